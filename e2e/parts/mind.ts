import { bots } from '../../bots/all.ts'
import { registry } from '../../games/registry.ts'
import type { Form } from '../../kernel/forms.ts'
import { seeded } from '../../kernel/random.ts'
import { seatOf } from '../../kernel/seats.ts'
import type { MatchView } from '../../web/live/match.ts'

/** A choice as the form has it: what to do, and its fields. */
export type Choice = Readonly<Record<string, unknown>> & { readonly do: string }

/** What somebody sees of a match. */
type Seen = Pick<MatchView, 'table' | 'view' | 'viewer'>

/** Thinks for somebody at a browser, with nothing but what that browser was told. */
export const think = async ({ table, view, viewer }: Seen): Promise<Choice> => {
  const { game, rules } = await openGame(table)
  const rng = seeded('sfc32', 'e2e')
  const code = bots.greedy.choose(game, rules, view, seatOf(viewer, table.seats.length), rng)
  return asChoice(rules.unpack(code))
}

export const asChoice = (value: unknown): Choice => {
  if (!isChoice(value)) throw new Error('this game has no `do` in its choices')
  return value
}

/** The form of what a browser is asked: it makes it itself. */
export const formOf = async ({ table, view, viewer }: Seen): Promise<Form> => {
  const { rules } = await openGame(table)
  return rules.question(view, seatOf(viewer, table.seats.length)).form
}

const openGame = async ({ game: id, setup }: MatchView['table']) => {
  const game = await registry[id]()
  const opened = game.open(setup)
  if (!opened.ok) throw new Error(opened.problem.message)
  return { game, rules: opened.value }
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string'

export const cardsOf = ({ cards }: Choice): readonly string[] =>
  Array.isArray(cards) ? cards.filter((card) => typeof card === 'string') : []
