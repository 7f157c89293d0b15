import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji', 'fonts-wqy-microhei']
const INSTALL = ['apt-get', 'install', '-y', '--no-install-recommends', ...PACKAGES]
const byHand = `sudo apt-get update && sudo ${INSTALL.join(' ')}`

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

/** The path of a Chromium, which is installed when it is missing; null, and a line on what to type, when it may not be. */
export function chromium() {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  if (existsSync(path)) return path
  if (process.env.CHROMIUM_PATH !== undefined) {
    console.error(`CHROMIUM_PATH names ${path}, and there is no such file.`)
    return null
  }
  const root = asRoot()
  if (root !== null) {
    console.error('Chromium is missing: installing the package of Debian.')
    if (run(...root, 'apt-get', 'update') && run(...root, ...INSTALL) && existsSync(path)) return path
  }
  console.error(`The browser tests need Chromium: ${byHand}`)
  return null
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = chromium()
  if (path === null) process.exit(1)
  console.log(path)
}
