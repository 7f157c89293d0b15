import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { exampleNames, findScenario } from '../parts/examples.ts'
import { findGame } from '../parts/games.ts'
import { readJson } from '../parts/json-file.ts'

/** Something that may hold a scenario: what it is called, and what is in it. */
export interface Source {
  readonly name: string
  readonly content: Result<unknown>
}

/** Files and folders; or a game and its examples, all of them if none is named. */
export const findSources = async (words: readonly string[]): Promise<Result<readonly Source[]>> => {
  const [first, ...rest] = words
  const isPath = existsSync(first) || !/^[\w-]+$/.test(first)
  if (isPath) return ok(words.flatMap(inFiles))
  const game = await findGame(first)
  if (!game.ok) return game
  const names = rest.length === 0 ? await exampleNames(first) : rest
  return ok(
    await Promise.all(
      names.map(async (name) => ({ name: `${first} ${name}`, content: await findScenario(first, name) })),
    ),
  )
}

const inFiles = (path: string): readonly Source[] => {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  if (!isFolder) return [{ name: path, content: readJson(path) }]
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
  if (files.length === 0)
    return [{ name: path, content: bad('', 'this folder has no scenario: no file ends in .json') }]
  return files.map((file) => inFile(join(path, file)))
}

const inFile = (path: string): Source => ({ name: path, content: readJson(path) })
