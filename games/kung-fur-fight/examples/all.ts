// made by scripts/registry.mjs
import aRound from './a-round.json' with { type: 'json' }
import ending from './ending.json' with { type: 'json' }
import fighting from './fighting.json' with { type: 'json' }
import planning from './planning.json' with { type: 'json' }
import plans from './plans.json' with { type: 'json' }
import preparing from './preparing.json' with { type: 'json' }
import refreshing from './refreshing.json' with { type: 'json' }
import rewards from './rewards.json' with { type: 'json' }
import shiueAndRingo from './shiue-and-ringo.json' with { type: 'json' }
import taiChi from './tai-chi.json' with { type: 'json' }

export const examples: Readonly<Record<string, unknown>> = {
  'a-round': aRound,
  ending,
  fighting,
  planning,
  plans,
  preparing,
  refreshing,
  rewards,
  'shiue-and-ringo': shiueAndRingo,
  'tai-chi': taiChi,
}
