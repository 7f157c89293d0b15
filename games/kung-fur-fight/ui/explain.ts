import type { Explanation } from '../../../board/explain.tsx'
import { whyNot } from '../../../board/why-not.ts'
import type { Refusal, Words } from '../../../kernel/contract.ts'
import type { Rulebook } from '../../../kernel/rulebook.ts'
import { kindNamed, NAMES } from '../cards.ts'
import { choiceOf, isBlank, send, sentTo } from './draft.ts'
import { strengthsOf } from './forecast.ts'
import type { Option } from './options.ts'
import { type Moment, nameOf, planWords, preview } from './preview.ts'
import { readingOf } from './reading.ts'
import type { Story } from './story.ts'
import type { Desk } from './use-desk.ts'
import { WORDS } from './words.ts'

const hint = (text: string): Explanation => ({ tone: 'hint', text })

/** What comes of something that could be handed in, or why it cannot be. */
export const explainOption = (words: Words, book: Rulebook, moment: Moment, option: Option): Explanation => {
  const { choice, refusal } = option
  if (refusal !== null) return whyNot(words, book, refusal)
  if (choice.do === 'plan') return { tone: 'yes', text: planWords(moment, choice) }
  const [name, what] = [nameOf(moment.view, choice), preview(moment, choice)]
  return { tone: 'yes', text: what === '' ? name : `${name}: ${what}` }
}

type PlanDesk = Pick<Desk, 'draft' | 'chosen' | 'refusalOf' | 'faceOf'>

/** What sending the card that is taken up to an arena would make of it. */
export const explainSending = (
  words: Words,
  book: Rulebook,
  { house, view, seat }: Moment,
  { draft, chosen: [id], refusalOf, faceOf }: PlanDesk,
  arena: number,
): Explanation => {
  if (id === undefined) return hint(WORDS.pickFirst)
  const next = send(draft, id, arena)
  const refusal = refusalOf(next)
  if (refusal !== null) return whyNot(words, book, refusal)
  const name = NAMES[kindNamed(faceOf(id))]
  const leads = next.teams[arena][0] === id
  const { ap, grows } = strengthsOf(house, view, seat, choiceOf(next, faceOf))[arena]
  const what = leads ? WORDS.leadHere(name, arena + 1) : WORDS.sendHere(name, arena + 1)
  return { tone: 'yes', text: `${what}: ${WORDS.would(ap, grows)}` }
}

/** One sentence about what is looked at, taken up or planned; else what is asked. */
export const explain = (words: Words, book: Rulebook, moment: Moment, desk: Desk, story: Story | null): Explanation => {
  const { looked, options, chosen, draft, faceOf, isPlanning, isBack } = desk
  if (looked?.at === 'text') return hint(looked.text)
  if (looked?.at === 'refusal') return whyNot(words, book, looked.refusal)
  if (looked?.at === 'arena' && isPlanning) return explainSending(words, book, moment, desk, looked.arena)
  const about = looked?.at === 'option' ? options.find(({ id }) => id === looked.id) : undefined
  if (about !== undefined) return explainOption(words, book, moment, about)
  const [id] = chosen
  if (id !== undefined && (!isPlanning || sentTo(draft, id) < 0)) {
    const picking = options.find(({ choice }) => 'cards' in choice)
    if (picking?.choice.do === 'order' && picking.refusal !== null) return hint(WORDS.orderFirst)
    if (picking !== undefined) return explainOption(words, book, moment, picking)
    if (desk.isDim(id)) return whyNot(words, book, refusalAnywhere(desk, id))
    const reading = readingOf(faceOf(id))
    if (reading !== null) return hint(`${reading.title}. ${reading.text}`)
  }
  if (isBack && story !== null) return hint(pastWords(moment, story))
  const plan = options.find(({ choice }) => choice.do === 'plan')
  if (plan !== undefined && !isBlank(draft)) return explainOption(words, book, moment, plan)
  return hint(words.windows[moment.view.window] ?? '')
}

/** What stands against a card that can go nowhere: in an arena without a team if there is one, for there least does. */
const refusalAnywhere = ({ draft, refusalOf }: PlanDesk, id: string): Refusal => {
  const arena = Math.max(
    0,
    draft.teams.findIndex((team) => team.length === 0),
  )
  const refusal = refusalOf(send(draft, id, arena))
  if (refusal === null) throw new Error(`${id} may be sent to arena ${arena}`)
  return refusal
}

/** Who won what in the round before, and what it did to both. */
export const pastWords = ({ who }: Pick<Moment, 'who'>, { fights, sp, vp }: Story): string => {
  const parts = sp.flatMap((_, seat) => {
    const arenas = fights.flatMap(({ winner }, arena) => (winner === seat ? [arena + 1] : []))
    const scores = [
      ...(vp[seat] === 0 ? [] : [WORDS.vpBy(vp[seat])]),
      ...(sp[seat] === 0 ? [] : [WORDS.spBy(sp[seat])]),
    ]
    if (arenas.length > 0) return [WORDS.wonArenas(who(seat), arenas, scores)]
    return scores.length > 0 ? [WORDS.scored(who(seat), scores)] : []
  })
  return parts.length === 0 ? WORDS.nobodyWon : parts.join(' ')
}
