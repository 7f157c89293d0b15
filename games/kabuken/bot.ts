import type { Seat } from '../../kernel/seats.ts'
import { COLOUR, FLOWER, type Kind, kindOf, NUMBER } from './cards.ts'
import { CHARACTERS } from './characters.ts'
import { actOf, declarationOf, kindsOf, type Packed, valueOf } from './choice.ts'
import type { House } from './options.ts'
import { characterOf, nextPlayer, theAttack, theBlow } from './rules/bout.ts'
import { read } from './rules/declaration.ts'
import { SECRETS, type Secret } from './secrets.ts'
import type { State } from './state.ts'

/** What is good here at first sight, in tenths of a hit point or so: damage now, keep pairs, counter when it pays. */
export const score = (house: House, view: State, seat: Seat, code: Packed): number =>
  SCORES[actOf(code)](house, view, seat, code)

type Score = (house: House, view: State, seat: Seat, code: Packed) => number

const DAMAGE = 10
const KNOCK_OUT = 1000

const SCORES: Readonly<Record<ReturnType<typeof actOf>, Score>> = {
  attack: (house, view, seat, code) => {
    const declaration = declarationOf(code)
    const { fist, damage } = read(house, view, seat, declaration)
    const target = nextPlayer(view, seat)
    const costs = declaration.at >= 0 && characterOf(view, seat).recolours !== undefined ? DAMAGE : 0
    const sure = declaration.secret === 'unanswerable' || view.hands[target].length === 0
    const risk = sure || fist === null ? 0 : RISK[fist] * damage
    const shown = declaration.secret === 'oneFlower' ? 3 : 0
    const spends = declaration.secret === 'run' || declaration.secret === 'takesField' ? 4 : 0
    const keeps = declaration.under < 0 ? 0 : -worth(view, seat, [declaration.under]) - 1
    const hit = damage >= view.hp[target] ? KNOCK_OUT : damage * DAMAGE
    return hit - risk - costs - shown - spends + keeps - worth(view, seat, declaration.kinds) / 2
  },
  psychUp: (_house, view, seat, code) => 1 - worth(view, seat, kindsOf(code)),
  hit: (_house, view, seat) => {
    const { damage, extra } = theAttack(view)
    return damage + extra >= view.hp[seat] ? -KNOCK_OUT : -DAMAGE * (damage + extra)
  },
  defend: (_house, view, seat, code) => {
    const kinds = kindsOf(code)
    const left = Math.max(0, theAttack(view).damage - kinds.length / 2)
    return (left >= view.hp[seat] ? -KNOCK_OUT : -DAMAGE * left) - worth(view, seat, kinds) / 2 - 2
  },
  counter: (_house, view, seat, code) => {
    const { damage, extra, fist } = theAttack(view)
    const kinds = kindsOf(code)
    const stronger = fist === 'resoluteGod' ? 0 : kinds.length - 1
    return (damage + extra + stronger) * DAMAGE * 0.6 - worth(view, seat, kinds) / 2
  },
  stop: () => 0,
  pay: (_house, view, seat, code) => (view.hp[seat] - valueOf(code) >= 5 && view.hands[seat].length < 6 ? 6 : -DAMAGE),
  storm: () => 12,
  use: (_house, view, seat) => {
    if (view.window === 'seal') return theBlow(view).amount >= Math.min(3, view.hp[seat]) ? 1 : -1
    if (view.window === 'resurrection') return characterOf(view, seat).hp - view.hp[seat] >= 2 ? 1 : -1
    return 1
  },
  decline: () => 0,
  hold: (_house, view, seat, code) => worth(view, seat, kindsOf(code)),
  pick: (_house, _view, _seat, code) => CHARACTERS[valueOf(code)].rank,
  keep: (_house, view, seat, code) => {
    const secret = SECRETS[valueOf(code)]
    return isDead(view, seat, secret) ? -1 : secret.rank
  },
}

/** KBK-18.1: whoever cannot attack can never use a secret that only serves an attack. */
const isDead = (view: State, seat: Seat, { declared, buries, storms, sniperDamage, dazzles }: Secret): boolean => {
  const bends = declared === 'unanswerable' || declared === 'takesField' || buries === true || storms === true
  const needsAttack = bends || sniperDamage !== undefined || dazzles !== undefined
  return needsAttack && characterOf(view, seat).attacksBySecretOnly === true
}

/** How much of the damage may come back: by how many cards counter the fist. */
const RISK = { dual: 4, color: 6, sniper: 4, sniperGod: 1, resolute: 4, resoluteGod: 0, barrage: 6 }

/** What cards are worth in hand: flowers, and whatever goes together with another card there. */
const worth = (view: State, seat: Seat, kinds: readonly Kind[]): number => {
  const hand = view.hands[seat].map(kindOf)
  let total = 0
  for (const kind of kinds) {
    total += FLOWER[kind] * 2
    for (const other of hand) {
      if (NUMBER[other] === NUMBER[kind]) total += COLOUR[other] === COLOUR[kind] ? 1.5 : 0.7
      else if (COLOUR[other] === COLOUR[kind]) total += 0.4
    }
    total -= 1.5 // the card itself
  }
  return total
}
