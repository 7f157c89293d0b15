/** Chapter 17: a card is one record with one effect block, named after its type. */
export const SETS = ['base', 'more', 'team', 'archetype', 'custom'] as const
export type CardSet = (typeof SETS)[number]

export const TYPES = [
  'attack',
  'enhancement',
  'finisher',
  'block',
  'chi',
  'stance',
  'weapon',
  'improved-weapon',
  'improved-stance',
  'special',
  'archetype',
  'side',
] as const
export type Type = (typeof TYPES)[number]

export const SUBTYPES = ['punch', 'kick', 'throw', 'trip'] as const
export type Subtype = (typeof SUBTYPES)[number]

/** Which parts a bonus works on; beside these `id:` and a card. */
export const SELECTORS = ['main', 'main-card', 'weapon', 'enhancement', 'assist', ...SUBTYPES] as const
/** Which Attacks a Block or a defence works on. */
export const AGAINST = ['any', 'weapon', 'card', ...SUBTYPES] as const
export type Against = (typeof AGAINST)[number]

export const PIERCES = ['weapon', 'stance', 'all'] as const
export type Pierce = (typeof PIERCES)[number]

export const TAGS = ['known', 'known+reconstructed', 'reconstructed'] as const
export type Tag = (typeof TAGS)[number]

export const LOSSES = ['lose-weapon', 'lose-stance', 'take-weapon', 'take-stance'] as const
export type Loss = (typeof LOSSES)[number]
export type Act = { readonly do: Loss } | { readonly do: 'discard'; readonly n: number }

export interface Bonus {
  readonly on: string
  readonly plus: number
}

export interface Defence {
  readonly against: readonly Against[]
  readonly minus: number
}

export interface AttackBlock {
  readonly damage: number
  readonly onHit?: readonly Act[]
  readonly pierce?: Pierce
  readonly perHelper?: number
}

export interface EnhanceBlock {
  readonly plus: number
  readonly split?: { readonly max: number; readonly plus: number }
  readonly twoSides?: number
  readonly combo?: { readonly max: number }
  readonly bar?: { readonly exceptFamily: string }
  readonly pierce?: Pierce
  readonly onHit?: readonly Act[]
  readonly inCounter?: number
  readonly onAlly?: number
  readonly allyOnly?: true
  readonly perOther?: number
  readonly perMember?: number
  readonly needs?: { readonly others: number }
  readonly spawn?: true
}

export interface BlockBlock {
  readonly against: readonly Against[]
  readonly ignore?: true
  readonly reduce?: number
  readonly counter?: true
  readonly cover?: true
  readonly onAttacker?: readonly Act[]
}

export interface RestoreBlock {
  readonly chi: number
  readonly perMember?: number
  readonly draw?: number
}

export interface StanceBlock {
  readonly bonus?: readonly Bonus[]
  readonly versus?: { readonly stance: string; readonly plus: number }
  readonly defence?: readonly Defence[]
  readonly enter?: number
  readonly upkeep?: number
  readonly hand?: number
}

export interface WeaponBlock {
  readonly attack: number
  readonly defence: number
  readonly split?: { readonly attack: number; readonly max: number }
  readonly afterUse?: 'discard'
  readonly pierce?: Pierce
  readonly bonus?: readonly Bonus[]
  readonly onHit?: readonly Act[]
  readonly hand?: number
}

export interface ImproveBlock {
  readonly plus?: number
  readonly bonus?: readonly Bonus[]
  readonly defence?: readonly Defence[]
  readonly hand?: number
  readonly guard?: true
  readonly split?: { readonly max: number }
}

export type SpecialBlock =
  | { readonly when: 'teammate-attacked'; readonly do: 'redirect' | 'counter' }
  | { readonly when: 'own-turn'; readonly do: 'move-weapon' }
  | { readonly when: 'own-turn'; readonly do: 'draw'; readonly self: number; readonly each: number }

export interface StandingBlock {
  readonly side?: string
  readonly doubleStance?: true
  readonly freeCounter?: true
  readonly hand?: number
  readonly restorePlus?: number
  readonly restoreDraw?: number
  readonly defence?: readonly Defence[]
  readonly unlessWeapon?: true
  readonly bonus?: readonly Bonus[]
  readonly stealIfEmpty?: true
}

export interface CardRecord {
  readonly id: string
  readonly name: string
  readonly set: CardSet
  readonly count: number
  readonly type: Type
  readonly subtype: readonly Subtype[]
  readonly family?: string
  readonly slot?: 'weapon' | 'stance'
  readonly text: string
  readonly tag: Tag
  /** What is known of the printed card, and what is our own design. */
  readonly known?: string
  readonly reconstructed?: string
  /** KFF-18.6: shown, and not enforced. */
  readonly manual?: string
  readonly attack?: AttackBlock
  readonly enhance?: EnhanceBlock
  readonly block?: BlockBlock
  readonly restore?: RestoreBlock
  readonly stance?: StanceBlock
  readonly weapon?: WeaponBlock
  readonly improve?: ImproveBlock
  readonly special?: SpecialBlock
  readonly standing?: StandingBlock
}

export const BLOCKS = [
  'attack',
  'enhance',
  'block',
  'restore',
  'stance',
  'weapon',
  'improve',
  'special',
  'standing',
] as const
export type BlockName = (typeof BLOCKS)[number]

/** KFF-18.2: the one effect block that a card of the type has. */
export const BLOCK_OF: Readonly<Record<Type, BlockName>> = {
  attack: 'attack',
  enhancement: 'enhance',
  finisher: 'enhance',
  block: 'block',
  chi: 'restore',
  stance: 'stance',
  weapon: 'weapon',
  'improved-weapon': 'improve',
  'improved-stance': 'improve',
  special: 'special',
  archetype: 'standing',
  side: 'improve',
}

export interface DeckFile {
  readonly schema: string
  readonly game?: string
  readonly note?: string
  readonly totals?: Readonly<Record<string, number>>
  readonly cards: readonly CardRecord[]
}
