import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const bench = fileURLToPath(new URL('.', import.meta.url))
const changed = (path) => statSync(bench + path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Installs what the benchmarks compare Leitai with, if it is not there yet. */
export const installTheirs = () => {
  // npm writes the hidden lock file last, so it is older than package-lock.json exactly when the installation is.
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return
  process.stderr.write('installing boardgame.io in bench/\n')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: bench, stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(status ?? 1)
}
