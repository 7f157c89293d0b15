import type { Option, Setup } from '../../kernel/contract.ts'
import { perSetup } from '../../kernel/setup.ts'

/** KFU-19.1: the first value is the default. */
export const OPTIONS = {
  tokensWithoutAnimals: { values: ['count', 'needAnimal'] },
  tokensAlone: { values: ['fight', 'skip'] },
  tokensCanWin: { values: ['yes', 'no'] },
  apple: { values: ['permanent', 'single'] },
  hwSupply: { values: ['finite', 'unlimited'] },
  shiueRingo: { values: ['throw', 'random'] },
  musashi: { values: ['cap', 'fixed'] },
  leaderWaiver: { values: ['vsTaiChi', 'never'] },
  chaiCompare: { values: ['atCombat', 'roundStart'] },
  shiauYaoOrder: { values: ['afterShiue', 'beforeShiue'] },
  freshHw: { values: ['yes', 'no'] },
  huaWithoutTeam: { values: ['removed', 'stays'] },
  passAtLowSp: { values: ['pays', 'spares'] },
  lowSpCheck: { values: ['atRefresh', 'lowest'] },
  pileEndTie: { values: ['draw', 'sp'] },
  rewardOrder: { values: ['bottomUp', 'winner'] },
  dogDeck: { values: ['A', 'B'] },
  /** Chosen: seat A plays the Dogs, and the host says who sits there. */
  factions: { values: ['random', 'chosen'] },
} as const satisfies Record<string, Option>

type OptionName = keyof typeof OPTIONS

/** The agreed house rules of one match. */
export type House = Readonly<Record<OptionName, string | number>>

export const houseOf = perSetup(({ options }): House => {
  if (!complete(options)) throw new Error('a setup has every option')
  return options
})

const complete = (options: Setup['options']): options is House =>
  Object.keys(OPTIONS).every((name) => Object.hasOwn(options, name))
