// made by scripts/registry.mjs
import basicDuel from './basic-duel.json' with { type: 'json' }
import chainOfThree from './chain-of-three.json' with { type: 'json' }
import secrets from './secrets.json' with { type: 'json' }

export const examples: Readonly<Record<string, unknown>> = {
  'basic-duel': basicDuel,
  'chain-of-three': chainOfThree,
  secrets,
}
