import {
  BLANK,
  type Guarding,
  type Letter,
  type Lift,
  type LossCode,
  NATURE,
  PIERCES_STANCE,
  PIERCES_WEAPON,
  type Print,
  SEVERAL,
  UNSET,
} from './print.ts'
import {
  type Act,
  type Against,
  type Bonus,
  type CardRecord,
  type Defence,
  LOSSES,
  type Pierce,
  SUBTYPES,
} from './vocabulary.ts'

type Kind = number
type Find = (id: string) => Kind

/** Cards as numbers: every record becomes a print, in the order of the records. */
export const compile = (records: readonly CardRecord[]): readonly Print[] => {
  const kinds = new Map(records.map(({ id }, kind) => [id, kind]))
  const names = [...new Set(records.map(({ name }) => name))]
  const groups = new Map(names.map((name, group) => [name, group]))
  const find: Find = (id) => kinds.get(id) ?? -1
  return records.map((record) => ({
    ...BLANK,
    id: record.id,
    name: record.name,
    type: record.type,
    group: groups.get(record.name) ?? 0,
    family: record.family ?? '',
    slot: record.slot ?? '',
    subtypes: bitsOf(record.type === 'attack' ? record.subtype : []),
    ...effectOf(record, find),
  }))
}

const bitsOf = (natures: readonly Against[]): number => natures.reduce((bits, nature) => bits | NATURE[nature], 0)

const effectOf = (record: CardRecord, find: Find): Partial<Print> => ({
  ...attackOf(record),
  ...enhancementOf(record),
  ...blockOf(record),
  ...stanceOf(record, find),
  ...weaponOf(record, find),
  ...improvementOf(record, find),
  ...restoreOf(record),
  ...standingOf(record, find),
})

const attackOf = ({ attack }: CardRecord): Partial<Print> =>
  attack === undefined
    ? {}
    : {
        value: attack.damage,
        perHelper: attack.perHelper ?? 0,
        pierce: pierceOf(attack.pierce),
        ...actsOf(attack.onHit),
      }

const enhancementOf = ({ enhance }: CardRecord): Partial<Print> =>
  enhance === undefined
    ? {}
    : {
        value: enhance.plus,
        splitMax: enhance.split?.max ?? 0,
        splitValue: enhance.split?.plus ?? 0,
        twoSides: enhance.twoSides ?? UNSET,
        onAlly: enhance.onAlly ?? UNSET,
        inCounter: enhance.inCounter ?? UNSET,
        combo: enhance.combo?.max ?? 0,
        barsAllBut: enhance.bar?.exceptFamily ?? '',
        allyOnly: enhance.allyOnly === true || enhance.spawn === true, // KFF-14.11
        spawn: enhance.spawn === true,
        perOther: enhance.perOther ?? 0,
        perMember: enhance.perMember ?? 0,
        needs: enhance.needs?.others ?? 0,
        pierce: pierceOf(enhance.pierce),
        ...actsOf(enhance.onHit),
      }

const blockOf = ({ block }: CardRecord): Partial<Print> =>
  block === undefined
    ? {}
    : {
        against: bitsOf(block.against),
        ignore: block.ignore === true,
        value: block.reduce ?? 0,
        counter: block.counter === true,
        cover: block.cover === true,
        ...actsOf(block.onAttacker),
      }

const stanceOf = ({ stance }: CardRecord, find: Find): Partial<Print> =>
  stance === undefined
    ? {}
    : {
        bonuses: liftsOf(stance.bonus, find),
        versus: stance.versus === undefined ? -1 : find(stance.versus.stance),
        versusPlus: stance.versus?.plus ?? 0,
        defences: guardingOf(stance.defence),
        enter: stance.enter ?? 0,
        upkeep: stance.upkeep ?? 0,
        hand: stance.hand ?? 0,
      }

const weaponOf = ({ weapon }: CardRecord, find: Find): Partial<Print> =>
  weapon === undefined
    ? {}
    : {
        value: weapon.attack,
        defences: [{ against: NATURE.any, minus: weapon.defence }], // KFF-17.8
        splitMax: weapon.split?.max ?? 0,
        splitValue: weapon.split?.attack ?? 0,
        afterUse: weapon.afterUse !== undefined,
        pierce: pierceOf(weapon.pierce),
        bonuses: liftsOf(weapon.bonus, find),
        hand: weapon.hand ?? 0,
        ...actsOf(weapon.onHit),
      }

const improvementOf = ({ improve }: CardRecord, find: Find): Partial<Print> =>
  improve === undefined
    ? {}
    : {
        value: improve.plus ?? 0,
        bonuses: liftsOf(improve.bonus, find),
        defences: guardingOf(improve.defence),
        hand: improve.hand ?? 0,
        guard: improve.guard === true,
        splitMax: improve.split?.max ?? 0,
      }

const restoreOf = ({ restore, special }: CardRecord): Partial<Print> => {
  if (restore !== undefined) return { value: restore.chi, perMember: restore.perMember ?? 0, draw: restore.draw ?? 0 }
  if (special === undefined) return {}
  return special.do === 'draw'
    ? { special: 'draw', draw: special.self, drawEach: special.each }
    : { special: special.do }
}

const standingOf = ({ standing }: CardRecord, find: Find): Partial<Print> =>
  standing === undefined
    ? {}
    : {
        side: standing.side === undefined ? -1 : find(standing.side),
        doubleStance: standing.doubleStance === true,
        freeCounter: standing.freeCounter === true,
        hand: standing.hand ?? 0,
        restorePlus: standing.restorePlus ?? 0,
        restoreDraw: standing.restoreDraw ?? 0,
        defences: guardingOf(standing.defence),
        unlessWeapon: standing.unlessWeapon === true,
        bonuses: liftsOf(standing.bonus, find),
        stealIfEmpty: standing.stealIfEmpty === true,
      }

const pierceOf = (pierce: Pierce | undefined): number =>
  (pierce === 'weapon' || pierce === 'all' ? PIERCES_WEAPON : 0) |
  (pierce === 'stance' || pierce === 'all' ? PIERCES_STANCE : 0)

const CODES: readonly LossCode[] = [0, 1, 2, 3]
const LETTERS: readonly Letter[] = [1, 2, 3, 4]

const actsOf = (acts: readonly Act[] = []): Partial<Print> => {
  const losses = acts.flatMap((act) => (act.do === 'discard' ? [] : [CODES[LOSSES.indexOf(act.do)]]))
  const discards = acts.reduce((sum, act) => sum + (act.do === 'discard' ? act.n : 0), 0)
  const letter = losses.length === 0 ? 0 : losses.length === 1 ? LETTERS[losses[0]] : SEVERAL
  return { losses, discards, letter }
}

const guardingOf = (defences: readonly Defence[] = []): Guarding[] =>
  defences.map(({ against, minus }) => ({ against: bitsOf(against), minus }))

const liftsOf = (bonuses: readonly Bonus[] | undefined, find: Find): Lift[] =>
  (bonuses ?? []).map(({ on, plus }): Lift => {
    const subtype = SUBTYPES.find((name) => name === on)
    if (subtype !== undefined) return { on: 'subtype', what: NATURE[subtype], plus }
    if (on.startsWith('id:')) return { on: 'card', what: find(on.slice(3)), plus }
    return { on: WORDS.find((word) => word === on) ?? 'main', what: 0, plus }
  })

const WORDS = ['main', 'main-card', 'weapon', 'enhancement', 'assist'] as const
