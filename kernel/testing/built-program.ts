import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const SOURCES = ['kernel', 'games', 'bots', 'cli', 'server', 'protocol']

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|md)$/.test(name))
      .map((name) => statSync(join(root, folder, name)).mtimeMs),
  )

/** The program as it is shipped, built anew when a source is newer. */
export const builtProgram = (): string => {
  const program = join(root, 'dist/leitai.js')
  const built = statSync(program, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (built < Math.max(...SOURCES.map(newest))) {
    const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
    if (status !== 0) throw new Error('the program does not build')
  }
  return program
}
