import type { Refusal, Sink } from '../../../kernel/contract.ts'
import type { Field, RecordForm } from '../../../kernel/forms.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import { COLOURS, facesOf, kindOf, kindOfFace } from '../cards.ts'
import {
  actOf,
  declarationOf,
  isPlain,
  kindsOf,
  PAY,
  type Packed,
  PLAINLY,
  PSYCH_UP,
  packOne,
  packValue,
  STOP,
  STORM,
  valueOf,
} from '../choice.ts'
import type { House } from '../options.ts'
import { declarationFrom } from '../pack.ts'
import { layAttack } from '../rules/attack.ts'
import { pay, storm } from '../rules/before-attack.ts'
import { characterOf, secretOf, usable } from '../rules/bout.ts'
import { hasAttack, listAttacks } from '../rules/list-attacks.ts'
import { countOf } from '../rules/piles.ts'
import { refuseAttack, refuseSpent } from '../rules/refuse-attack.ts'
import { FISTS } from '../rules/techniques.ts'
import { endTurn, psychUp } from '../rules/turn.ts'
import type { State } from '../state.ts'
import { cardsField, type Window } from './window.ts'

/** V3: Psych Up or Attack (KBK-4.1), with what may come before an attack: V3h and V3m. */
export const action: Window = {
  form: (house, s, seat) => {
    const faces = facesOf(s.hands[seat])
    const of = { attack: attackForm(s, seat, faces), psychUp: psychUpForm(house, s, seat, faces) }
    return { kind: 'either', of: withBefore(house, s, seat, of) }
  },
  choices: (house, s, seat, out) => {
    if (mayPsychUp(house, s, seat)) listPsychUps(house, s, seat, out)
    listAttacks(house, s, seat, out)
    listBefore(house, s, seat, out)
  },
  refusal: (house, s, seat, choice) => {
    switch (choice.do) {
      case 'attack':
        return refuseAttack(house, s, seat, declarationFrom(s, seat, choice))
      case 'psychUp':
        return refusePsychUp(house, s, seat, choice.cards)
      case 'pay':
        return refusePayment(house, s, seat, choice.hp)
      case 'storm':
        return refuseStorm(house, s, seat)
      default:
        return misplaced(choice)
    }
  },
  play: (b, answers) => {
    const code = answers[0]
    const act = actOf(code)
    if (act === 'attack') layAttack(b, declarationOf(code))
    else if (act === 'psychUp') psychUp(b, kindsOf(code)[0] ?? -1, isPlain(code))
    else if (act === 'pay') pay(b, valueOf(code))
    else storm(b)
  },
  fallback: (house, s, seat, rng) => {
    const attack = s.mustAttack === '' ? undefined : firstAttack(house, s, seat) // KBK-21.13
    if (attack !== undefined) return attack
    const hand = s.hands[seat]
    return packOne(PSYCH_UP, hand.length === 0 ? -1 : kindOf(hand[rng.below(hand.length)]))
  },
}

/** V9: the next attack, or stop (KBK-11.1, KBK-11.4). */
export const goOn: Window = {
  form: (house, s, seat) => {
    const of = { attack: attackForm(s, seat, facesOf(s.hands[seat])), stop: nothing }
    return { kind: 'either', of: withBefore(house, s, seat, of) }
  },
  choices: (house, s, seat, out) => {
    if (refuseNoAttack(house, s, seat) === null) out.push(STOP)
    listAttacks(house, s, seat, out)
    listBefore(house, s, seat, out)
  },
  refusal: (house, s, seat, choice) =>
    choice.do === 'stop' ? refuseNoAttack(house, s, seat) : action.refusal(house, s, seat, choice),
  play: (b, answers) => (actOf(answers[0]) === 'stop' ? endTurn(b) : action.play(b, answers)),
  fallback: (house, s, seat) => (s.mustAttack === '' ? STOP : (firstAttack(house, s, seat) ?? STOP)),
}

const FIST: Field = { form: { kind: 'one', of: FISTS }, optional: true }
const COLOUR: Field = { form: { kind: 'one', of: COLOURS } }
const NUMBER: Field = { form: { kind: 'number', min: 0, max: 5 } }
const PLAIN: Field = { form: { kind: 'one', of: ['yes'] }, optional: true }

/** A declared card, which counts as another one. */
const changed = (most: number, as: Readonly<Record<string, Field>>): Field => ({
  form: { kind: 'record', fields: { at: { form: { kind: 'number', min: 1, max: most } }, ...as } },
  optional: true,
})

/** KBK-21.8: one complete declaration; what the character or the secret adds is public. */
const attackForm = (s: State, seat: Seat, faces: readonly string[]): RecordForm => {
  const { recolours, renumbers } = characterOf(s, seat)
  const { declared, buries, id } = secretOf(s, seat)
  const from = declared === 'takesField' ? [...faces, ...facesOf(s.discard.slice(-1))] : faces
  const most = declared === 'run' ? 6 : 3
  const fields: Record<string, Field> = {
    cards: cardsField(from, declared === 'oneFlower' ? 1 : 2, most),
    fist: FIST,
  }
  if (recolours !== undefined) fields.recolour = changed(most, { colour: COLOUR })
  if (renumbers !== undefined) fields.renumber = changed(most, { number: NUMBER })
  if (declared !== undefined) fields.secret = { form: { kind: 'one', of: [id] }, optional: true }
  if (buries === true) fields.under = { ...cardsField(faces, 1, 1), optional: true }
  return { kind: 'record', fields }
}

const psychUpForm = (house: House, s: State, seat: Seat, faces: readonly string[]): RecordForm => {
  const count = Math.min(1, faces.length)
  const cards = cardsField(faces, count, count)
  return { kind: 'record', fields: mayChooseManner(house, s, seat) ? { cards, plainly: PLAIN } : { cards } }
}

/** Option monkeyCost, as long as there is a manner to choose. */
const mayChooseManner = (house: House, s: State, seat: Seat): boolean =>
  house.monkeyCost === 'optional' && characterOf(s, seat).choosesDraw === true && s.hp[seat] >= 2

/** With what may come before an attack. */
const withBefore = (
  house: House,
  s: State,
  seat: Seat,
  forms: Readonly<Record<string, RecordForm>>,
): Readonly<Record<string, RecordForm>> => {
  const most = characterOf(s, seat).paysForCards
  const mayPay = most !== undefined && (s.attacks === 0 || house.horseTiming === 'anyAttack')
  const mayStorm = secretOf(s, seat).storms === true
  if (!mayPay && !mayStorm) return forms
  return { ...forms, ...(mayPay && { pay: payForm(most) }), ...(mayStorm && { storm: nothing }) }
}

const payForm = (most: number): RecordForm => ({
  kind: 'record',
  fields: { hp: { form: { kind: 'number', min: 1, max: most } } },
})

const listPsychUps = (house: House, s: State, seat: Seat, out: Sink<Packed>): void => {
  const hand = s.hands[seat]
  const both = mayChooseManner(house, s, seat)
  for (let i = 0; i < Math.max(1, hand.length); i++) {
    const kind = i < hand.length ? kindOf(hand[i]) : -1
    if (i > 0 && kindOf(hand[i - 1]) === kind) continue
    out.push(packOne(PSYCH_UP, kind))
    if (both) out.push(packOne(PSYCH_UP, kind) + PLAINLY)
  }
}

const refusePsychUp = (house: House, s: State, seat: Seat, faces: readonly string[]): Refusal | null => {
  const forced = refuseNoAttack(house, s, seat)
  if (forced !== null) return forced
  const hand = s.hands[seat]
  if (faces.length !== Math.min(1, hand.length)) return { rule: 'KBK-5.1', why: 'discardOne' }
  if (faces.length === 0 || countOf(hand, kindOfFace(faces[0])) > 0) return null
  return { rule: 'KBK-5.1', why: 'notInHand' }
}

const mayPsychUp = (house: House, s: State, seat: Seat): boolean => refuseNoAttack(house, s, seat) === null

/** After a payment or a storm an attack has to come (KBK-15.11, KBK-16.21). */
const refuseNoAttack = (house: House, s: State, seat: Seat): Refusal | null => {
  if (s.mustAttack === 'stormed') return { rule: 'KBK-15.11', why: 'mustAttack' }
  if (s.mustAttack === 'paid' && hasAttack(house, s, seat)) return { rule: 'KBK-16.21', why: 'mustAttack' }
  return null
}

const listBefore = (house: House, s: State, seat: Seat, out: Sink<Packed>): void => {
  const most = characterOf(s, seat).paysForCards ?? 0
  for (let hp = 1; hp <= most; hp++) if (refusePayment(house, s, seat, hp) === null) out.push(packValue(PAY, hp))
  if (secretOf(s, seat).storms === true && refuseStorm(house, s, seat) === null) out.push(STORM)
}

/** KBK-16.20: before the first attack, once per turn, keeping 1 HP; at most 3 (KBK-16.19). */
const refusePayment = (house: House, s: State, seat: Seat, hp: number): Refusal | null => {
  const most = characterOf(s, seat).paysForCards ?? 0
  if (s.mustAttack === 'stormed') return { rule: 'KBK-15.10', why: 'payFirst' }
  if (house.horseTiming === 'firstAttack' && (s.attacks > 0 || s.paid > 0))
    return { rule: 'KBK-16.20', why: 'oncePerTurn' }
  if (hp < 1 || hp > s.hp[seat] - 1) return { rule: 'KBK-16.20', why: 'keepOne', params: { hp: s.hp[seat] } }
  return s.paid + hp > most ? { rule: 'KBK-16.19', why: 'payLimit', params: { most } } : null
}

/** KBK-15.11: only if a legal attack is in hand. */
const refuseStorm = (house: House, s: State, seat: Seat): Refusal | null => {
  if (characterOf(s, seat).attacksBySecretOnly === true) return { rule: 'KBK-16.12', why: 'cannotAttack' }
  const unusable = usable(s, seat) ? null : refuseSpent(s, seat)
  if (unusable !== null) return unusable
  return hasAttack(house, s, seat) ? null : { rule: 'KBK-15.11', why: 'noAttackInHand' }
}

const firstAttack = (house: House, s: State, seat: Seat): Packed | undefined => {
  const found: Packed[] = []
  listAttacks(house, s, seat, found)
  return found[0]
}
