// made by scripts/registry.mjs
import attack from './attack.json' with { type: 'json' }
import blocking from './blocking.json' with { type: 'json' }
import counter from './counter.json' with { type: 'json' }
import crowd from './crowd.json' with { type: 'json' }
import duel from './duel.json' with { type: 'json' }
import effects from './effects.json' with { type: 'json' }
import fury from './fury.json' with { type: 'json' }
import solo from './solo.json' with { type: 'json' }
import teamFight from './team-fight.json' with { type: 'json' }
import turn from './turn.json' with { type: 'json' }

export const examples: Readonly<Record<string, unknown>> = {
  attack,
  blocking,
  counter,
  crowd,
  duel,
  effects,
  fury,
  solo,
  'team-fight': teamFight,
  turn,
}
