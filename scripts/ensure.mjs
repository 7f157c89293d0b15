import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const changed = (path) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0

// npm writes the hidden lock file last, so it is older than package-lock.json exactly when the installation is.
if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  const { status } = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
