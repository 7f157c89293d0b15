// made by scripts/registry.mjs
import answers from './answers.json' with { type: 'json' }
import basicDuel from './basic-duel.json' with { type: 'json' }
import chainOfThree from './chain-of-three.json' with { type: 'json' }
import characters from './characters.json' with { type: 'json' }
import ending from './ending.json' with { type: 'json' }
import largerTables from './larger-tables.json' with { type: 'json' }
import secrets from './secrets.json' with { type: 'json' }
import techniques from './techniques.json' with { type: 'json' }
import turn from './turn.json' with { type: 'json' }

export const examples: Readonly<Record<string, unknown>> = {
  answers,
  'basic-duel': basicDuel,
  'chain-of-three': chainOfThree,
  characters,
  ending,
  'larger-tables': largerTables,
  secrets,
  techniques,
  turn,
}
