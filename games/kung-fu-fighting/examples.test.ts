import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeFailure } from '../../kernel/scenario/compare.ts'
import { readScenario } from '../../kernel/scenario/read.ts'
import { runScenario } from '../../kernel/scenario/run.ts'
import { sure } from '../../kernel/testing/record-of.ts'
import { game } from './game.ts'

const folder = new URL('examples/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))

test('there are examples of a duel, of splits, of a team fight, of Archetypes and of a card of one’s own', () => {
  expect(names.sort()).toEqual(['archetypes.json', 'duel.json', 'own-card.json', 'splits.json', 'team-fight.json'])
})

test.each(names)('%s holds what it says', (name) => {
  const scenario = sure(readScenario(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
  const reports = runScenario(game, scenario)
  expect(reports.length).toBeGreaterThan(2)
  const wrong = reports.flatMap((report) =>
    report.failures.map((failure) => `${report.name}: ${describeFailure(failure)}`),
  )
  expect(wrong).toEqual([])
})
