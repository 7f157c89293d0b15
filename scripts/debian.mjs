import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const run = (...command) =>
  spawnSync(command[0], command.slice(1), {
    // What apt says is for people to follow; the path alone goes to the standard output.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const quietly = (...command) => spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0

/** How to run something as root: directly, through sudo without a password, or not at all. */
function asRoot() {
  if (!quietly('apt-get', '--version')) return null
  if (process.getuid?.() === 0) return []
  return quietly('sudo', '-n', 'true') ? ['sudo', '-n'] : null
}

/**
 * The path of a program, whose packages are installed when it is missing; null, and a line on what to type, when they
 * may not be.
 */
export function fromDebian({ name, variable, path: usual, packages, needed }) {
  const named = process.env[variable]
  const path = named ?? usual
  if (existsSync(path)) return path
  if (named !== undefined) {
    console.error(`${variable} names ${path}, and there is no such file.`)
    return null
  }
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages]
  const root = asRoot()
  if (root !== null) {
    console.error(`${name} is missing: installing the package of Debian.`)
    if (run(...root, 'apt-get', 'update') && run(...root, ...install) && existsSync(path)) return path
  }
  console.error(`${needed} ${name}: sudo apt-get update && sudo ${install.join(' ')}`)
  return null
}
