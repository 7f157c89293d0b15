import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from './seen.ts'

const museum = import.meta.dirname

/** The folders of all wings; the first one is the museum itself. */
export const WINGS: readonly string[] = [museum, ...readdirSync(museum).map((name) => join(museum, name))].filter(
  (folder) => existsSync(join(folder, 'catalogue.json')),
)

const recordsIn: (text: string) => readonly unknown[] = JSON.parse
const catalogueIn: (text: string) => Catalogue = JSON.parse

export const readRecords = (wing: string, game: string): readonly unknown[] =>
  recordsIn(readFileSync(join(wing, 'records', `${game}.json`), 'utf8'))

export const readCatalogue = (wing: string): Catalogue =>
  catalogueIn(readFileSync(join(wing, 'catalogue.json'), 'utf8'))
