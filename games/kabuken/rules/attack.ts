import type { Seat } from '../../../kernel/seats.ts'
import { cardOf, everybody, FACES, facesOf } from '../cards.ts'
import type { Declaration } from '../choice.ts'
import type { Attack } from '../state.ts'
import { ask, type Bout, characterOf, nextPlayer, secretOf, spend } from './bout.ts'
import { strike } from './damage.ts'
import { colourAt, numberAt, read } from './declaration.ts'
import { bury, insert, lay, showHand } from './piles.ts'

/** Chapter 6: the cards are laid at once, and the target answers. */
export const layAttack = (b: Bout, declaration: Declaration): void => {
  const { s, log } = b
  const seat = s.active
  const { kinds, at, secret } = declaration
  const reading = read(b.house, s, seat, declaration) // KBK-6.3: before anything is moved
  const { fist, damage, flowers } = reading
  if (fist === null) throw new Error('these cards are no attack')
  const target = nextPlayer(s, seat) // KBK-6.16, KBK-19.3
  const top = kinds.length - 1
  prepare(b, declaration)
  if (at >= 0) payForColour(b, seat)
  lay(b, seat, kinds)
  s.attacks += 1
  s.mustAttack = ''
  const unanswerable = secret === 'unanswerable' // KBK-17.5
  const attack: Attack = {
    attacker: seat,
    target,
    fist,
    number: numberAt(declaration, top),
    colour: colourAt(declaration, top),
    damage,
    flowers,
    unanswerable,
    extra: 0,
    counterer: -1,
    counterers: 0,
  }
  s.attack = attack
  log?.push({ key: 'kabuken.attack', seat, to: target, cards: facesOf(kinds), fist, damage, rule: FIST_RULE[fist] })
  if (unanswerable || s.hands[target].length === 0)
    strike(b, 0) // KBK-21.4, KBK-8.9
  else ask(s, 'answer', target)
}

/** KBK-16.3: paid when laid. */
const payForColour = ({ s, log }: Bout, seat: Seat): void => {
  const { recolours } = characterOf(s, seat)
  if (recolours === undefined) return
  s.hp = s.hp.with(seat, s.hp[seat] - recolours.cost)
  log?.push({ key: 'kabuken.pay', seat, amount: recolours.cost, hp: s.hp[seat], rule: 'KBK-16.2' })
}

/** The rule that says what a technique is. */
export const FIST_RULE: Readonly<Record<Attack['fist'], string>> = {
  dual: 'KBK-6.4',
  color: 'KBK-6.5',
  sniper: 'KBK-6.6',
  sniperGod: 'KBK-6.7',
  resolute: 'KBK-6.8',
  resoluteGod: 'KBK-6.9',
  barrage: 'KBK-17.20',
}

/** KBK-15.10, KBK-15.11: what a secret does before the attack is laid, in one step with it. */
const prepare = (b: Bout, { secret, under }: Declaration): void => {
  const { s, log } = b
  const seat = s.active
  if (under >= 0) {
    bury(b, seat, [under])
    log?.push({ key: 'kabuken.bury', seat, cards: [FACES[under]], rule: 'KBK-17.9' })
  }
  if (secret === null) return
  spend(b, seat)
  if (secret === 'oneFlower') {
    showHand(b, seat, everybody(b.house.seats))
    s.flamed = true
    log?.push({ key: 'kabuken.show', seat, cards: facesOf(s.hands[seat]), rule: 'KBK-17.1' })
  } else if (secret === 'takesField') {
    const taken = s.discard.pop()
    if (taken === undefined) throw new Error('there is no card to take')
    insert(s.hands[seat], cardOf(taken, s.shuffle, everybody(b.house.seats))) // it lay open, so it is the one that is laid
    log?.push({ key: 'kabuken.take', seat, cards: [FACES[taken]], rule: 'KBK-17.28' })
  } else log?.push({ key: 'kabuken.secret', seat, secretId: secretOf(s, seat).id, rule: 'KBK-15.6' })
}
