import { type Card, FACES } from '../cards.ts'
import { LEFT, RIGHT, SIDES } from '../choice.ts'
import type { House } from '../options.ts'
import { cardAt, DAMAGE, MINUS, PLUS, tokensOn } from '../placed.ts'
import type { State } from '../state.ts'
import { attackValue, coveredColumn, defenceValue, isPair, liftCrows, liftTokens, putBeside, setOff } from './area.ts'
import { damageDue } from './block.ts'
import { ask, type Bout, canAct, isAutomaton, isOut, leftNeighbour, mateOf, theAttack } from './bout.ts'
import { addPacket } from './packets.ts'
import { endSuspense } from './piles.ts'
import { isUsable, TECHNIQUE_RULES } from './techniques.ts'

/**
 * EMR-5.1: the new card is put beside the couple, the card that does not touch it is the blow. What lies on both is
 * noted at once and takes effect in step 1.
 */
export const attack = (b: Bout, card: Card, side: number): void => {
  const { s, log } = b
  const { active } = s
  const blow = putBeside(s, active, card, side)
  s.suspense = cardAt(blow) // EMR-3.12
  s.attack = {
    card,
    side,
    tokens: blow,
    defender: -1,
    base: 0,
    crowed: false,
    blocks: 0,
    counterer: -1,
    wounding: false,
  }
  s.step = 'aside'
  log?.push({
    key: 'emr.attack',
    seat: active,
    card: FACES[card],
    side: SIDES[side],
    blow: FACES[s.suspense],
    rule: 'EMR-5.1',
  })
}

/** D7: T2 comes right after the placement, before step 1 (EMR-13.5). */
export const offerAside = ({ s, house }: Bout): void => {
  if (isUsable(house, s, s.active, 'T2')) ask(s, 'aside', s.active)
  else s.step = 'tokens'
}

/** Step 1 (EMR-5.5): the damage tokens of the covered zone go off first (EMR-5.6). */
export const applyZoneTokens = ({ s }: Bout): void => {
  setOff(s, s.active, coveredColumn(s, s.active, theAttack(s).side), 'trap')
  s.step = 'blow'
}

/** Step 1, whoever is still standing: crows of the zone, then the tokens of the blow (EMR-5.6 to EMR-5.9). */
export const applyBlowTokens = (b: Bout): void => {
  const { s, house, log } = b
  const { active } = s
  const a = theAttack(s)
  const column = coveredColumn(s, active, a.side)
  if (liftCrows(s, active, column)) {
    a.crowed = true
    log?.push({ key: 'emr.crowed', seat: active, column, rule: 'EMR-5.9' })
  }
  addPacket(s, active, 1, tokensOn(a.tokens, DAMAGE), 'wound')
  liftTokens(s, a.tokens)
  const printed = house.cards.damage[s.suspense] + tokensOn(a.tokens, PLUS) - tokensOn(a.tokens, MINUS)
  a.base = Math.max(0, printed) // EMR-7.2
  if (isUsable(house, s, active, 'T6')) TECHNIQUE_RULES.T6.act(b, active)
  a.tokens = 0
  s.step = 'check'
}

/** Step 2 (EMR-6.1); the automaton always hits (EMR-14.17). */
export const checkHit = (b: Bout): void => {
  const { s, house, log } = b
  const { active } = s
  const a = theAttack(s)
  a.defender = leftNeighbour(house, s, active) // EMR-6.6
  const isSure = isAutomaton(house, active)
  const value = attackValue(house, s, active)
  const defence = defenceValue(house, s, a.defender)
  const hit = isSure || value === defence
  s.step = hit ? 'response' : 'effect' // EMR-6.7
  log?.push({
    key: 'emr.check',
    seat: active,
    to: a.defender,
    attack: value,
    defence,
    hit,
    rule: isSure ? 'EMR-14.17' : 'EMR-6.1',
  })
}

/** D10: T9 may take the place of the damage (EMR-13.38). */
export const offerWound = ({ s, house }: Bout): void => {
  const { defender } = theAttack(s)
  if (isOut(house, s, defender))
    s.step = 'effect' // EMR-8.12
  else if (isUsable(house, s, s.active, 'T9')) ask(s, 't9', s.active)
  else s.step = 'damage'
}

/** Step 3 (EMR-7.16), in a team fight perhaps for both opponents (EMR-16.5). */
export const dealDamage = (b: Bout): void => {
  const { s, house, log } = b
  const { base, defender } = theAttack(s)
  const amount = damageDue(house, s)
  log?.push({ key: 'emr.damage', seat: s.active, to: defender, amount, rule: 'EMR-7.16' })
  addPacket(s, defender, amount, 1, 'hit')
  if (isDoubleHit(house, s)) {
    log?.push({ key: 'emr.double', seat: s.active, to: mateOf(defender), amount: base, rule: 'EMR-16.5' })
    addPacket(s, mateOf(defender), base, 1, 'double') // EMR-16.6
  }
  s.step = 'effect'
}

/** EMR-16.5: in a team fight, the blow has the colour of both cards of the team-mate. */
export const isDoubleHit = ({ isTeam, cards }: House, s: State): boolean => {
  if (!isTeam) return false
  const mate = mateOf(s.active)
  return (
    cards.colour[cardAt(s.couple[2 * mate + LEFT])] === cards.colour[s.suspense] &&
    cards.colour[cardAt(s.couple[2 * mate + RIGHT])] === cards.colour[s.suspense]
  )
}

/** EMR-3.12: after step 4 the blow goes to the discards. */
export const endAttack = ({ s }: Bout): void => {
  endSuspense(s)
  s.step = 'free'
}

/** Step 5 (EMR-10.1): a pair or T9 brings a free turn, if it can be used (EMR-10.10); never for the automaton (EMR-14.19). */
export const offerFreeTurn = ({ s, house }: Bout): void => {
  const { active } = s
  const isEarned = theAttack(s).wounding || isPair(house, s, active)
  if (isEarned && !isAutomaton(house, active) && canAct(house, s, active)) return ask(s, 'free', active)
  s.attack = null
  s.step = 'end'
}

/** EMR-10.8, EMR-19.6 */
export const takeFreeTurn = (b: Bout): void => {
  const { s, house, log } = b
  s.attack = null
  s.free = true
  s.step = house.freeTurnStart === 'yes' ? 'fury' : 'action'
  log?.push({ key: 'emr.freeTurn', seat: s.active, rule: 'EMR-10.1' })
}
