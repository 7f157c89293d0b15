import { among, either, list, object, pattern, type Shape, title, whole, words, yes } from './shape.ts'
import {
  type Act,
  AGAINST,
  type AttackBlock,
  type BlockBlock,
  type Bonus,
  type CardRecord,
  type DeckFile,
  type Defence,
  type EnhanceBlock,
  type ImproveBlock,
  LOSSES,
  PIERCES,
  type RestoreBlock,
  SELECTORS,
  SETS,
  type SpecialBlock,
  type StanceBlock,
  type StandingBlock,
  SUBTYPES,
  TAGS,
  TYPES,
  type WeaponBlock,
} from './vocabulary.ts'

export const MOST_RECORDS = 400
export const MOST_CARDS = 600
const KEBAB = '[a-z0-9]+(?:-[a-z0-9]+)*'
const SHORT = 40
const LONG = 300

const number = whole(-20, 40)
/** What is paid, given or drawn is not negative. */
const amount = whole(0, 40)
const targets = whole(2, 40)
const id: Shape<string> = pattern('an id in kebab-case, of 40 characters at the most', `^(?=.{1,40}$)${KEBAB}$`, 40)
const selector: Shape<string> = pattern(
  `${SELECTORS.join(', ')} or id: and a card`,
  `^(?=.{1,60}$)(?:${SELECTORS.join('|')}|id:${KEBAB})$`,
  60,
)

const act: Shape<Act> = either<Act>(
  'do',
  [...LOSSES, 'discard'],
  object<{ do: 'discard'; n: number }>({ do: among(['discard'] as const), n: whole(1, 40) }),
  object<{ do: (typeof LOSSES)[number] }>({ do: among(LOSSES) }),
)
const acts = list(act, 4)
const pierce = among(PIERCES)
const bonus = list(object<Bonus>({ on: selector, plus: number }), 20)
const against = list(among(AGAINST), 10)
const defence = list(object<Defence>({ against, minus: number }), 20)

const attack = object<AttackBlock>({ damage: number, onHit: acts, pierce, perHelper: number }, [
  'onHit',
  'pierce',
  'perHelper',
])

const enhance = object<EnhanceBlock>(
  {
    plus: number,
    split: object<{ max: number; plus: number }>({ max: targets, plus: number }),
    twoSides: number,
    combo: object<{ max: number }>({ max: whole(1, 40) }),
    bar: object<{ exceptFamily: string }>({ exceptFamily: id }),
    pierce,
    onHit: acts,
    inCounter: number,
    onAlly: number,
    allyOnly: yes,
    perOther: number,
    perMember: number,
    needs: object<{ others: number }>({ others: amount }),
    spawn: yes,
  },
  [
    'split',
    'twoSides',
    'combo',
    'bar',
    'pierce',
    'onHit',
    'inCounter',
    'onAlly',
    'allyOnly',
    'perOther',
    'perMember',
    'needs',
    'spawn',
  ],
)

const block = object<BlockBlock>({ against, ignore: yes, reduce: number, counter: yes, cover: yes, onAttacker: acts }, [
  'ignore',
  'reduce',
  'counter',
  'cover',
  'onAttacker',
])

const restore = object<RestoreBlock>({ chi: amount, perMember: amount, draw: amount }, ['perMember', 'draw'])

const stance = object<StanceBlock>(
  {
    bonus,
    versus: object<{ stance: string; plus: number }>({ stance: id, plus: number }),
    defence,
    enter: amount,
    upkeep: amount,
    hand: number,
  },
  ['bonus', 'versus', 'defence', 'enter', 'upkeep', 'hand'],
)

const weapon = object<WeaponBlock>(
  {
    attack: number,
    defence: number,
    split: object<{ attack: number; max: number }>({ attack: number, max: targets }),
    afterUse: among(['discard'] as const),
    pierce,
    bonus,
    onHit: acts,
    hand: number,
  },
  ['split', 'afterUse', 'pierce', 'bonus', 'onHit', 'hand'],
)

const improve = object<ImproveBlock>(
  { plus: number, bonus, defence, hand: number, guard: yes, split: object<{ max: number }>({ max: targets }) },
  ['plus', 'bonus', 'defence', 'hand', 'guard', 'split'],
)

const special: Shape<SpecialBlock> = either<SpecialBlock>(
  'do',
  ['redirect', 'counter', 'move-weapon', 'draw'],
  object<{ when: 'teammate-attacked'; do: 'redirect' | 'counter' }>({
    when: among(['teammate-attacked'] as const),
    do: among(['redirect', 'counter'] as const),
  }),
  object<{ when: 'own-turn'; do: 'move-weapon' }>({
    when: among(['own-turn'] as const),
    do: among(['move-weapon'] as const),
  }),
  object<{ when: 'own-turn'; do: 'draw'; self: number; each: number }>({
    when: among(['own-turn'] as const),
    do: among(['draw'] as const),
    self: amount,
    each: amount,
  }),
)

const standing = object<StandingBlock>(
  {
    side: id,
    doubleStance: yes,
    freeCounter: yes,
    hand: whole(-6, 40), // a player with nothing in play always has a card to draw, so somebody is always asked
    restorePlus: number,
    restoreDraw: amount,
    defence,
    unlessWeapon: yes,
    bonus,
    stealIfEmpty: yes,
  },
  [
    'side',
    'doubleStance',
    'freeCounter',
    'hand',
    'restorePlus',
    'restoreDraw',
    'defence',
    'unlessWeapon',
    'bonus',
    'stealIfEmpty',
  ],
)

export const cardShape: Shape<CardRecord> = object<CardRecord>(
  {
    id,
    name: title(SHORT),
    set: among(SETS),
    count: whole(1, 30),
    type: among(TYPES),
    subtype: list(among(SUBTYPES), SUBTYPES.length),
    family: id,
    slot: among(['weapon', 'stance'] as const),
    text: words(LONG),
    tag: among(TAGS),
    known: words(LONG),
    reconstructed: words(LONG),
    manual: words(LONG),
    attack,
    enhance,
    block,
    restore,
    stance,
    weapon,
    improve,
    special,
    standing,
  },
  [
    'family',
    'slot',
    'known',
    'reconstructed',
    'manual',
    'attack',
    'enhance',
    'block',
    'restore',
    'stance',
    'weapon',
    'improve',
    'special',
    'standing',
  ],
)

export const SCHEMA = 'kff-cards/1'

const total = whole(0, MOST_CARDS)
export interface Totals {
  readonly base?: number
  readonly more?: number
  readonly team?: number
  readonly archetypes?: number
  readonly sideCards?: number
}

/** KFF-18.1 */
export const fileShape = object<Omit<DeckFile, 'totals'> & { readonly totals?: Totals }>(
  {
    schema: among([SCHEMA]),
    game: words(LONG),
    note: words(LONG),
    totals: object<Totals>({ base: total, more: total, team: total, archetypes: total, sideCards: total }, [
      'base',
      'more',
      'team',
      'archetypes',
      'sideCards',
    ]),
    cards: list(cardShape, MOST_RECORDS),
  },
  ['game', 'note', 'totals'],
)
