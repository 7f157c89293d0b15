import type { Seat } from '../../kernel/seats.ts'
import { COLOURS, colourNamed, FACES, facesOf, HOLE, type Kind, kindOfFace, kindsFrom } from './cards.ts'
import { CHARACTERS, characterIndex } from './characters.ts'
import {
  type AttackChoice,
  actOf,
  type Choice,
  COUNTER,
  DECLINE,
  DEFEND,
  type Declaration,
  declarationOf,
  HIT,
  HOLD,
  isPlain,
  KEEP,
  kindsOf,
  PAY,
  type Packed,
  PICK,
  PLAINLY,
  PSYCH_UP,
  packAttack,
  packCards,
  packOne,
  packValue,
  STOP,
  STORM,
  USE,
  valueOf,
} from './choice.ts'
import type { House } from './options.ts'
import { secretOf } from './rules/bout.ts'
import { read } from './rules/declaration.ts'
import { placesThatMatter, settleOrder } from './rules/order.ts'
import { FISTS } from './rules/techniques.ts'
import { declaredSecret, SECRETS, secretIndex } from './secrets.ts'
import type { State } from './state.ts'

/** An attack as it was spelled. */
export const declarationFrom = (s: State, seat: Seat, choice: AttackChoice): Declaration => {
  const { cards, fist, recolour, renumber, secret, under } = choice
  const change = recolour ?? renumber
  const as = recolour === undefined ? (renumber?.number ?? 0) : colourNamed(recolour.colour)
  return {
    kinds: kindsFrom(cards),
    fist: fist === undefined ? null : (FISTS.find((name) => name === fist) ?? null),
    at: change === undefined ? -1 : placeOf(change.at, cards.length),
    as,
    change: recolour === undefined ? 'number' : 'colour',
    secret: secret === undefined ? null : (secretOf(s, seat).declared ?? null),
    under: under === undefined ? -1 : buried(under),
  }
}

/** A place where no card was laid is the one above them all. */
const placeOf = (at: number, laid: number): number => (at >= 1 && at <= laid ? at - 1 : laid)

/** KBK-17.10: one card. */
const buried = (faces: readonly string[]): Kind => {
  const kind = faces.length === 1 ? kindOfFace(faces[0]) : -1
  return kind < 0 ? HOLE : kind
}

const ALONE = { hit: HIT, stop: STOP, storm: STORM, use: USE, decline: DECLINE } as const

/** A legal choice in its one canonical spelling: orders and names that cannot differ are one. */
export const pack = (house: House, s: State, seat: Seat, choice: Choice): Packed => {
  switch (choice.do) {
    case 'attack':
      return packAttack(settle(house, s, seat, declarationFrom(s, seat, choice)))
    case 'psychUp':
      return packOne(PSYCH_UP, kindOfFace(choice.cards[0] ?? '')) + (choice.plainly === 'yes' ? PLAINLY : 0)
    case 'defend':
      return packCards(DEFEND, settleOrder(kindsFrom(choice.cards), placesThatMatter(house, s)))
    case 'counter':
      return packCards(COUNTER, settleOrder(kindsFrom(choice.cards), placesThatMatter(house, s)))
    case 'pick':
      return packValue(PICK, characterIndex(choice.character))
    case 'keep':
      return packValue(KEEP, secretIndex(choice.secret))
    case 'pay':
      return packValue(PAY, choice.hp)
    case 'hold':
      return packOne(HOLD, kindOfFace(choice.cards[0]))
    default:
      return ALONE[choice.do]
  }
}

const settle = (house: House, s: State, seat: Seat, d: Declaration): Declaration => {
  const settled = settleCards(house, s, d)
  if (d.fist === null) return settled
  const best = read(house, s, seat, { ...settled, fist: null }).fist
  return { ...settled, fist: d.fist === best ? null : d.fist }
}

/** A changed card is marked while the others find their order. */
const settleCards = (house: House, s: State, d: Declaration): Declaration => {
  const places = placesThatMatter(house, s)
  if (d.at < 0) {
    settleOrder(d.kinds, places)
    return d
  }
  const changed = 32
  const marked = d.kinds.map((kind, place) => (place === d.at ? kind + changed : kind))
  const laid = settleOrder(marked, places)
  const kinds = laid.map((card) => card & (changed - 1))
  return { ...d, kinds, at: laid.findIndex((card) => card >= changed) }
}

export const unpack = (code: Packed): Choice => {
  const act = actOf(code)
  if (act === 'attack') return attackOf(code)
  if (act === 'psychUp') {
    const psychUp = { do: act, cards: facesOf(kindsOf(code)) }
    return isPlain(code) ? { ...psychUp, plainly: 'yes' } : psychUp
  }
  if (act === 'defend' || act === 'counter' || act === 'hold') return { do: act, cards: facesOf(kindsOf(code)) }
  if (act === 'pick') return { do: act, character: CHARACTERS[valueOf(code)].id }
  if (act === 'keep') return { do: act, secret: SECRETS[valueOf(code)].id }
  if (act === 'pay') return { do: act, hp: valueOf(code) }
  return { do: act }
}

const attackOf = (code: Packed): AttackChoice => {
  const { kinds, fist, at, as, change, secret, under } = declarationOf(code)
  const cards = facesOf(kinds)
  // Most attacks are no more than that.
  if (fist === null && at < 0 && secret === null && under < 0) return { do: 'attack', cards }
  const place = at + 1
  const changed =
    change === 'colour' ? { recolour: { at: place, colour: COLOURS[as] } } : { renumber: { at: place, number: as } }
  return {
    do: 'attack',
    cards,
    ...(fist === null ? {} : { fist }),
    ...(at < 0 ? {} : changed),
    ...(secret === null ? {} : { secret: declaredSecret(secret) }),
    ...(under < 0 ? {} : { under: [FACES[under]] }),
  }
}
