import { existsSync, writeFileSync } from 'node:fs'
import type { Game } from '../../kernel/contract.ts'
import { isObject } from '../../kernel/json.ts'
import { type MatchRecord, readRecord } from '../../kernel/record.ts'
import { bad, describeProblem, ok, type Result } from '../../kernel/result.ts'
import { findGame } from './games.ts'
import { readJson, reasonOf } from './json-file.ts'

export interface Saved {
  readonly game: Game
  readonly record: MatchRecord
}

export const loadRecord = async (path: string): Promise<Result<Saved>> => {
  const json = readJson(path)
  if (!json.ok) return json
  const { value } = json
  const id = isObject(value) && typeof value.game === 'string' ? value.game : undefined
  const game = id === undefined ? undefined : await findGame(id)
  const meta = game?.ok === true ? game.value.meta : undefined
  const record = readRecord(value, (name) => (meta?.id === name ? meta : undefined))
  if (!record.ok) return bad('', `${path} is not a saved match: ${describeProblem(record.problem)}`)
  return game?.ok === true ? ok({ game: game.value, record: record.value }) : bad('', `${path} names no game`)
}

/** Writes over older saved matches, never over anything else. */
export const saveRecord = (path: string, record: MatchRecord): Result<string> => {
  if (existsSync(path)) {
    const there = readJson(path)
    if (!there.ok || !isObject(there.value) || there.value.format !== 'leitai-record')
      return bad('', `${path} exists and is not a saved match; choose another name`)
  }
  try {
    writeFileSync(path, `${JSON.stringify(record, null, 2)}\n`)
    return ok(path)
  } catch (error) {
    return bad('', `cannot write ${path}: ${reasonOf(error)}`)
  }
}
