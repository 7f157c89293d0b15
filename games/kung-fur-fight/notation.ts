import type { Notation } from '../../kernel/contract.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { kindOfFace } from './cards.ts'
import { type Choice, SIGNS, signNamed } from './choice.ts'
import { readTeams, writeTeams } from './teams-text.ts'

/** Choices as text: `plan a1 hua+chai+1hw a3 yue`, `throw rock`, `add chai`, `commit 3`, `order crash shock`. */
export const notation: Notation<Choice> = {
  write: (choice) => {
    if (choice.do === 'plan') return writePlan(writeTeams(choice))
    if (choice.do === 'throw') return `throw ${choice.sign}`
    if ('hw' in choice) return `${choice.do} ${choice.hw}`
    if ('cards' in choice) return [choice.do, ...choice.cards].join(' ')
    return choice.do
  },
  read: (text) => {
    const [verb = '', ...words] = text.trim().toLowerCase().split(/\s+/)
    const reader = READERS.get(verb)
    if (reader === undefined) return bad('', `"${verb}" is not known; one can ${[...READERS.keys()].join(', ')}`)
    return reader(words)
  },
}

/** KFU-6.18: without a single Animal it is a Pass. */
const writePlan = (teams: string): string => (teams === '' ? 'pass' : `plan ${teams}`)

/** A Pass has to be meant: nobody gets there by leaving out the teams. */
const readPlan = (words: readonly string[]): Result<Choice> =>
  words.length === 0 ? bad('', NO_TEAMS) : readTeams(words.join(' '))
const NO_TEAMS = 'plan needs teams, such as plan a1 hua+chai+1hw a3 yue; to send nobody, pass'

type Reader = (words: readonly string[]) => Result<Choice>

const plain =
  (choice: Choice): Reader =>
  (words) =>
    words.length === 0 ? ok(choice) : bad('', `${choice.do} stands alone; "${words.join(' ')}" is too much`)

const withCards =
  (act: 'add' | 'remove' | 'take' | 'order'): Reader =>
  (words) => {
    const stranger = words.find((word) => kindOfFace(word) < 0)
    return stranger === undefined ? ok({ do: act, cards: words }) : bad('', `"${stranger}" is no card`)
  }

const withHw =
  (act: 'commit' | 'ignore'): Reader =>
  ([hw = '', ...more]) =>
    /^-?\d{1,4}$/.test(hw) && more.length === 0
      ? ok({ do: act, hw: Number(hw) })
      : bad('', `${act} needs one number, such as ${act} 2`)

const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    plan: readPlan,
    pass: plain({ do: 'pass' }),
    throw: ([sign = '', ...more]) =>
      signNamed(sign) >= 0 && more.length === 0
        ? ok({ do: 'throw', sign })
        : bad('', `throw needs one of ${SIGNS.join(', ')}`),
    add: withCards('add'),
    remove: withCards('remove'),
    none: plain({ do: 'none' }),
    commit: withHw('commit'),
    use: plain({ do: 'use' }),
    waive: plain({ do: 'waive' }),
    ignore: withHw('ignore'),
    take: withCards('take'),
    order: withCards('order'),
  }),
)
