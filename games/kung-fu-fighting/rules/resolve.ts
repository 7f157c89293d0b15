import { resume } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { facesOf, type Kind, kindOf } from '../cards.ts'
import type { Attack } from '../state.ts'
import { type Bout, isOut, leftOf, theExchange } from './bout.ts'
import { damageOn } from './damage.ts'
import { defenceOf } from './defence.ts'
import { checkEnd, eliminate } from './end.ts'
import { carryOutLosses, ignores, type Moved, targetAt } from './losses.ts'
import { discardFromHand } from './piles.ts'
import { discardSlot } from './slots.ts'
import { passTurn, respite } from './turn.ts'

/** Chapter 10: the Attack and all counterattacks together, in four steps. */
export const resolve = (b: Bout): void => {
  const { s, house } = b
  const damages = workOutDamage(b)
  const moved = carryOutLosses(b)
  const lost = workOutLoss(b, damages, moved)
  const fallen: number[] = []
  for (let side = 0; side < lost.length; side++) {
    if (lost[side] === 0) continue
    s.chi[side] = Math.max(0, s.chi[side] - lost[side]) // KFF-10.14
    if (s.chi[side] === 0) fallen.push(side)
    b.log?.push({
      key: 'kung-fu-fighting.lostChi',
      seats: house.members[side],
      amount: lost[side],
      chi: s.chi[side],
      rule: 'KFF-10.14',
    })
  }
  discardAtRandom(b)
  wearOut(b, moved)
  clearTable(b)
  if (fallen.length > 0) eliminate(b, fallen, 'KFF-3.2')
  if (checkEnd(b)) return
  if (isOut(house, s, s.active))
    passTurn(b) // KFF-3.7
  else respite(b)
}

/** Step 1 (KFF-10.2): by Attack and target. */
const workOutDamage = ({ s, house }: Bout): number[][] => {
  const damages: number[][] = []
  const { attacks } = theExchange(s)
  for (let i = 0; i < attacks.length; i++) {
    const row: number[] = []
    for (let j = 0; j < attacks[i].targets.length; j++)
      row.push(damageOn(house, s, attacks[i], attacks[i].targets[j].seat))
    damages.push(row)
  }
  return damages
}

/** Steps 3 and 4: by side, the sum over all Attacks (KFF-10.13). */
const workOutLoss = ({ s, house, log }: Bout, damages: readonly number[][], moved: Moved): number[] => {
  const lost = house.members.map(() => 0)
  const { attacks } = theExchange(s)
  for (let i = 0; i < attacks.length; i++) {
    const { attacker, targets } = attacks[i]
    for (let j = 0; j < targets.length; j++) {
      const damage = damages[i][j]
      const ignored = ignores(house, targets[j])
      const defence = ignored ? 0 : defenceOf(house, s, attacks[i], targets[j], moved)
      const loss = ignored ? 0 : Math.max(0, damage - defence)
      lost[house.sideOf[targets[j].seat]] += loss
      log?.push({
        key: ignored ? 'kung-fu-fighting.ignored' : 'kung-fu-fighting.hit',
        seat: targets[j].seat,
        by: attacker,
        damage,
        rule: ignored ? 'KFF-5.22' : 'KFF-10.13',
        ...(ignored ? {} : { defence, loss }),
      })
    }
  }
  return lost
}

/** KFF-10.15: on the living who did not ignore the Attack. */
const discardAtRandom = (b: Bout): void => {
  const { s, house } = b
  const { attacks } = theExchange(s)
  for (let i = 0; i < attacks.length; i++) {
    const count = discardsOf(b, attacks[i])
    for (let places = 1; places < house.seats; places++) {
      const target = targetAt(attacks[i], leftOf(house, attacks[i].attacker, places)) // KFF-8.7
      if (target === null) continue
      if (!ignores(house, target)) loseCards(b, target.seat, count)
      if (target.block >= 0) loseCards(b, attacks[i].attacker, house.prints[target.block].discards)
    }
  }
}

const discardsOf = ({ house: { prints } }: Bout, { source, parts }: Attack): number => {
  let count = prints[source].discards
  for (let i = 0; i < parts.length; i++) count += prints[parts[i]].discards
  return count
}

const loseCards = (b: Bout, seat: Seat, count: number): void => {
  const { s, log, house } = b
  const most = Math.min(count, s.hands[seat].length)
  if (most === 0 || isOut(house, s, seat)) return
  const rng = resume(s.stream)
  const left = s.hands[seat].map(kindOf)
  const lost: Kind[] = []
  for (let i = 0; i < most; i++) lost.push(rng.take(left))
  s.stream = rng.save()
  discardFromHand(b, seat, lost)
  log?.push({ key: 'kung-fu-fighting.discarded', seat, cards: facesOf(house, lost), rule: 'KFF-10.15' })
}

/** KFF-5.13: if it is still in the slot of the player who used it. */
const wearOut = (b: Bout, moved: Moved): void => {
  const { s, house } = b
  const { attacks } = theExchange(s)
  for (let i = 0; i < attacks.length; i++) {
    const { attacker, weapon, source } = attacks[i]
    const isStill = s.weapons[attacker] === source && ((moved.weapon >>> attacker) & 1) === 0
    if (weapon && house.prints[source].afterUse && isStill)
      discardSlot(b, attacker, 'weapon', 'kung-fu-fighting.worn', 'KFF-5.13')
  }
}

/** KFF-8.6, KFF-10.16 */
export const clearTable = ({ s }: Bout): void => {
  const { table } = theExchange(s)
  for (let i = 0; i < table.length; i++) s.discard.push(table[i])
  s.exchange = null
}
