import type { Seat } from '../../../kernel/seats.ts'
import { kindOf } from '../cards.ts'
import { type Choice, furtherTargets, type PlanChoice } from '../choice.ts'
import { isEnhancement } from '../rules/plan/slots.ts'
import { ways } from '../rules/preparing.ts'
import { inSlot, SLOTS } from '../rules/slots.ts'
import type { WindowName } from '../state.ts'
import { aimingOf, type Draft, type Parts, partsOf, planOf, spawnerOf, without } from './draft.ts'
import { type Moment, printOf } from './moment.ts'

/** Something that could be handed in, or what is still missing for it. */
export interface Offer {
  readonly id: string
  readonly choice: Choice
  readonly lacks?: 'source' | 'target' | 'card'
}

/** Every answer that the draft could become; whether it is legal is for the rules to say. */
export const offersFor = (moment: Moment, draft: Draft): readonly Offer[] => MAKERS[moment.view.window](moment, draft)

type Maker = (moment: Moment, draft: Draft) => readonly Offer[]

const plainly = (choice: Choice): Offer => ({ id: choice.do, choice })

const isEmpty = ({ cards, weapon, stance }: Draft): boolean => cards.length === 0 && !weapon && !stance

/** The Attack, if the draft could be one. */
const attackOffers = (moment: Moment, draft: Draft, parts: Parts): readonly Offer[] => {
  if (parts.blocks.length + parts.others.length > 0 || draft.stance) return []
  const { plan, lacksTarget } = planOf(moment, draft, aimingOf(moment, draft))
  const choice: Choice = { do: 'attack', ...plan }
  if (plan.with === undefined && !draft.weapon && hasSource(moment)) return [{ ...plainly(choice), lacks: 'source' }]
  return [{ ...plainly(choice), ...(lacksTarget ? { lacks: 'target' as const } : {}) }]
}

const hasSource = ({ house, view, seat }: Moment): boolean =>
  view.weapons[seat] >= 0 || view.hands[seat].some((card) => house.prints[kindOf(card)]?.type === 'attack')

const playOffers = (moment: Moment, { others, blocks }: Parts): readonly Offer[] => {
  const { house, view, seat } = moment
  return [...others, ...blocks].slice(0, 1).flatMap((face): readonly Offer[] => {
    const cards = [face]
    if (printOf(house, face).special !== 'move-weapon') return [plainly({ do: 'play', cards })]
    const found = ways(house, view, seat)
    if (found.length === 0) return [plainly({ do: 'play', cards })]
    return found.map(({ from, to }) =>
      from === seat
        ? { id: `play to ${to}`, choice: { do: 'play', cards, to } }
        : { id: `play from ${from}`, choice: { do: 'play', cards, from } },
    )
  })
}

const dropOffers = ({ view, seat }: Moment, draft: Draft): readonly Offer[] =>
  SLOTS.filter((slot) => draft[slot] && draft.cards.length === 0 && inSlot(view, seat, slot) >= 0).map((slot) => ({
    id: `drop ${slot}`,
    choice: { do: 'drop', slot },
  }))

const ownTurn =
  (mayAttack: boolean): Maker =>
  (moment, draft) => {
    const parts = partsOf(moment.house, draft.cards)
    return [
      ...(mayAttack || !isEmpty(draft) ? attackOffers(moment, draft, parts) : []),
      ...playOffers(moment, parts),
      ...dropOffers(moment, draft),
      plainly({ do: 'end' }),
    ]
  }

/** The counterattack among the picked cards, if there is one. */
const counterOf = (moment: Moment, draft: Draft): { readonly counter?: PlanChoice } => {
  const { attacks, enhancements } = partsOf(moment.house, draft.cards)
  if (!draft.weapon && attacks.length + enhancements.length === 0) return {}
  return { counter: planOf(moment, draft, aimingOf(moment, draft)).plan }
}

const answer: Maker = (moment, draft) => {
  const { blocks, others } = partsOf(moment.house, draft.cards)
  const back = counterOf(moment, draft)
  const pass = plainly({ do: 'pass' })
  if (blocks.length > 0) return [plainly({ do: 'block', cards: blocks.slice(0, 1), ...back }), pass]
  if (others.length > 0) return [plainly({ do: 'block', cards: others.slice(0, 1) }), pass]
  if (back.counter !== undefined) return [plainly({ do: 'counter', ...back.counter }), pass]
  return [{ ...plainly({ do: 'block', cards: [] }), lacks: 'card' }, pass]
}

/** A Special covers, with a Block of the family where that is asked; else a Block does. */
const cover: Maker = (moment, draft) => {
  const { blocks, others, attacks, enhancements } = partsOf(moment.house, draft.cards)
  const pass = plainly({ do: 'pass' })
  const [card, ...rest] = [...others, ...blocks, ...attacks, ...enhancements]
  if (card === undefined) return [{ ...plainly({ do: 'cover', cards: [] }), lacks: 'card' }, pass]
  const block = rest.filter((face) => blocks.includes(face)).slice(0, 1)
  const isCovering = others.includes(card) || blocks.includes(card)
  const choice: Choice = {
    do: 'cover',
    cards: [card],
    ...(block.length === 0 ? {} : { block }),
    ...(isCovering ? counterOf(moment, draft) : {}),
  }
  return [plainly(choice), pass]
}

const ally: Maker = (moment, draft) => {
  const { house } = moment
  const pass = plainly({ do: 'pass' })
  const spawner = spawnerOf(moment, draft)
  if (spawner !== undefined) {
    const own = without(draft, spawner)
    const { plan, lacksTarget } = planOf(moment, own, aimingOf(moment, draft))
    const lacks = plan.with === undefined && !own.weapon && hasSource(moment) ? 'source' : lacksTarget ? 'target' : null
    return [{ ...plainly({ do: 'add', cards: [spawner], attack: plan }), ...(lacks === null ? {} : { lacks }) }, pass]
  }
  const [card = draft.cards[0]] = draft.cards.filter((face) => isEnhancement(printOf(house, face)))
  if (card === undefined) return [{ ...plainly({ do: 'add', cards: [] }), lacks: 'card' }, pass]
  const combo = partsOf(house, draft.cards).attacks.filter((face) => face !== card)
  const { open } = aimingOf(moment, draft)
  const choice: Choice = {
    do: 'add',
    cards: [card],
    ...(combo.length === 0 ? {} : { combo }),
    ...furtherTargets(draft.targets.filter((seat) => open.includes(seat))),
  }
  return [plainly(choice), pass]
}

const passCard: Maker = ({ house, seat }, { cards }) => {
  const mates = house.members[house.sideOf[seat]].filter((other) => other !== seat)
  const gifts = mates.map(
    (to: Seat): Offer => ({
      id: `give ${to}`,
      choice: { do: 'give', cards: cards.slice(0, 1), to },
      ...(cards.length === 0 ? { lacks: 'card' as const } : {}),
    }),
  )
  return [...gifts, plainly({ do: 'keep' })]
}

const MAKERS: Readonly<Record<WindowName, Maker>> = {
  archetype: ({ house }) =>
    house.roster.map((kind) => {
      const archetype = house.prints[kind].id
      return { id: `choose ${archetype}`, choice: { do: 'choose', archetype } }
    }),
  upkeep: () => [plainly({ do: 'pay' }), plainly({ do: 'letGo' })],
  refill: (moment, draft) => {
    const { cards } = draft
    return [plainly({ do: 'refill', ...(cards.length === 0 ? {} : { cards }) }), ...dropOffers(moment, draft)]
  },
  prepare: ownTurn(true),
  respite: ownTurn(false),
  ally,
  cover,
  answer,
  passCard,
  none: () => [],
}
