import { execFileSync } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A folder with the files of a revision as git has them, and the packages that are installed here. */
export const unpacked = (ref) => {
  const folder = mkdtempSync(join(tmpdir(), 'leitai-revision-'))
  const files = execFileSync('git', ['archive', ref], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
