import { readFileSync, statSync } from 'node:fs'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { FILE_BYTES } from '../../kernel/setup.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'that is not allowed',
  ENOTDIR: 'there is no such folder',
}

export const reasonOf = (error: unknown): string => {
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

/** A file for a table: bounded, because everybody at the table gets it. */
export const readTableFile = (path: string): Result<unknown> => {
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  return bytes > FILE_BYTES
    ? bad('', `${path} has ${bytes} bytes; a file that is brought to a table has at most ${FILE_BYTES}`)
    : readJson(path)
}
