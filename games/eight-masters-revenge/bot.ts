import type { Seat } from '../../kernel/seats.ts'
import { counterChance, expectedHit } from './advice/chances.ts'
import { after, afterUse, dealUnknown, hurt, settle } from './advice/imagined.ts'
import { FREE_TURN, type Tempo, worth } from './advice/worth.ts'
import { setOf } from './card-set.ts'
import type { Card, EffectName } from './cards.ts'
import { type Act, actOf, cardIn, firstOf, LEFT, type Packed, RIGHT, secondOf, sideIn, valueOf } from './choice.ts'
import { CARDS_DRAWN, CARDS_DRAWN_FREE } from './constants.ts'
import { FIGHTERS } from './fighters.ts'
import type { House } from './options.ts'
import { cardAt } from './placed.ts'
import { prospect } from './prospect.ts'
import { moveInZones, moveOnCards } from './rules/action.ts'
import { isPair } from './rules/area.ts'
import { isDoubleHit } from './rules/attack.ts'
import { block, damageDue, threatened } from './rules/block.ts'
import { type Bout, isOut, mateOf, theAttack } from './rules/bout.ts'
import { counter } from './rules/counter.ts'
import { TECHNIQUE_RULES } from './rules/techniques.ts'
import type { State } from './state.ts'
import { blockingSides } from './windows/response.ts'

/** What is good here at first sight, in tenths of a life or so: the moment that follows, as far as one can tell. */
export const score = (house: House, view: State, seat: Seat, code: Packed): number =>
  SCORES[actOf(code)](house, view, seat, code)

type Score = (house: House, view: State, seat: Seat, code: Packed) => number

/** The moment as it is, when it is my move next or theirs. */
const asItIs =
  (tempo: Tempo): Score =>
  (house, view, seat) =>
    worth(house, view, seat, tempo)

/** The moment after something was done. */
const done =
  (tempo: Tempo, act: (b: Bout, seat: Seat, code: Packed) => void): Score =>
  (house, view, seat, code) => {
    const s = after(house, view, (b) => act(b, seat, code))
    return worth(house, s, seat, tempo)
  }

/** After step 4: a pair or T9 earns a free turn. */
const afterAttack = (house: House, s: State, seat: Seat): number =>
  s.attack?.wounding === true || isPair(house, s, seat)
    ? worth(house, s, seat, 'mine') + FREE_TURN
    : worth(house, s, seat, 'theirs')

const useScore: Score = (house, view, seat, code) => {
  const s = afterUse(house, view, valueOf(code))
  return s.attack === null ? worth(house, s, seat, 'mine') : afterAttack(house, s, seat)
}

/** EMR-16.6: of a double hit the other opponent takes the base damage. */
const hurtTheOther = (house: House, s: State): void => {
  const { base, defender } = theAttack(s)
  if (isDoubleHit(house, s)) hurt(house, s, mateOf(defender), base)
}

const SCORES: Readonly<Record<Act, Score>> = {
  pick: (_house, _view, _seat, code) => TASTE_IN_FIGHTERS.indexOf(FIGHTERS[valueOf(code)].id),
  give: (_house, view, _seat, code) => view.hands[valueOf(code)].length - view.life[valueOf(code)] / 10,

  noTechnique: asItIs('mine'),
  place: done('mine', (b, _seat, code) => TECHNIQUE_RULES.T3.act(b, valueOf(code))),
  reveal: (house, view, seat) => worth(house, view, seat, 'mine') - 0.5,
  putCrow: done('mine', (b, _seat, code) => TECHNIQUE_RULES.T7.act(b, valueOf(code))),

  draw: done('theirs', ({ house, s }, seat) => dealUnknown(house, s, seat, s.free ? CARDS_DRAWN_FREE : CARDS_DRAWN)),
  attack: (house, view, seat, code) => {
    const { after: s, isHit, isCrowed } = prospect(house, view, seat, cardIn(code), sideIn(code))
    settle(house, s)
    const more = isCrowed ? 0 : EFFECT_WORTH[house.cards.effect[s.suspense]]
    if (!isHit || s.life[seat] === 0) return afterAttack(house, s, seat) + more
    const { defender } = theAttack(s)
    const chance = counterChance(house, s, defender)
    const countered = chance === 0 ? 0 : worth(house, s, seat, 'theirs')
    hurt(house, s, defender, expectedHit(house, s))
    hurtTheOther(house, s)
    return chance * countered + (1 - chance) * (afterAttack(house, s, seat) + more)
  },
  noMove: (house, view, seat) => worth(house, view, seat, 'theirs') + 0.1,
  moveOnCards: done('theirs', (b, seat, code) =>
    moveOnCards(b, cardAt(b.s.couple[2 * seat]) === firstOf(code) ? LEFT : RIGHT),
  ),
  moveInZones: done('theirs', (b, _seat, code) => moveInZones(b, firstOf(code), secondOf(code))),
  aside: () => 1,
  noAside: () => 0,

  take: done('mine', ({ house, s }, seat) => hurt(house, s, seat, damageDue(house, s))),
  block: done('mine', (b, seat, code) => {
    block(b, seat, blockingSides(b.s, seat, code))
    hurt(b.house, b.s, seat, damageDue(b.house, b.s))
  }),
  counter: (house, view, seat, code) => {
    const { defender } = theAttack(view)
    const isDefending = seat === defender
    const s = after(house, view, (b) => counter(b, seat, cardIn(code), sideIn(code)))
    if (isOut(house, s, seat)) return worth(house, s, seat, 'theirs')
    const chance = counterChance(house, s, isDefending ? view.active : defender)
    const stopped = worth(house, s, seat, isDefending ? 'mine' : 'theirs')
    const wentOn = after(house, s, (b) => hurt(house, b.s, defender, threatened(house, b.s)))
    const hit = isDefending ? worth(house, wentOn, seat, 'mine') - TURN_STOPPED : afterAttack(house, wentOn, seat)
    return isDefending ? chance * hit + (1 - chance) * stopped : chance * stopped + (1 - chance) * hit
  },
  stand: (house, view, seat) => {
    if (seat === view.active) return worth(house, view, seat, 'theirs')
    const s = after(house, view, (b) => hurt(house, b.s, seat, threatened(house, b.s)))
    return worth(house, s, seat, 'mine') - TURN_STOPPED
  },

  noWound: (house, view, seat) => {
    const s = after(house, view, (b) => {
      hurt(house, b.s, theAttack(view).defender, damageDue(house, view))
      hurtTheOther(house, b.s)
    })
    return afterAttack(house, s, seat)
  },
  wound: (house, view, seat, code) => {
    const s = after(house, view, (b) => TECHNIQUE_RULES.T9.act(b, firstOf(code)))
    return afterAttack(house, s, seat)
  },
  noEffect: (house, view, seat) =>
    view.attack === null ? worth(house, view, seat, 'mine') : afterAttack(house, view, seat),
  effect: useScore,
  newEffect: useScore,
  freeTurn: (house, view, seat) => worth(house, view, seat, 'mine') + FREE_TURN,
  noFreeTurn: asItIs('theirs'),
  drop: (house, _view, _seat, code) => -setOf(valueOf(code)).reduce((sum, card) => sum + inHand(house, card), 0),
}

/** What a counter saves beside the damage: the effect of the blow, and perhaps a free turn. */
const TURN_STOPPED = 4

/** What the effect of a blow is worth before one knows how it will be used. */
const EFFECT_WORTH: Readonly<Record<EffectName | 'none', number>> = {
  slide: 1,
  trap: 2,
  wound: 3.5,
  empower: 1.5,
  remove: 1,
  switch: 1,
  draw: 2,
  copy: 2.5,
  none: 0,
}

/** What a card is worth keeping for: dragons counter, damage and effects come when it leaves the couple. */
const inHand = ({ cards }: House, card: Card): number =>
  (cards.dragon[card] ? 3 : 0) + 2 * cards.damage[card] + EFFECT_WORTH[cards.effect[card]] / 2

/** From least to most wanted, by how greedy players fared with them in duels. */
const TASTE_IN_FIGHTERS = ['Tiger', 'Fox', 'Tortoise', 'Boar', 'Heron', 'Monkey', 'Crow', 'Spider']
