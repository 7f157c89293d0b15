/** What is printed on a character or a secret, and what else is known of it: one entry says it all. */
export interface Power {
  readonly id: string
  readonly name: string
  /** Its rules, the one that says what it does first: `KBK-17.6 … 17.8`. */
  readonly rules: string
  /** A drawing of game-icons.net, and whose it is. */
  readonly icon: { readonly icon: string; readonly author: string }
  /** How much bots want it: the more, the better greedy players fared (`leitai simulate kabuken --matrix characters`). */
  readonly rank: number
  /** What it does, in one line. */
  readonly note: string
}

/** What nobody has. */
export const NO_POWER = { rules: '', icon: { icon: '', author: '' }, rank: -1, note: '' }

/** All its rules by id. */
export const rulesIn = ({ rules }: Power): string[] => {
  const [, chapter = '', first = '1', last = first] = /^KBK-(\d+)\.(\d+)(?: … \d+\.(\d+))?$/.exec(rules) ?? []
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `KBK-${chapter}.${Number(first) + at}`)
}
