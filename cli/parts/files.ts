import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Game } from '../../kernel/contract.ts'
import { isObject } from '../../kernel/json.ts'
import { type MatchRecord, readRecord } from '../../kernel/record.ts'
import { bad, describeProblem, ok, type Result } from '../../kernel/result.ts'
import { findGame } from './games.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'that is not allowed',
  ENOTDIR: 'there is no such folder',
}

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error))
}

export const readJson = (path: string): Result<unknown> => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return bad('', `cannot read ${path}: ${reasonOf(error)}`)
  }
  try {
    const value: unknown = JSON.parse(text)
    return ok(value)
  } catch (error) {
    return bad('', `${path} is not JSON: ${reasonOf(error)}`)
  }
}

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
