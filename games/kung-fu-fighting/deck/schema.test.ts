import { expect, test } from 'vitest'
import { readDeck } from './read.ts'
import { SCHEMA } from './record.ts'
import written from './schema.json'
import { deckSchema } from './schema.ts'
import { SHIPPED } from './shipped.ts'

test('KFF-18.1: schema.json says what the reader reads', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(deckSchema())))
})

test('the shipped deck is a deck file without a fault', () => {
  expect(readDeck({ schema: SCHEMA, cards: SHIPPED }).problems).toEqual([])
})
