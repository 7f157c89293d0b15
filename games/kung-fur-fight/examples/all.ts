// made by scripts/registry.mjs
import aRound from './a-round.json' with { type: 'json' }
import plans from './plans.json' with { type: 'json' }
import shiueAndRingo from './shiue-and-ringo.json' with { type: 'json' }
import taiChi from './tai-chi.json' with { type: 'json' }

export const examples: Readonly<Record<string, unknown>> = {
  'a-round': aRound,
  plans,
  'shiue-and-ringo': shiueAndRingo,
  'tai-chi': taiChi,
}
