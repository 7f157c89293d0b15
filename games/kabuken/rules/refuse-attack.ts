import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { COLOUR, FACES, type Kind, NUMBER } from '../cards.ts'
import type { Declaration } from '../choice.ts'
import type { House } from '../options.ts'
import type { State } from '../state.ts'
import { holds } from './answers.ts'
import { characterOf, nextPlayer, secretOf, spent, usable } from './bout.ts'
import { fieldNumber, numbersOf, read } from './declaration.ts'
import { isGod } from './list-attacks.ts'

/** KBK-21.9: the checks in this order; the first failure is reported. */
export const refuseAttack = (house: House, s: State, seat: Seat, d: Declaration): Refusal | null =>
  refuseRight(s, seat, d) ??
  refuseCards(s, seat, d) ??
  (d.secret === null ? null : refuseSpent(s, seat)) ??
  refuseChange(s, seat, d) ??
  refuseCount(d) ??
  refuseTechnique(house, s, seat, d)

const refuseRight = (s: State, seat: Seat, { secret }: Declaration): Refusal | null => {
  if (characterOf(s, seat).attacksBySecretOnly === true && secret !== 'run' && secret !== 'oneFlower')
    return { rule: 'KBK-16.12', why: 'cannotAttack' }
  if (secret === 'oneFlower' && s.attacks > 0) return { rule: 'KBK-17.3', why: 'flameStandsAlone' }
  return null
}

/** The taken card counts as a hand card and must be among those laid (KBK-17.30). */
const refuseCards = (s: State, seat: Seat, d: Declaration): Refusal | null => {
  const used = d.under < 0 ? d.kinds : [...d.kinds, d.under]
  const taken = d.secret === 'takesField' ? s.discard.at(-1) : undefined
  const own = taken === undefined ? used : without(used, taken)
  if (own === null) return { rule: 'KBK-17.30', why: 'mustTakeField', params: { card: FACES[taken ?? 0] } }
  return holds(s.hands[seat], own) ? null : { rule: 'KBK-6.1', why: 'notInHand' }
}

const without = (kinds: readonly Kind[], kind: Kind): Kind[] | null => {
  const at = kinds.indexOf(kind)
  return at < 0 ? null : kinds.filter((_, place) => place !== at)
}

/** KBK-15.6, KBK-16.9, KBK-17.30 */
export const refuseSpent = (s: State, seat: Seat): Refusal | null => {
  const { declared } = secretOf(s, seat)
  if (spent(s, seat)) return { rule: 'KBK-15.6', why: 'spent' }
  if (!usable(s, seat)) return { rule: 'KBK-16.9', why: 'laterTurn' }
  if (declared === 'takesField' && s.discard.length === 0) return { rule: 'KBK-17.30', why: 'emptyPile' }
  return null
}

const refuseChange = (s: State, seat: Seat, d: Declaration): Refusal | null => {
  if (d.at < 0) return null
  const { recolours, renumbers } = characterOf(s, seat)
  const kind = d.kinds[d.at]
  if (recolours !== undefined) {
    if (s.hp[seat] <= recolours.cost) return { rule: 'KBK-16.3', why: 'cannotPay' }
    if (d.secret === 'oneFlower') return { rule: 'KBK-18.5', why: 'colourMeansNothing' }
    if (kind === undefined || COLOUR[kind] === d.as) return { rule: 'KBK-16.2', why: 'anotherColour' }
  } else {
    const healthy = renumbers !== undefined && s.hp[nextPlayer(s, seat)] >= renumbers.targetHp
    if (!healthy) return { rule: 'KBK-16.31', why: 'targetTooWeak' }
    // KBK-16.33: a number that cards have
    if (kind === undefined || NUMBER[kind] === d.as || !NUMBER.includes(d.as))
      return { rule: 'KBK-16.31', why: 'anotherNumber' }
  }
  return null
}

const refuseCount = ({ secret, kinds: { length } }: Declaration): Refusal | null => {
  const [least, most] = secret === 'oneFlower' ? [1, 1] : secret === 'run' ? [3, 6] : [2, 3]
  return length < least || length > most ? { rule: 'KBK-6.1', why: 'count', params: { least, most, length } } : null
}

const refuseTechnique = (house: House, s: State, seat: Seat, d: Declaration): Refusal | null => {
  const { secret: declared } = d
  const { fist } = read(house, s, seat, d)
  if (fist === null && declared === 'oneFlower') return { rule: 'KBK-17.1', why: 'needsFlower' }
  if (fist === null && declared === 'run') return { rule: 'KBK-17.24', why: 'noRun' }
  if ((declared === 'oneFlower' || declared === 'run') && d.fist !== null && d.fist !== fist)
    return { rule: 'KBK-17.23', why: 'noName' }
  if (fist === null) {
    const sum = numbersOf(d).reduce((total, number) => total + number, 0)
    const params = { sum, field: fieldNumber(s, declared === 'takesField') }
    if (d.fist !== null && read(house, s, seat, { ...d, fist: null }).fist !== null)
      return { rule: 'KBK-6.10', why: 'otherName', params }
    return { rule: 'KBK-6.14', why: d.kinds.length === 2 ? 'noDual' : 'noTechnique', params }
  }
  if (declared === 'unanswerable' && !isGod(fist)) return { rule: 'KBK-17.5', why: 'godsOnly' }
  return null
}
