import type { Option, Setup } from '../../kernel/contract.ts'
import { perSetup } from '../../kernel/setup.ts'

/** KBK-22.1: the first value is the default. */
export const OPTIONS = {
  extension: { values: ['off', 'on'], isHeadline: true },
  fox: { values: ['off', 'on'] },
  characterPick: { values: ['randomOrder', 'deal'] },
  match: { values: ['single', 'twoWins'] },
  sharedWin: { values: ['counts', 'none'] },
  matchKeeps: { values: ['fresh', 'keep'] },
  refillTiming: { values: ['each', 'end'] },
  afterCounter: { values: ['hit', 'counterer'] },
  countererRefill: { values: ['no', 'yes'] },
  flowersOnCounter: { values: ['return', 'stay'] },
  deckOut: { values: ['lastCard', 'missingCard'] },
  resoluteColours: { values: ['three', 'notAllSame'] },
  overlap: { values: ['strongest', 'choice'] },
  godOverlap: { values: ['attacker', 'resoluteGod', 'sniperGod'] },
  psychUpDiscard: { values: ['onTop', 'under'] },
  answersOnTop: { values: ['yes', 'no'] },
  browseDiscard: { values: ['no', 'yes'] },
  barrageFlowers: { values: ['add', 'none'] },
  amuletPairs: { values: ['any', 'sameNumber'] },
  poisonFangCarry: { values: ['yes', 'no'] },
  horseTiming: { values: ['firstAttack', 'anyAttack'] },
  monkeyCost: { values: ['compulsory', 'optional'] },
  deckOutLarge: { values: ['never', 'twice'] },
  momentum: { values: ['turnEnd', 'eachAttack'] },
  turnLimit: { values: ['none'], numbers: { min: 20, max: 1000 } },
} as const satisfies Record<string, Option>

type OptionName = keyof typeof OPTIONS

/** What changed with version 2 of the rules. */
interface Amendments {
  /** KBK-21.6: with an empty hand Monkey is asked whether she pays. */
  readonly asksEmptyMonkey: boolean
  /** KBK-21.1: V9 opens for a Horse who may still pay, whatever she holds. */
  readonly asksPayingHorse: boolean
  /** KBK-20.5: who has momentum has it until the game ends, so nobody gains it afterwards. */
  readonly endStopsMomentum: boolean
}

const AMENDED: Amendments = { asksEmptyMonkey: true, asksPayingHorse: true, endStopsMomentum: true }
const VERSION_1: Amendments = { asksEmptyMonkey: false, asksPayingHorse: false, endStopsMomentum: false }

/** The agreed house rules of one match, and how many sit at the table. */
export type House = Readonly<Record<OptionName, string | number>> & Amendments & { readonly seats: number }

/** By the newest rules. */
export const houseOf = perSetup(({ seats, options }): House => {
  if (!complete(options)) throw new Error('a setup has every option')
  const chosen: Readonly<Record<OptionName, string | number>> = options
  return { seats, ...AMENDED, ...chosen }
})

/** By the rules that a match began with. */
export const houseBy = (setup: Setup, version: number): House =>
  version < 2 ? { ...houseOf(setup), ...VERSION_1 } : houseOf(setup)

const complete = (options: Setup['options']): options is Readonly<Record<OptionName, string | number>> =>
  Object.keys(OPTIONS).every((name) => Object.hasOwn(options, name))
