import { readdirSync, readFileSync } from 'node:fs'
import type { Game } from '../contract.ts'
import { describeFailure } from '../scenario/compare.ts'
import { readScenario } from '../scenario/read.ts'
import { runScenario } from '../scenario/run.ts'
import { sure } from './record-of.ts'

export interface Example {
  /** The name of its file. */
  readonly name: string
  play(): Played
}

export interface Played {
  readonly cases: number
  /** Whatever is not as the file says. */
  readonly wrong: readonly string[]
}

/** The scenarios that lie in a folder, by their names. */
export const examplesOf = (game: Game, folder: URL): Example[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, play: () => played(game, new URL(name, folder)) }))

const played = (game: Game, file: URL): Played => {
  const reports = runScenario(game, sure(readScenario(JSON.parse(readFileSync(file, 'utf8')))))
  const wrong = reports.flatMap(({ name, failures }) =>
    failures.map((failure) => `${name}: ${describeFailure(failure)}`),
  )
  return { cases: reports.length, wrong }
}
