// made by scripts/registry.mjs
import blocking from './blocking.json' with { type: 'json' }
import duel from './duel.json' with { type: 'json' }
import fury from './fury.json' with { type: 'json' }
import solo from './solo.json' with { type: 'json' }
import teamFight from './team-fight.json' with { type: 'json' }

export const examples: Readonly<Record<string, unknown>> = {
  blocking,
  duel,
  fury,
  solo,
  'team-fight': teamFight,
}
