import type { Seat } from '../../../kernel/seats.ts'
import { FACES, kindOf, NUMBER } from '../cards.ts'
import { DAZZLE_CARDS } from '../constants.ts'
import type { House } from '../options.ts'
import type { Attack, Blow, State } from '../state.ts'
import { ask, type Bout, characterOf, isOut, secretOf, spend, theAttack, theBlow, usable } from './bout.ts'
import { heal } from './end.ts'
import { knockOut } from './knock-out.ts'
import { checkDeck, refill, refillCounterers } from './piles.ts'
import { endTurn } from './turn.ts'

// The procedure of KBK-7.8. Each step goes on to the next by itself; a window stops it, and its answer takes it up.

/** The answer was a hit, or a defence with so many pairs. */
export const strike = (b: Bout, pairs: number): void => {
  const attack = theAttack(b.s)
  const left = Math.max(0, attack.damage - pairs) // KBK-8.3
  const amount = left >= 1 ? left + poison(b.s, attack) : 0 // KBK-17.7
  deal(b, { amount, target: attack.target, dealer: attack.attacker, cause: 'attack' })
}

/** KBK-17.6: what Poison Fang adds to a Sniper Fist. */
export const poison = (s: State, { fist, attacker }: Attack): number =>
  fist === 'sniper' ? (secretOf(s, attacker).sniperDamage ?? 0) : 0

export const deal = (b: Bout, blow: Blow): void => {
  const { s } = b
  s.blow = blow
  const sealable = blow.amount >= 1 && secretOf(s, blow.target).negates === true && usable(s, blow.target)
  if (sealable)
    ask(s, 'seal', blow.target) // KBK-17.12, KBK-17.13
  else inflict(b)
}

export const seal = (b: Bout): void => {
  const blow = theBlow(b.s)
  spend(b, blow.target)
  b.log?.push({ key: 'kabuken.seal', seat: blow.target, amount: blow.amount, rule: 'KBK-17.11' })
  blow.amount = 0
  inflict(b)
}

export const inflict = (b: Bout): void => {
  const { s, log, house } = b
  const { amount, target, dealer, cause } = theBlow(s)
  s.hp = s.hp.with(target, Math.max(0, s.hp[target] - amount)) // KBK-7.6
  log?.push({ key: 'kabuken.damage', seat: target, by: dealer, amount, hp: s.hp[target], rule: RULE[cause] })
  const heals = secretOf(s, dealer).heals !== undefined && usable(s, dealer)
  const decided = house.seats === 2 && isOut(s, target) // KBK-17.19
  if (amount >= 1 && heals && !decided) ask(s, 'resurrection', dealer)
  else afterBlow(b)
}

const RULE: Readonly<Record<Blow['cause'], string>> = {
  attack: 'KBK-8.2',
  chain: 'KBK-9.4',
  dazzle: 'KBK-17.25',
}

export const resurrect = (b: Bout): void => {
  const { dealer } = theBlow(b.s)
  spend(b, dealer)
  heal(b, dealer, secretOf(b.s, dealer).heals ?? 0, 'KBK-17.16')
  afterBlow(b)
}

export const afterBlow = (b: Bout): void => {
  const { s } = b
  const { cause, amount, target } = theBlow(s)
  if (cause === 'chain') return settleChain(b)
  if (cause === 'dazzle') return settle(b)
  s.succeeding = amount >= 1 // KBK-7.4
  const { attacker } = theAttack(s)
  const dazzles = secretOf(s, attacker).dazzles !== undefined && usable(s, attacker)
  // KBK-17.26
  if (amount >= 1 && !isOut(s, target) && dazzles && s.deck.length >= DAZZLE_CARDS) ask(s, 'dazzle', attacker)
  else settle(b)
}

/** KBK-17.25: two cards of the deck are revealed and go under the discard; their difference is dealt. */
export const dazzle = (b: Bout): void => {
  const { s, log } = b
  const { attacker, target } = theAttack(s)
  spend(b, attacker)
  const kinds = s.deck.splice(-DAZZLE_CARDS).map(kindOf).reverse()
  s.discard.unshift(...kinds)
  const most = secretOf(s, attacker).dazzles ?? 0
  const extra = Math.min(most, Math.abs(NUMBER[kinds[0]] - NUMBER[kinds[1]]))
  log?.push({
    key: 'kabuken.dazzle',
    seat: attacker,
    cards: kinds.map((kind) => FACES[kind]),
    damage: extra,
    rule: 'KBK-17.25',
  })
  const blow: Blow = { amount: extra, target, dealer: attacker, cause: 'dazzle' }
  if (extra >= 1) return deal(b, blow)
  s.blow = blow // KBK-17.27: no difference, no damage
  settle(b)
}

/** After the damage: knock-out, refills, and the turn is over (KBK-9.6). */
const settleChain = (b: Bout): void => {
  const { s, house } = b
  const { target, dealer } = theBlow(s)
  s.next = house.afterCounter === 'counterer' ? dealer : target // KBK-10.6
  if (isOut(s, target)) return knockOut(b, target, dealer, false)
  refill(b, target, 'KBK-10.3')
  refillCounterers(b)
  if (s.ended === null) endTurn(b)
}

/** An attack that was not countered is over: knock-out, deck, refill, and the attacker may go on. */
export const settle = (b: Bout): void => {
  const { s, house } = b
  const { attacker, target } = theAttack(s)
  const dazzled = theBlow(s).cause === 'dazzle'
  s.next = target // KBK-10.5
  if (isOut(s, target)) return knockOut(b, target, attacker, dazzled)
  if (dazzled) checkDeck(b) // KBK-12.3, KBK-19.7
  if (s.ended !== null) return
  if (house.refillTiming === 'each')
    refill(b, target, 'KBK-10.1') // KBK-10.2
  else s.waiting = target
  if (s.momentum === attacker && house.momentum === 'eachAttack') refill(b, attacker, 'KBK-20.6')
  if (s.ended !== null) return
  if (!mayGoOn(b, attacker)) return endTurn(b)
  s.attack = null
  s.blow = null
  ask(s, 'goOn', attacker)
}

/** V9 opens by what everybody sees, not by whether a legal attack is in hand (KBK-21.5). */
const mayGoOn = ({ s, house }: Bout, attacker: Seat): boolean => {
  if (characterOf(s, attacker).noContinuousAttack === true) return false // KBK-16.10, KBK-16.16
  if (s.flamed) return false // KBK-17.3
  if (house.asksPayingHorse && mayStillPay(house, s, attacker)) return true
  const keeper = secretOf(s, attacker).declared === 'takesField' && usable(s, attacker)
  return s.hands[attacker].length >= (keeper ? 1 : 2)
}

/** Option horseTiming: Horse may pay before any attack. */
const mayStillPay = (house: House, s: State, seat: Seat): boolean =>
  house.horseTiming === 'anyAttack' && s.hp[seat] >= 2 && s.paid < (characterOf(s, seat).paysForCards ?? 0)
