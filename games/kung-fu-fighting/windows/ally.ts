import type { Refusal, Sink } from '../../../kernel/contract.ts'
import type { Rng } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import { facesOf, type Kind, kindsFrom } from '../cards.ts'
import { type AddChoice, furtherOf } from '../choice.ts'
import { ADD, PASS, type Packed, withCode } from '../code.ts'
import type { House } from '../house.ts'
import type { Bout } from '../rules/bout.ts'
import { aimAt, attackInHand, goOn, joinIn, layOpen } from '../rules/exchange.ts'
import { type Help, refuseCard, refuseHelp } from '../rules/helping.ts'
import { type Aim, clockwise, furtherSets } from '../rules/plan/aim.ts'
import { settleOrder } from '../rules/plan/order.ts'
import { CodeReader, listCode, onlyOne, type Plan, planFrom } from '../rules/plan/plan.ts'
import { refuseNeeds, refusePlan } from '../rules/plan/refuse.ts'
import { NOTHING, Selection } from '../rules/plan/selection.ts'
import { attacksIn } from '../rules/plan/slots.ts'
import { PlanSpace } from '../rules/plan/space.ts'
import { packPlan } from '../rules/plan/spelling.ts'
import type { State } from '../state.ts'
import { fromOffers, type Offer, plainly, type Space } from './offers.ts'
import { cardsForm, furtherFields, kindsIn, oneCard, planForm, type Window } from './window.ts'

/** KFF-15.5: pass, or one enhancement with all that it brings. */
export const ally: Window = {
  form: (house, s, seat) => ({
    kind: 'either',
    of: {
      pass: nothing,
      add: {
        kind: 'record',
        fields: {
          cards: oneCard(house, s, seat),
          combo: { form: cardsForm(house, s.hands[seat], 0, s.hands[seat].length, true), optional: true },
          ...furtherFields(house),
          attack: planForm(house, s, seat),
        },
      },
    },
  }),
  ...fromOffers((house, s, seat) => offers(house, s, seat)),
  refusal: (house, s, seat, choice) => {
    if (choice.do === 'pass') return null
    return choice.do === 'add' ? refuseAdding(house, s, seat, choice) : misplaced(choice)
  },
  pack: (house, s, seat, choice) => {
    if (choice.do === 'pass') return PASS
    return choice.do === 'add' ? packAdding(house, s, seat, choice) : misplaced(choice)
  },
  play: (b, code) => {
    const seat = b.s.asked
    if (code === PASS) b.log?.push({ key: 'kung-fu-fighting.passed', seat, rule: 'KFF-15.5' })
    else {
      const { help, plan } = helpOf(code)
      add(b, seat, help)
      if (plan !== null) joinIn(b, seat, plan)
    }
    goOn(b)
  },
  fallback: () => PASS,
}

const spawning = (s: State): Aim => ({ as: 'spawn', beside: attackInHand(s) })

const offers = (house: House, s: State, seat: Seat): Offer[] => {
  const all: Offer[] = [plainly(PASS)]
  const attack = attackInHand(s)
  for (const kind of kindsIn(s.hands[seat])) {
    if (refuseCard(house, s, seat, attack, kind) !== null) continue
    const print = house.prints[kind]
    const head = withCode(ADD, kind)
    if (!print.spawn) all.push({ head, space: new HelpSpace(house, s, seat, kind) })
    else if (refuseNeeds(house, [kind], attack.parts.length + 1) === null)
      all.push({ head: head + listCode([]) + listCode([]), space: new PlanSpace(house, s, seat, spawning(s)) })
  }
  return all
}

/** Combo cards and further targets of one enhancement. */
class HelpSpace implements Space {
  readonly #selection: Selection
  readonly #further: readonly (readonly Seat[])[]

  constructor(house: House, s: State, seat: Seat, kind: Kind) {
    const { prints } = house
    const { combo, needs, splitMax } = prints[kind]
    const attack = attackInHand(s)
    const attacks = combo > 0 ? attacksIn(prints, s.hands[seat], -1) : []
    const start = { ...NOTHING, parts: attack.parts.length + 1, room: combo, needs }
    this.#selection = new Selection({ prints, names: [], attacks }, start)
    const maySplit = splitMax > 0 && attack.splitBy < 0
    const sets = maySplit ? furtherSets(house, s, seat, attack).slice(1, splitMax).flat() : []
    this.#further = [[], ...sets]
  }

  count(): number {
    return this.#selection.count() * this.#further.length
  }

  list(head: Packed, out: Sink<Packed>): void {
    this.#selection.list((_, combo) => {
      for (const further of this.#further) out.push(head + listCode(further) + listCode(combo))
    })
  }

  sample(rng: Rng): Packed {
    const further = this.#further[rng.below(this.#further.length)]
    return listCode(further) + listCode(this.#selection.sample(rng).combo)
  }
}

const helpFrom = (house: House, { cards, combo, ...choice }: AddChoice): Help => ({
  kind: onlyOne(house, cards),
  combo: kindsFrom(house, combo ?? []),
  further: furtherOf(choice),
})

export const helpOf = (code: Packed): { readonly help: Help; readonly plan: Plan | null } => {
  const reader = new CodeReader(code, 1)
  const kind = reader.next()
  const further = reader.list()
  return { help: { kind, further, combo: reader.list() }, plan: reader.planOrNone() }
}

const refuseAdding = (house: House, s: State, seat: Seat, choice: AddChoice): Refusal | null => {
  const help = helpFrom(house, choice)
  const refused = refuseHelp(house, s, seat, attackInHand(s), help)
  if (refused !== null) return refused
  const { spawn } = house.prints[help.kind]
  if (spawn !== (choice.attack !== undefined))
    return { rule: 'KFF-14.11', why: spawn ? 'attackAtOnce' : 'noAttackWithIt' }
  if (choice.attack === undefined) return null
  return refusePlan(house, s, seat, spawning(s), planFrom(house, choice.attack))
}

const packAdding = (house: House, s: State, seat: Seat, choice: AddChoice): Packed => {
  const { kind, combo, further } = helpFrom(house, choice)
  const head =
    withCode(ADD, kind) + listCode(clockwise(house, seat, further)) + listCode(settleOrder(house.prints, combo))
  return choice.attack === undefined ? head : head + packPlan(house, s, seat, spawning(s), choice.attack)
}

/** KFF-13.8; KFF-13.15: whom the added targets answer to. */
const add = (b: Bout, seat: Seat, { kind, combo, further }: Help): void => {
  const { house, s, log } = b
  const attack = attackInHand(s)
  for (const part of [kind, ...combo]) {
    layOpen(b, seat, part)
    attack.parts.push(part)
    attack.owners.push(seat)
  }
  for (const target of further) aimAt(house, attack, target, seat)
  if (further.length > 0) {
    attack.splitBy = kind
    attack.splitter = seat
  }
  log?.push({
    key: 'kung-fu-fighting.added',
    seat,
    to: attack.attacker,
    card: house.prints[kind].id,
    cards: facesOf(house, combo),
    further,
    rule: 'KFF-13.8',
  })
}
