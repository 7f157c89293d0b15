import './ensure.mjs'
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const path = chromium()
if (path === null) process.exit(1)

await import('./build.mjs')
mkdirSync(`${root}shots`, { recursive: true })
const { status } = spawnSync('node_modules/.bin/playwright', ['test', '-c', 'e2e/shots.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: path },
})
if (status === 0) console.log('The pictures are in shots/.')
process.exitCode = status ?? 1
