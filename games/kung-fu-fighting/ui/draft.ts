import type { Seat } from '../../../kernel/seats.ts'
import { furtherTargets, type PlanChoice } from '../choice.ts'
import type { Print } from '../deck/print.ts'
import type { House } from '../house.ts'
import { attackInHand, targetInHand } from '../rules/exchange.ts'
import { opponentsOf } from '../rules/plan/aim.ts'
import { isEnhancement } from '../rules/plan/slots.ts'
import { type Moment, printOf } from './moment.ts'

/** What somebody has picked on the board so far, whatever may become of it. */
export interface Draft {
  /** Faces of the hand, in the order picked. */
  readonly cards: readonly string[]
  /** The own Weapon or Stance in play is picked too. */
  readonly weapon: boolean
  readonly stance: boolean
  readonly targets: readonly Seat[]
  /** The card that is to split, where several could. */
  readonly splitBy: string | null
}

export const NO_DRAFT: Draft = { cards: [], weapon: false, stance: false, targets: [], splitBy: null }

/** The picked cards by what they could be in an answer. */
export interface Parts {
  readonly attacks: readonly string[]
  readonly enhancements: readonly string[]
  readonly blocks: readonly string[]
  /** Everything else. */
  readonly others: readonly string[]
}

export const partsOf = (house: House, cards: readonly string[]): Parts => {
  const those = (are: (print: Print) => boolean): string[] => cards.filter((face) => are(printOf(house, face)))
  return {
    attacks: those(({ type }) => type === 'attack'),
    enhancements: those(isEnhancement),
    blocks: those(({ type }) => type === 'block'),
    others: those((print) => print.type !== 'attack' && print.type !== 'block' && !isEnhancement(print)),
  }
}

/** Whom an answer hits: some in any case, some as picked. */
export interface Aiming {
  readonly fixed: readonly Seat[]
  readonly open: readonly Seat[]
  /** How many of the open ones at the most. */
  readonly room: number
}

const NOBODY: Aiming = { fixed: [], open: [], room: 0 }

/** The cards of the draft that could split an Attack made with it, best first. */
export const splittersOf = ({ house, view, seat }: Moment, { cards, weapon }: Draft): readonly string[] => {
  const kinds = weapon && view.weapons[seat] >= 0 ? [view.weapons[seat], ...view.onWeapon[seat]] : []
  const faces = [...kinds.map((kind) => house.prints[kind].id), ...partsOf(house, cards).enhancements]
  return faces
    .filter((face, at) => printOf(house, face).splitMax > 0 && faces.indexOf(face) === at)
    .sort((one, other) => printOf(house, other).splitMax - printOf(house, one).splitMax)
}

const mostTargets = (moment: Moment, draft: Draft): number =>
  Math.max(1, ...splittersOf(moment, draft).map((face) => printOf(moment.house, face).splitMax))

/** Where there is no choice, it is made. */
const among = (open: readonly Seat[], most: number): Aiming =>
  open.length === 1 ? { fixed: open, open: [], room: 0 } : { fixed: [], open, room: most }

/** The enhancement of You Go That Way's kind, which brings an Attack of one's own. */
export const spawnerOf = ({ house }: Moment, { cards }: Draft): string | undefined =>
  cards.find((face) => printOf(house, face).spawn)

const AIMS: Readonly<Record<string, (moment: Moment, draft: Draft) => Aiming>> = {
  prepare: (moment, draft) => {
    const { blocks, others } = partsOf(moment.house, draft.cards)
    if (draft.stance || blocks.length + others.length > 0) return NOBODY
    return among(opponentsOf(moment.house, moment.view, moment.seat), mostTargets(moment, draft))
  },
  ally: (moment, draft) => {
    const { house, view, seat } = moment
    const attack = attackInHand(view)
    const fixed = attack.targets.map((target) => target.seat)
    const open = opponentsOf(house, view, seat).filter((other) => !fixed.includes(other))
    const spawner = spawnerOf(moment, draft)
    if (spawner !== undefined) return among(open, mostTargets(moment, without(draft, spawner)))
    return { fixed, open, room: attack.splitBy < 0 ? mostTargets(moment, draft) - 1 : 0 }
  },
  cover: (moment, draft) => back(moment, draft),
  answer: (moment, draft) => back(moment, draft),
}

const back = (moment: Moment, draft: Draft): Aiming => {
  const { house, view, seat } = moment
  const { answersTo } = targetInHand(view)
  const open = opponentsOf(house, view, seat).filter((other) => other !== answersTo)
  return { fixed: [answersTo], open, room: mostTargets(moment, draft) - 1 }
}

export const aimingOf = (moment: Moment, draft: Draft): Aiming => AIMS[moment.view.window]?.(moment, draft) ?? NOBODY

export const without = (draft: Draft, face: string): Draft => ({
  ...draft,
  cards: draft.cards.filter((_, at) => at !== draft.cards.indexOf(face)),
})

/** Picks one more target or takes it back; where there is no room left, it takes the place of the last. */
export const aimed = (moment: Moment, draft: Draft, seat: Seat): Draft => {
  const { open, room } = aimingOf(moment, draft)
  if (!open.includes(seat)) return draft
  const targets = draft.targets.filter((other) => open.includes(other))
  if (targets.includes(seat)) return { ...draft, targets: targets.filter((other) => other !== seat) }
  return { ...draft, targets: [...targets.slice(0, Math.max(0, room - 1)), seat] }
}

/** The declared Attack that the draft comes to; null while nobody is aimed at, with somebody in his place. */
export const planOf = (
  moment: Moment,
  draft: Draft,
  { fixed, open }: Aiming,
): { readonly plan: PlanChoice; readonly lacksTarget: boolean } => {
  const { attacks, enhancements } = partsOf(moment.house, draft.cards)
  const picked = [...fixed, ...draft.targets.filter((seat) => open.includes(seat))]
  const [main = open[0] ?? moment.seat, ...further] = picked
  const [source, ...added] = draft.weapon ? [undefined, ...attacks] : attacks
  const combo = added.flatMap((face) => face ?? [])
  const splitters = splittersOf(moment, draft)
  const splitBy = splitters.find((face) => face === draft.splitBy) ?? splitters[0]
  return {
    plan: {
      ...(source === undefined ? {} : { with: [source] }),
      ...(enhancements.length === 0 ? {} : { enhancements }),
      ...(combo.length === 0 ? {} : { combo }),
      on: main,
      ...furtherTargets(further),
      ...(further.length > 0 && splitBy !== undefined ? { splitBy: [splitBy] } : {}),
    },
    lacksTarget: picked.length === 0,
  }
}
