import type { Refusal, Sink } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { FACES } from '../cards.ts'
import { type Packed, type Use, zoneValue } from '../choice.ts'
import { COLUMNS } from '../constants.ts'
import type { House } from '../options.ts'
import {
  CROW,
  cardAt,
  crowsIn,
  DAMAGE,
  damageIn,
  hasTokens,
  MINUS,
  PLUS,
  TOKENS,
  tokensOn,
  withoutCrow,
  withoutDamage,
  withoutToken,
} from '../placed.ts'
import { coupleIndex, zoneIndex } from '../rules/area.ts'
import type { Bout } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { aimedColumn, aimedSeat, extraOf, type PackedUse, targetOf, useCode, useName } from '../use.ts'
import { aimAtCard, areaForm, cardInPlayForm, columnForm, outOfReach, recordOf, refuseAim } from './aim.ts'
import { added, type Effect, misplacedUse } from './effect.ts'

/** Effect 5: one effect token in play is taken off, covered ones included (EMR-9.19). */
export const removeEffect: Effect = {
  when: (house, s, seat) => {
    for (let target = 0; target < house.areas; target++)
      if (outOfReach(house, s, seat, 'remove', target) === null && hasAnyToken(s, target)) return true
    return false
  },
  list: (house, s, seat, base, out) => {
    for (let target = 0; target < house.areas; target++) {
      if (outOfReach(house, s, seat, 'remove', target) !== null) continue
      listOnCards(s, target, base, out)
      listInZones(s, target, base, out)
    }
  },
  forms: (house, s) => ({
    removeFromCard: recordOf({
      token: { kind: 'one', of: [TOKENS[DAMAGE], TOKENS[PLUS], TOKENS[MINUS]] },
      cards: cardInPlayForm(s),
    }),
    removeFromZone: recordOf({
      token: { kind: 'one', of: [TOKENS[DAMAGE], TOKENS[CROW]] },
      seat: areaForm(house),
      column: columnForm,
    }),
  }),
  refusal: (house, s, seat, use) => {
    if (use.do === 'removeFromCard') return refuseOnCard(house, s, seat, use)
    return use.do === 'removeFromZone' ? refuseInZone(house, s, seat, use) : misplacedUse(use)
  },
  apply: (b, use) => (useName(use) === 'removeFromCard' ? takeOffCard(b, use) : takeOffZone(b, use)),
}

const hasAnyToken = (s: State, seat: Seat): boolean => {
  if (hasTokens(s.couple[2 * seat]) || hasTokens(s.couple[2 * seat + 1])) return true
  for (let column = 1; column <= COLUMNS; column++) if (s.zones[zoneIndex(seat, column)] > 0) return true
  return false
}

const listOnCards = (s: State, seat: Seat, base: Packed, out: Sink<Packed>): void => {
  for (let at = 2 * seat; at <= 2 * seat + 1; at++)
    for (let token = DAMAGE; token <= MINUS; token++)
      if (tokensOn(s.couple[at], token) > 0)
        out.push(added(base, useCode('removeFromCard', cardAt(s.couple[at]), token)))
}

const listInZones = (s: State, seat: Seat, base: Packed, out: Sink<Packed>): void => {
  for (let column = 1; column <= COLUMNS; column++) {
    const zone = s.zones[zoneIndex(seat, column)]
    if (damageIn(zone) > 0) out.push(added(base, useCode('removeFromZone', zoneValue(seat, column), DAMAGE)))
    if (crowsIn(zone) > 0) out.push(added(base, useCode('removeFromZone', zoneValue(seat, column), CROW)))
  }
}

const NO_SUCH_TOKEN: Refusal = { rule: 'EMR-9.19', why: 'noSuchToken' }

const refuseOnCard = (
  house: House,
  s: State,
  seat: Seat,
  { token, cards }: Extract<Use, { do: 'removeFromCard' }>,
): Refusal | null => {
  const { at, refusal } = aimAtCard(house, s, seat, 'remove', cards, 'EMR-9.19')
  if (refusal !== null) return refusal
  return tokensOn(s.couple[at], TOKENS.indexOf(token)) > 0 ? null : NO_SUCH_TOKEN
}

const refuseInZone = (
  house: House,
  s: State,
  seat: Seat,
  { token, seat: target, column }: Extract<Use, { do: 'removeFromZone' }>,
): Refusal | null => {
  const unreached = refuseAim(house, s, seat, 'remove', target)
  if (unreached !== null) return unreached
  const zone = column >= 1 && column <= COLUMNS ? s.zones[zoneIndex(target, column)] : 0
  return (token === TOKENS[CROW] ? crowsIn(zone) : damageIn(zone)) > 0 ? null : NO_SUCH_TOKEN
}

const takeOffCard = ({ s, log }: Bout, use: PackedUse): void => {
  const token = extraOf(use)
  const at = coupleIndex(s, targetOf(use))
  s.couple[at] = withoutToken(s.couple[at], token)
  s.supply[token] += 1
  log?.push({
    key: 'emr.removeFromCard',
    seat: s.active,
    card: FACES[targetOf(use)],
    token: TOKENS[token],
    rule: 'EMR-9.18',
  })
}

const takeOffZone = ({ s, log }: Bout, use: PackedUse): void => {
  const token = extraOf(use)
  const at = zoneIndex(aimedSeat(use), aimedColumn(use))
  s.zones[at] = token === CROW ? withoutCrow(s.zones[at]) : withoutDamage(s.zones[at])
  s.supply[token] += 1
  log?.push({
    key: 'emr.removeFromZone',
    seat: s.active,
    to: aimedSeat(use),
    column: aimedColumn(use),
    token: TOKENS[token],
    rule: 'EMR-9.18',
  })
}
