import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeFailure } from '../../kernel/scenario/compare.ts'
import { readScenario } from '../../kernel/scenario/read.ts'
import { runScenario } from '../../kernel/scenario/run.ts'
import { sure } from '../../kernel/testing/record-of.ts'
import { game } from './game.ts'

const folder = new URL('examples/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))

test('there are examples of plans, of a whole round and of the questions in a combat', () => {
  expect(names.sort()).toEqual(['a-round.json', 'plans.json', 'shiue-and-ringo.json', 'tai-chi.json'])
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
