import { fileShape } from './record.ts'

/** The form of a deck file as JSON Schema; `schema.json` holds the same, for editors and people. */
export const deckSchema = (): Readonly<Record<string, unknown>> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A deck for Kung Fu Fighting!',
  description:
    'A set that has cards here replaces the shipped cards of that set; cards of the set custom are added. A record has exactly one effect, the one of its type: attack, enhance (enhancement, finisher), block, restore (chi), stance, weapon, improve (improved-weapon, improved-stance, side), special, standing (archetype).',
  ...fileShape.schema,
})
