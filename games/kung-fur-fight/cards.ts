/** Chapter 20: 52 cards of 34 kinds. Copies cannot differ, so a card is its kind. */
export type Kind = number

/** What an animal does as Leader (chapters 11 to 13); as an Assistant it gives its AP only (KFU-6.5). */
export interface Animal {
  readonly id: string
  readonly name: string
  readonly copies: number
  readonly ap: number
  /** KFU-6.11, KFU-17.6: only as Leader; a Food token is paid and the Rest recovers. */
  readonly chef?: true
  /** KFU-6.12: the sole Animal of his team. */
  readonly alone?: true
  /** KFU-13.13: not counted against the limit. */
  readonly uncounted?: true
  /** KFU-11.15: one Animal from hand joins in step 1, in a team of fewer than three. */
  readonly addsAnimal?: true
  /** KFU-12.5: so many more HW in step 1. */
  readonly addsHw?: number
  /** KFU-13.2: the weakest opposing Assistant may be sent to Rest. */
  readonly removesAssistant?: true
  /** KFU-11.3 */
  readonly ignoresHw?: number
  /** KFU-11.4 */
  readonly stealsHw?: number
  /** KFU-11.6 */
  readonly bonusBehind?: number
  /** KFU-11.8: for each opposing Animal. */
  readonly bonusPerOpponent?: number
  /** KFU-13.10: behind by so many AP is a win, too. */
  readonly winsFromBehind?: number
  /** KFU-13.1 */
  readonly winVp?: number
  /** KFU-13.6: the most SP that a lost combat costs. */
  readonly mostLost?: number
  /** KFU-13.15: SP that a win costs the opponent. */
  readonly winCosts?: number
  /** KFU-12.3: HW after the combat, whatever the result. */
  readonly hwAfter?: number
  /** KFU-12.8 */
  readonly hwForWin?: number
  /** KFU-12.7 */
  readonly returnsAfterWin?: true
  /** KFU-11.9 */
  readonly leavesToken?: true
  /** KFU-12.10 */
  readonly tokensElsewhere?: true
}

const DOGS: readonly Animal[] = [
  { id: 'fu', name: 'Fu', copies: 1, ap: 1, chef: true },
  { id: 'ban', name: 'Ban', copies: 1, ap: 4, ignoresHw: 5, stealsHw: 2 },
  { id: 'chai', name: 'Chai', copies: 2, ap: 4, bonusBehind: 2 },
  { id: 'yue', name: 'Yue', copies: 1, ap: 6, bonusPerOpponent: 1 },
  { id: 'hua', name: 'Hua', copies: 2, ap: 2, leavesToken: true },
  { id: 'shiue', name: 'Shiue', copies: 2, ap: 2, addsAnimal: true },
]

const CATS: readonly Animal[] = [
  { id: 'hokuto', name: 'Hokuto', copies: 1, ap: 1, chef: true },
  { id: 'hikaru', name: 'Hikaru', copies: 2, ap: 2, hwAfter: 3 },
  { id: 'ringo', name: 'Ringo', copies: 2, ap: 4, addsHw: 4 },
  { id: 'yaou', name: 'Yaou', copies: 1, ap: 5, returnsAfterWin: true },
  { id: 'raihuu', name: 'Raihuu', copies: 1, ap: 3, tokensElsewhere: true },
  { id: 'masaru', name: 'Masaru', copies: 2, ap: 3, hwForWin: 4 },
]

const RANGERS: readonly Animal[] = [
  { id: 'ming', name: 'Ming', copies: 1, ap: 3, winVp: 2 },
  { id: 'shiau-yao', name: 'Shiau-Yao', copies: 1, ap: 3, removesAssistant: true },
  { id: 'musashi', name: 'Musashi', copies: 1, ap: 4, mostLost: 1 },
  { id: 'tai-chi', name: 'Tai-Chi', copies: 1, ap: 4, winsFromBehind: 4 },
  { id: 'himiko', name: 'Himiko', copies: 1, ap: 4, uncounted: true },
  { id: 'boshark', name: 'BoShark', copies: 1, ap: 5, winCosts: 2 },
  { id: 'tumaz', name: 'Tumaz', copies: 1, ap: 8, alone: true },
]

/** What an Item or an Achievement brings its winner (chapters 14 and 15). What stays lies in his front row (KFU-1.11). */
export interface Prize {
  readonly id: string
  readonly name: string
  readonly copies: number
  readonly rule: string
  /** SP that the opponent loses. */
  readonly costs?: number
  /** KFU-15.2: by the AP difference. */
  readonly costsByGap?: readonly { readonly gap: number; readonly sp: number }[]
  /** KFU-15.15: for the first, the second, and every later one. */
  readonly costsByCount?: readonly number[]
  readonly sp?: number
  readonly vp?: number
  readonly hw?: number
  /** KFU-15.5 */
  readonly blocks?: true
  /** KFU-15.12 */
  readonly returnsTeam?: true
  /** KFU-14.4: a free recovery in this round. */
  readonly recovers?: true
  /** KFU-14.6 */
  readonly coconut?: true
  /** KFU-14.16 */
  readonly mushroom?: true
  /** KFU-14.18: so many are drawn, and one is taken. */
  readonly draws?: number
  readonly stays?: true
  /** KFU-6.8 */
  readonly raisesLimit?: true
  /** KFU-14.13 */
  readonly winsTies?: true
}

const ITEMS: readonly Prize[] = [
  { id: 'kiwano', name: 'Kiwano', copies: 2, rule: 'KFU-14.2', hw: 5 },
  { id: 'ginseng', name: 'Ginseng', copies: 2, rule: 'KFU-14.3', sp: 1, recovers: true },
  { id: 'coconut', name: 'Coconut', copies: 1, rule: 'KFU-14.6', coconut: true },
  { id: 'peach', name: 'Peach', copies: 2, rule: 'KFU-14.9', stays: true, raisesLimit: true },
  { id: 'apple', name: 'Apple', copies: 1, rule: 'KFU-14.11', stays: true, winsTies: true },
  { id: 'mushroom', name: 'Mushroom', copies: 2, rule: 'KFU-14.16', mushroom: true },
  { id: 'peel', name: 'Peel', copies: 1, rule: 'KFU-14.18', draws: 3 },
]

const GAPS = [
  { gap: 7, sp: 5 },
  { gap: 3, sp: 3 },
  { gap: 0, sp: 1 },
]

const ACHIEVEMENTS: readonly Prize[] = [
  { id: 'power', name: 'POWER', copies: 2, rule: 'KFU-15.1', costs: 2, sp: 1 },
  { id: 'break', name: 'BREAK', copies: 2, rule: 'KFU-15.2', costsByGap: GAPS },
  { id: 'block', name: 'BLOCK', copies: 1, rule: 'KFU-15.5', costs: 1, blocks: true },
  { id: 'crash', name: 'CRASH', copies: 2, rule: 'KFU-15.9', costs: 3 },
  { id: 'shock', name: 'SHOCK', copies: 2, rule: 'KFU-15.10', costs: 1, vp: 1 },
  { id: 'destroy', name: 'DESTROY', copies: 2, rule: 'KFU-15.11', costs: 2, hw: 2 },
  { id: 'return', name: 'RETURN', copies: 2, rule: 'KFU-15.12', costs: 2, returnsTeam: true },
  { id: 'boom', name: 'BOOM', copies: 3, rule: 'KFU-15.15', costsByCount: [2, 3, 5], stays: true },
]

const ANIMALS: readonly Animal[] = [...DOGS, ...CATS, ...RANGERS]
const PRIZES: readonly Prize[] = [...ITEMS, ...ACHIEVEMENTS]
const CARDS: readonly { readonly id: string; readonly name: string; readonly copies: number }[] = [
  ...ANIMALS,
  ...PRIZES,
]

export type Group = 'dog' | 'cat' | 'ranger' | 'item' | 'achievement'
const GROUPS: readonly Group[] = [
  ...DOGS.map(() => 'dog' as const),
  ...CATS.map(() => 'cat' as const),
  ...RANGERS.map(() => 'ranger' as const),
  ...ITEMS.map(() => 'item' as const),
  ...ACHIEVEMENTS.map(() => 'achievement' as const),
]

export const KINDS = CARDS.length
/** The kinds below this one are Animals. */
export const ANIMAL_KINDS = ANIMALS.length
export const FIRST_RANGER = DOGS.length + CATS.length
/** A card that the viewer does not know. */
export const HOLE: Kind = CARDS.length
export const NOBODY: Kind = -1

export const FACES: readonly string[] = [...CARDS.map(({ id }) => id), '?']
export const NAMES: readonly string[] = [...CARDS.map(({ name }) => name), '?']

const KIND_OF: ReadonlyMap<string, Kind> = new Map(CARDS.map(({ id }, kind) => [id, kind]))
/** −1 when the text is no face. */
export const kindOfFace = (face: string): Kind => KIND_OF.get(face) ?? -1
export const kindNamed = (face: string): Kind => {
  const kind = kindOfFace(face)
  if (kind < 0) throw new Error(`there is no card ${face}`)
  return kind
}
export const facesOf = (kinds: readonly Kind[]): string[] => kinds.map((kind) => FACES[kind])
export const groupOf = (kind: Kind): Group => GROUPS[kind]
export const isAnimal = (kind: Kind): boolean => kind < ANIMAL_KINDS

const NOT_THERE: Animal = { id: '', name: '', copies: 0, ap: 0 }
/** The text of a Leader; a side without Animals has one that says nothing. */
export const leaderText = (kind: Kind): Animal => (kind < 0 ? NOT_THERE : ANIMALS[kind])
export const apOf = (kind: Kind): number => AP[kind]
const AP: readonly number[] = ANIMALS.map(({ ap }) => ap)
export const prizeOf = (kind: Kind): Prize => PRIZES[kind - ANIMAL_KINDS]

export const CHEFS: readonly boolean[] = ANIMALS.map(({ chef }) => chef === true)
export const HIMIKO: Kind = kindNamed('himiko')
export const TUMAZ: Kind = kindNamed('tumaz')
export const PEACH: Kind = kindNamed('peach')
export const APPLE: Kind = kindNamed('apple')
export const PEEL: Kind = kindNamed('peel')
