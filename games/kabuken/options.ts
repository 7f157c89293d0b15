import type { Option, Setup } from '../../kernel/contract.ts'
import { perSetup } from '../../kernel/setup.ts'

/** KBK-22.1: the first value is the default. */
export const OPTIONS = {
  extension: { values: ['off', 'on'] },
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

/** The agreed house rules of one match, and how many sit at the table. */
export type House = Readonly<Record<OptionName, string | number>> & { readonly seats: number }

export const houseOf = perSetup(({ seats, options }): House => {
  if (!complete(options)) throw new Error('a setup has every option')
  const chosen: Readonly<Record<OptionName, string | number>> = options
  return { seats, ...chosen }
})

const complete = (options: Setup['options']): options is Readonly<Record<OptionName, string | number>> =>
  Object.keys(OPTIONS).every((name) => Object.hasOwn(options, name))
