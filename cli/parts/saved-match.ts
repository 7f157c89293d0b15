import type { Game } from '../../kernel/contract.ts'
import { isObject } from '../../kernel/json.ts'
import { gameIn, type Report, type ReportedMatch, readReport } from '../../kernel/report.ts'
import { bad, describeProblem, ok, type Result } from '../../kernel/result.ts'
import { loadRecord } from './files.ts'
import { findGame } from './games.ts'
import { readJson } from './json-file.ts'

export interface SavedMatch {
  readonly game: Game
  readonly match: ReportedMatch
  /** What somebody found wrong with it, if it came with a report. */
  readonly report: Report | null
}

/** A saved match, or the report of a fault. */
export const loadMatch = async (path: string): Promise<Result<SavedMatch>> => {
  const json = readJson(path)
  if (!json.ok) return json
  if (!isObject(json.value) || json.value.format !== 'leitai-report') {
    const saved = await loadRecord(path)
    return saved.ok
      ? ok({ game: saved.value.game, match: { kind: 'record', record: saved.value.record }, report: null })
      : saved
  }
  const game = await findGame(gameIn(json.value) ?? '')
  if (!game.ok) return bad('', `${path} is a report of no game that is played here: ${describeProblem(game.problem)}`)
  const { meta } = game.value
  const report = readReport(json.value, (name) => (meta.id === name ? meta : undefined))
  return report.ok
    ? ok({ game: game.value, match: report.value.match, report: report.value })
    : bad('', `${path} is not a report that can be read: ${describeProblem(report.problem)}`)
}
