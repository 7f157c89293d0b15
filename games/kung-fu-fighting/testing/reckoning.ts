import type { Seat } from '../../../kernel/seats.ts'
import type { Act, Bonus, CardRecord, Defence } from '../deck/vocabulary.ts'
import type { House } from '../house.ts'
import type { Attack, State, Target } from '../state.ts'

// Chapter 10 a second time, straight from the records and without any care for speed, to check the rules against.

/** A card in a slot with what hangs on it. */
interface Held {
  readonly card: CardRecord
  attached: CardRecord[]
  /** It came here in this exchange (KFF-10.11). */
  readonly moved: boolean
}
export interface Slots {
  weapon: (Held | null)[]
  stance: (Held | null)[]
}

export interface Hit {
  readonly seat: Seat
  readonly by: Seat
  readonly damage: number
  /** Null for an Attack that is ignored. */
  readonly defence: number | null
}

export interface Reckoning {
  readonly hits: readonly Hit[]
  readonly slots: Slots
  /** By side. */
  readonly losses: readonly number[]
}

/** What the exchange that lies on the table will do. */
export const reckon = (house: House, s: State): Reckoning => {
  const exchange = s.exchange
  if (exchange === null) throw new Error('there is no exchange')
  const slots = slotsOf(house, s)
  const before = slotsOf(house, s)
  const hits: Hit[] = []
  const damages = exchange.attacks.map((attack) =>
    attack.targets.map(({ seat }) => damageOn(house, s, before, attack, seat)),
  )
  for (const attack of exchange.attacks)
    for (const target of clockwise(house, attack)) carryOut(house, s, slots, attack, target)
  for (const [index, attack] of exchange.attacks.entries())
    for (const [place, target] of attack.targets.entries()) {
      const ignored = blockOf(house, target)?.ignore === true
      const defence = ignored ? null : defenceOf(house, s, slots, attack, target)
      hits.push({ seat: target.seat, by: attack.attacker, damage: damages[index][place], defence })
    }
  const losses = house.members.map((members) =>
    hits
      .filter(({ seat }) => members.includes(seat))
      .reduce((sum, { damage, defence }) => sum + (defence === null ? 0 : Math.max(0, damage - defence)), 0),
  )
  for (const { attacker, weapon, source } of exchange.attacks) {
    const held = slots.weapon[attacker]
    const used = weapon && held !== null && !held.moved && held.card === house.records[source]
    if (used && held.card.weapon?.afterUse === 'discard') slots.weapon[attacker] = null
  }
  return { hits, slots, losses }
}

const slotsOf = ({ records }: House, s: State): Slots => {
  const row = (kinds: readonly number[], on: readonly (readonly number[])[]) =>
    kinds.map((kind, seat) =>
      kind < 0 ? null : { card: records[kind], attached: on[seat].map((other) => records[other]), moved: false },
    )
  return { weapon: row(s.weapons, s.onWeapon), stance: row(s.stances, s.onStance) }
}

const clockwise = ({ seats }: House, { attacker, targets }: Attack): Target[] =>
  targets.toSorted((x, y) => ((x.seat - attacker + seats) % seats) - ((y.seat - attacker + seats) % seats))

const blockOf = ({ records }: House, { block }: Target) => (block < 0 ? undefined : records[block].block)
const archetypeOf = ({ records }: House, s: State, seat: Seat) =>
  s.archetypes[seat] < 0 ? undefined : records[s.archetypes[seat]].standing
const factorOf = (house: House, s: State, seat: Seat) => (archetypeOf(house, s, seat)?.doubleStance === true ? 2 : 1)

/** Main part first, with who owns each. */
const partsOf = ({ records }: House, { source, parts, attacker, owners }: Attack) => [
  { card: records[source], owner: attacker, main: true },
  ...parts.map((kind, at) => ({ card: records[kind], owner: owners[at], main: false })),
]

const damageOn = (house: House, s: State, slots: Slots, attack: Attack, target: Seat): number => {
  const versus = slots.stance[attack.attacker]?.card.stance?.versus
  const rival = versus !== undefined && versus.stance === slots.stance[target]?.card.id
  let sum = rival ? versus.plus * factorOf(house, s, attack.attacker) : 0
  for (const part of partsOf(house, attack)) {
    const lifts = (bonuses: readonly Bonus[] = []) =>
      bonuses.filter(({ on }) => matches(on, part, attack)).reduce((all, { plus }) => all + plus, 0)
    const stance = slots.stance[part.owner]
    sum += part.main ? mainValue(house, slots, attack) : addedValue(house, s, attack, part.card, part.owner)
    sum += lifts(stance?.card.stance?.bonus) * factorOf(house, s, part.owner)
    for (const { improve } of stance?.attached ?? []) sum += lifts(improve?.bonus)
    sum += lifts(archetypeOf(house, s, part.owner)?.bonus)
    if (!attack.weapon) continue
    const weapon = slots.weapon[attack.attacker]
    sum += lifts(weapon?.card.weapon?.bonus)
    for (const { improve } of weapon?.attached ?? []) sum += lifts(improve?.bonus)
  }
  return Math.max(0, sum)
}

interface Part {
  readonly card: CardRecord
  readonly owner: Seat
  readonly main: boolean
}

const matches = (on: string, { card, owner, main }: Part, { weapon, attacker }: Attack): boolean => {
  if (on.startsWith('id:')) return on === `id:${card.id}`
  if (on === 'main') return main
  if (on === 'main-card') return main && !weapon
  if (on === 'weapon') return main && weapon
  if (on === 'enhancement') return !main
  if (on === 'assist') return !main && owner !== attacker
  return card.type === 'attack' && card.subtype.some((subtype) => subtype === on)
}

const helpersOf = ({ owners, attacker }: Attack) => new Set(owners.filter((owner) => owner !== attacker)).size

const mainValue = ({ records }: House, slots: Slots, attack: Attack): number => {
  const card = records[attack.source]
  if (!attack.weapon) return (card.attack?.damage ?? 0) + (card.attack?.perHelper ?? 0) * helpersOf(attack)
  const splits = attack.splitBy === attack.source
  const bare = (splits ? card.weapon?.split?.attack : card.weapon?.attack) ?? 0
  const attached = slots.weapon[attack.attacker]?.attached ?? []
  return attached.reduce((sum, { improve }) => sum + (improve?.plus ?? 0), bare)
}

const addedValue = (house: House, s: State, attack: Attack, card: CardRecord, owner: Seat): number => {
  if (card.type === 'attack') return (card.attack?.damage ?? 0) + (card.attack?.perHelper ?? 0) * helpersOf(attack)
  const { enhance } = card
  if (enhance === undefined) throw new Error('that is no enhancement')
  const lines = [
    enhance.plus,
    s.chi.filter((chi) => chi > 0).length === 2 ? enhance.twoSides : undefined,
    owner === attack.attacker ? undefined : enhance.onAlly,
    attack.counter ? enhance.inCounter : undefined,
    attack.splitBy >= 0 && house.records[attack.splitBy] === card ? enhance.split?.plus : undefined,
  ].filter((line) => line !== undefined)
  const members = house.members[house.sideOf[owner]].length
  return (lines.at(-1) ?? 0) + (enhance.perOther ?? 0) * (attack.parts.length - 1) + (enhance.perMember ?? 0) * members
}

const carryOut = (house: House, s: State, slots: Slots, attack: Attack, target: Target): void => {
  const block = blockOf(house, target)
  if (block?.ignore !== true)
    for (const { card, owner } of partsOf(house, attack)) {
      const acts = card.attack?.onHit ?? card.enhance?.onHit ?? card.weapon?.onHit ?? []
      for (const act of acts) lose(house, s, slots, act, owner, target.seat)
    }
  for (const act of block?.onAttacker ?? []) {
    const held = slots.weapon[attack.attacker]
    const gone = held === null || held.moved || held.card !== house.records[attack.source]
    if (act.do === 'take-weapon' && attack.weapon && gone) continue
    lose(house, s, slots, act, target.blocker, attack.attacker)
  }
}

const lose = (house: House, s: State, slots: Slots, act: Act, owner: Seat, loser: Seat): void => {
  if (act.do === 'discard') return
  const row = act.do === 'lose-weapon' || act.do === 'take-weapon' ? slots.weapon : slots.stance
  const held = row[loser]
  if (held === null) return
  const guard = held.attached.find(({ improve }) => improve?.guard === true)
  if (guard !== undefined) {
    held.attached = held.attached.filter((card) => card !== guard)
    return
  }
  row[loser] = null
  const steals = act.do === 'lose-weapon' && row[owner] === null && archetypeOf(house, s, owner)?.stealIfEmpty === true
  if (act.do === 'lose-stance' || (act.do === 'lose-weapon' && !steals)) return
  row[owner] = { card: held.card, attached: held.attached.filter(({ type }) => type !== 'side'), moved: true }
}

const defenceOf = (house: House, s: State, slots: Slots, attack: Attack, { seat, ...target }: Target): number => {
  const main = house.records[attack.source]
  const natures: readonly string[] = attack.weapon ? ['any', 'weapon'] : ['any', 'card', ...main.subtype]
  const minus = (lines: readonly Defence[] = []) =>
    lines
      .filter(({ against }) => against.some((kind) => natures.includes(kind)))
      .reduce((all, line) => all + line.minus, 0)
  const pierces = partsOf(house, attack).map(
    ({ card }) => card.attack?.pierce ?? card.enhance?.pierce ?? card.weapon?.pierce,
  )
  const standing = (held: Held | null, kind: 'weapon' | 'stance') =>
    held === null || held.moved || pierces.some((pierce) => pierce === kind || pierce === 'all') ? null : held
  const weapon = standing(slots.weapon[seat], 'weapon')
  const stance = standing(slots.stance[seat], 'stance')
  const archetype = archetypeOf(house, s, seat)
  let sum = blockOf(house, { seat, ...target })?.reduce ?? 0
  sum += weapon?.card.weapon?.defence ?? 0
  sum += minus(stance?.card.stance?.defence) * factorOf(house, s, seat)
  for (const { improve } of [...(weapon?.attached ?? []), ...(stance?.attached ?? [])]) sum += minus(improve?.defence)
  if (archetype?.unlessWeapon !== true || slots.weapon[seat] === null) sum += minus(archetype?.defence)
  return sum
}
