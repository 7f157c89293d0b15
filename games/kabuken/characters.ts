import { BASIC_HP, DOG_LIMIT, DRAGON_HP, FOX_HP, HAND_LIMIT, HORSE_MAX, SHEEP_HEAL } from './constants.ts'
import { NO_POWER, type Power } from './power.ts'

/** What a character is and can do, in plain fields. Chapter 16. */
export interface Character extends Power {
  readonly hp: number
  /** Cards a refill goes up to. */
  readonly limit: number
  /** Cannot attack but by a secret that is itself an attack. */
  readonly attacksBySecretOnly?: boolean
  readonly noContinuousAttack?: boolean
  readonly undefendable?: boolean
  readonly sniperUncounterable?: boolean
  /** May treat one card of an attack as another colour, for HP. */
  readonly recolours?: { readonly cost: number }
  /** May treat one card of an attack as another number, against a healthy target. */
  readonly renumbers?: { readonly targetHp: number }
  readonly desperate?: { readonly hp: number; readonly damage: number }
  readonly allFlowered?: boolean
  readonly counterDamage?: number
  readonly secondCounterCard?: boolean
  readonly paysForCards?: number
  readonly sequenceHeals?: number
  readonly choosesDraw?: boolean
  readonly secretUses?: number
  readonly winsOnRunOut?: boolean
}

/** Who plays the basic game (KBK-2.1, KBK-2.5). */
const NOBODY: Character = { ...NO_POWER, id: 'nobody', name: 'Nobody', hp: BASIC_HP, limit: HAND_LIMIT }

export const CHARACTERS: readonly Character[] = [
  {
    id: 'rat',
    name: 'Rat, Chu Lee',
    rules: 'KBK-16.1',
    icon: { icon: 'rat', author: 'Delapouite' },
    rank: 3,
    note: 'your Sniper Fist cannot be countered',
    hp: 7,
    limit: HAND_LIMIT,
    sniperUncounterable: true,
  },
  {
    id: 'ox',
    name: 'Ox, Shifa Khan',
    rules: 'KBK-16.2 … 16.4',
    icon: { icon: 'charging-bull', author: 'Delapouite' },
    rank: 6,
    note: 'pay 1 HP to give one card of an attack another colour',
    hp: 9,
    limit: HAND_LIMIT,
    recolours: { cost: 1 },
  },
  {
    id: 'tiger',
    name: 'Tiger, Leona Martin',
    rules: 'KBK-16.5',
    icon: { icon: 'tiger-head', author: 'Delapouite' },
    rank: 10,
    note: 'your attacks cannot be defended',
    hp: 8,
    limit: HAND_LIMIT,
    undefendable: true,
  },
  {
    id: 'rabbit',
    name: 'Rabbit, Kim Upyon',
    rules: 'KBK-16.6 … 16.9',
    icon: { icon: 'rabbit', author: 'Delapouite' },
    rank: 0,
    note: 'an immediate secret serves you twice',
    hp: 7,
    limit: HAND_LIMIT,
    secretUses: 2,
  },
  {
    id: 'dragon',
    name: 'Dragon, Tatsuno Jyarin',
    rules: 'KBK-16.10 … 16.11',
    icon: { icon: 'spiked-dragon-head', author: 'Delapouite' },
    rank: 11,
    note: 'one attack a turn; at 2 HP or less it deals 1 more',
    hp: 10,
    limit: HAND_LIMIT,
    noContinuousAttack: true,
    desperate: { hp: DRAGON_HP, damage: 1 },
  },
  {
    id: 'snake',
    name: 'Snake, Julia Schneikhardt',
    rules: 'KBK-16.12 … 16.18',
    icon: { icon: 'rattlesnake', author: 'Delapouite' },
    rank: 12,
    note: 'no attacks, but each counter adds 1; you win when the deck runs out',
    hp: 7,
    limit: HAND_LIMIT,
    attacksBySecretOnly: true,
    noContinuousAttack: true,
    counterDamage: 1,
    winsOnRunOut: true,
  },
  {
    id: 'horse',
    name: 'Horse, Elena Cavallo',
    rules: 'KBK-16.19 … 16.21',
    icon: { icon: 'horse-head', author: 'Lorc' },
    rank: 7,
    note: 'before your first attack pay up to 3 HP and draw as many cards',
    hp: 9,
    limit: HAND_LIMIT,
    paysForCards: HORSE_MAX,
  },
  {
    id: 'sheep',
    name: 'Sheep, Rita Siesta',
    rules: 'KBK-16.22',
    icon: { icon: 'sheep', author: 'Delapouite' },
    rank: 5,
    note: 'a successful series of attacks heals 3',
    hp: 8,
    limit: HAND_LIMIT,
    sequenceHeals: SHEEP_HEAL,
  },
  {
    id: 'monkey',
    name: 'Monkey, Sawatari Masami',
    rules: 'KBK-16.23 … 16.25',
    icon: { icon: 'monkey', author: 'Lorc' },
    rank: 8,
    note: 'Psych Up costs 1 HP and lets you choose one of two cards',
    hp: 9,
    limit: HAND_LIMIT,
    choosesDraw: true,
  },
  {
    id: 'rooster',
    name: 'Rooster, Charlotte Tweetle',
    rules: 'KBK-16.26 … 16.27',
    icon: { icon: 'rooster', author: 'Delapouite' },
    rank: 2,
    note: 'a second matching card makes your counter 1 stronger',
    hp: 8,
    limit: HAND_LIMIT,
    secondCounterCard: true,
  },
  {
    id: 'dog',
    name: 'Dog, Sasha 110',
    rules: 'KBK-16.28',
    icon: { icon: 'sitting-dog', author: 'Delapouite' },
    rank: 4,
    note: 'your hand goes up to 7',
    hp: 7,
    limit: DOG_LIMIT,
  },
  {
    id: 'boar',
    name: 'Boar, Veronica Sisiera',
    rules: 'KBK-16.29 … 16.30',
    icon: { icon: 'boar', author: 'Caro Asercion' },
    rank: 1,
    note: 'all your 4s and 5s are in flower',
    hp: 7,
    limit: HAND_LIMIT,
    allFlowered: true,
  },
  {
    id: 'fox',
    name: 'Fox, Maria Fox',
    rules: 'KBK-16.31 … 16.33',
    icon: { icon: 'fox', author: 'Caro Asercion' },
    rank: 9,
    note: 'against 5 HP or more one card of an attack may be another number',
    hp: 8,
    limit: HAND_LIMIT,
    renumbers: { targetHp: FOX_HP },
  },
]

/** Joins only if the option is on (KBK-1.3). */
export const PROMO = 'fox'

/** −1, the basic game's nobody, or an index of CHARACTERS. */
export const characterAt = (index: number): Character => (index < 0 ? NOBODY : CHARACTERS[index])
export const characterIndex = (id: string): number => CHARACTERS.findIndex((character) => character.id === id)
