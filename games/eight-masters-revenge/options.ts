import type { Option, Setup } from '../../kernel/contract.ts'
import { perSetup } from '../../kernel/setup.ts'
import { CARDS, type CardTable } from './cards.ts'

/** Chapter 19, and the difficulty of the solo game; the first value is the default. */
export const OPTIONS = {
  difficulty: { values: ['normal', 'easy', 'hard'] }, // EMR-14.5
  fighters: { values: ['off', 'choose', 'random'] }, // EMR-19.1
  boardSides: { values: ['free', 'exclusive'] }, // EMR-19.2
  thirdCard: { values: ['off', 'on'] }, // EMR-19.3
  drawAtLimit: { values: ['forbidden', 'allowed'] }, // EMR-19.4
  slideTrigger: { values: ['passing', 'stopping'] }, // EMR-19.5
  freeTurnStart: { values: ['yes', 'no'] }, // EMR-19.6
  leftOnly: { values: ['trap-wound', 'none', 'all'] }, // EMR-19.7
  zeroCounter: { values: ['allowed', 'forbidden'] }, // EMR-19.8
  blockedDragon: { values: ['supports', 'no'] }, // EMR-19.9
  bonusPerCard: { values: ['once', 'each'] }, // EMR-19.10
  teamOverflow: { values: ['lost', 'carried'] }, // EMR-19.11
  crowAndT1: { values: ['cancels', 'spared'] }, // EMR-19.12
  asideSeen: { values: ['owner', 'nobody'] }, // EMR-19.13
  turnLimit: { values: ['none'], numbers: { min: 1, max: 1000 } }, // EMR-19.14
  life: { values: ['by-mode'], numbers: { min: 1, max: 10 } }, // EMR-19.15
} as const satisfies Record<string, Option>

type OptionName = keyof typeof OPTIONS
type Chosen = Readonly<Record<OptionName, string | number>>

export type ModeName = 'duel' | 'solo' | 'freeForAll' | 'teamFight'

/** The agreed rules of one match, and what follows from them. */
export type House = Chosen & {
  readonly mode: ModeName
  /** People at the table. */
  readonly seats: number
  /** Fighters on the stage: in the solo game the automaton is the second. */
  readonly areas: number
  readonly isSolo: boolean
  readonly isTeam: boolean
  /** EMR-15.4, EMR-16.4: some effects reach only the left neighbour. */
  readonly isCrowded: boolean
  /** EMR-1.3 */
  readonly fullLife: number
  readonly cards: CardTable
}

/** EMR-1.3: starting life by the number of fighters. */
const LIFE: readonly number[] = [0, 0, 10, 8, 6]

export const houseOf = perSetup((setup): House => houseWith(setup, CARDS))

export const houseWith = ({ mode, seats, options }: Setup, cards: CardTable): House => {
  if (!complete(options)) throw new Error('a setup has every option')
  if (!isMode(mode)) throw new Error('a setup has a mode')
  const chosen: Chosen = options
  const areas = Math.max(2, seats)
  return {
    ...chosen,
    mode,
    seats,
    areas,
    isSolo: mode === 'solo',
    isTeam: mode === 'teamFight',
    isCrowded: areas > 2,
    fullLife: typeof chosen.life === 'number' ? chosen.life : LIFE[areas],
    cards,
  }
}

const complete = (options: Setup['options']): options is Chosen =>
  Object.keys(OPTIONS).every((name) => Object.hasOwn(options, name))

const isMode = (mode: string): mode is ModeName => ['duel', 'solo', 'freeForAll', 'teamFight'].includes(mode)
