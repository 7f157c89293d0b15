import type { Line, Span, Who } from '../../../kernel/contract.ts'
import { type Blow, forecast } from '../forecast.ts'
import { strippedBy } from '../foreseen.ts'
import type { House } from '../house.ts'
import { sidesLeft } from '../rules/bout.ts'
import { attackInHand, targetInHand } from '../rules/exchange.ts'
import { exemptFamily, isBarred } from '../rules/nature.ts'
import { inSlot } from '../rules/slots.ts'
import type { Attack, State, Target } from '../state.ts'
import { bare, inWords, shout, titled } from '../text/shout.ts'
import { alert, wrapped } from './spans.ts'

/** Every Attack of the exchange as it has been called out so far, and how each target stands. */
export const exchangeLines = (house: House, view: State, who: Who): Line[] => {
  const { blows } = forecast(house, view)
  return (view.exchange?.attacks ?? []).flatMap((attack, i) => [
    ...wrapped(cry(house, attack, who)),
    ...attack.targets.flatMap((target, j) => wrapped(standing(house, view, attack, target, blows[i][j], who))),
  ])
}

const cry = (house: House, attack: Attack, who: Who): Line => {
  const { attacker, counter, source, parts, targets } = attack
  const called = parts.map((kind) => ({
    name: house.records[kind].name,
    isAttack: house.prints[kind].type === 'attack',
  }))
  const verb = counter ? 'strikes back at' : 'attacks'
  return [
    `${who(attacker)} ${verb} ${inWords(targets.map(({ seat }) => who(seat)))}: `,
    alert(`“${shout(house.records[source].name, called)}”`),
    ` (${natures(house, attack).join('; ')})`,
  ]
}

/** What Blocks go by (KFF-5.27), and what else is to be known of the Attack. */
const natures = (house: House, attack: Attack): string[] => [
  attack.weapon ? 'with a Weapon' : inWords(house.records[attack.source].subtype),
  ...(attack.splitBy < 0 ? [] : [`split by ${bare(house.records[attack.splitBy].name)}`]),
  ...(isBarred(house, attack) ? [`only ${titled(exemptFamily(house, attack))} cards may answer`] : []),
]

/** What the target would lose if nothing more were played. */
const standing = (house: House, view: State, attack: Attack, target: Target, blow: Blow, who: Who): Line => {
  const { damage, ignored, defence, loss } = blow
  const sum: Span[] = [`    on ${who(target.seat)}: ${damage} damage`]
  if (ignored) return [...sum, `, ignored with ${bare(house.records[target.block].name)}`]
  const stripped = strippedBy(house, view, attack, target.seat)
  for (const { slot, guarded } of stripped)
    if (!guarded) sum.push(`, costs ${bare(house.records[inSlot(view, target.seat, slot)].name)}`)
  sum.push(defence === 0 ? ', no defence' : `, defence ${defence}`)
  if (target.block >= 0) sum.push(` with ${bare(house.records[target.block].name)}`)
  sum.push(`: ${loss} Chi would be lost`)
  if (loss >= view.chi[house.sideOf[target.seat]]) sum.push(alert(sidesLeft(view) === 2 ? ', the end' : ', and out'))
  if (isInHand(view, attack, target)) sum.push(' · to answer now')
  return sum
}

const isInHand = (view: State, attack: Attack, target: Target): boolean =>
  (view.window === 'answer' || view.window === 'cover') &&
  attackInHand(view) === attack &&
  targetInHand(view) === target
