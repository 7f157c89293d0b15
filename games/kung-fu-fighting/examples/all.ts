// made by scripts/registry.mjs
import archetypes from './archetypes.json' with { type: 'json' }
import attacks from './attacks.json' with { type: 'json' }
import counterattacks from './counterattacks.json' with { type: 'json' }
import duel from './duel.json' with { type: 'json' }
import ownCard from './own-card.json' with { type: 'json' }
import splits from './splits.json' with { type: 'json' }
import teamFight from './team-fight.json' with { type: 'json' }
import turn from './turn.json' with { type: 'json' }

export const examples: Readonly<Record<string, unknown>> = {
  archetypes,
  attacks,
  counterattacks,
  duel,
  'own-card': ownCard,
  splits,
  'team-fight': teamFight,
  turn,
}
