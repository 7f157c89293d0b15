/**
 * What the page weighs and how soon one can play: `npm run bench:web`, with `-- --json` as JSON.
 *
 * - The shipped server serves the built page to Debian's Chromium; every game starts with an empty cache.
 * - `gzip` and `brotli` are the JavaScript that was asked for, each file compressed by itself, in KB of 1,000 bytes:
 *   first what the entrance loads, then what a table loads on top of it, from the click on Play now to the first
 *   question. `wire` is everything that was transferred meanwhile: texts, styles, pictures and fonts too.
 *   What is kept for the time without a network is no part of it: that begins when the page has come to rest, and so
 *   weighing is done without it. Times are taken with it, and would tell if it got in somebody's way.
 * - `entrance` and `table` are times on a slow phone's browser: CPU four times slower, 1.6 Mbit/s down, 0.75 up and
 *   150 ms there and back. `entrance`: from the address to a Play now that can be clicked. `table`: from that click to
 *   a drawn board with the first question. Medians of ROUNDS rounds.
 * - `longest task` is what kept the page busy longest while cards flew, CPU four times slower, in a match that plays
 *   itself for WATCHED ms. Browsers tell only of tasks over 50 ms: 0 is none of them. It needs a machine with nothing else to do.
 * - The exit code is 1 if a bar is missed.
 */
import './ensure.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { judged, median, printRows } from '../bench/report.mjs'
import { chromium as install } from './chromium.mjs'

const ROUNDS = 3
const WATCHED = 15_000
const SLOW = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
}
const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const say = (text) => process.stderr.write(`${text}\n`)

const executablePath = install()
if (executablePath === null) process.exit(1)
await import('./build.mjs')

const data = mkdtempSync(join(tmpdir(), 'leitai-bench-web-'))
const server = spawn(process.execPath, [`${root}dist/leitai.js`, 'serve', '--port', '0', '--data', data], {
  env: { ...process.env, HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const address = await new Promise((resolve, reject) => {
  let said = ''
  server.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
    if (found !== undefined) resolve(found)
  })
  server.once('exit', () => reject(new Error(`the server did not start: ${said}`)))
})

/** Whatever a page loads, from now on. */
const listen = async (page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const scripts = []
  let wire = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire += encodedDataLength
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  return async () => {
    const bodies = await Promise.all(scripts.splice(0))
    const sum = (compress) => bodies.reduce((total, body) => total + compress(body).length, 0) / 1000
    const taken = { gzip: sum(gzipSync), brotli: sum(brotliCompressSync), wire: wire / 1000 }
    wire = 0
    return taken
  }
}

const slowDown = async (page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW.network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
}

const enter = async (page, title) => {
  await page.goto(address, { waitUntil: 'commit' })
  const poster = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  const play = poster.getByRole('button', { name: 'Play now' })
  await play.waitFor()
  return play
}

const sitDown = async (page, play) => {
  await play.click()
  await page.locator('.board-here').waitFor()
  await page.locator('.question-open').waitFor({ state: 'attached' })
}

const browser = await chromium.launch({ executablePath, args: ['--disable-dev-shm-usage'] })
const inBrowser = async (task, serviceWorkers = 'allow') => {
  const context = await browser.newContext({ serviceWorkers })
  try {
    return await task(await context.newPage())
  } finally {
    await context.close()
  }
}

const weigh = (title) =>
  inBrowser(async (page) => {
    const take = await listen(page)
    const play = await enter(page, title)
    await page.waitForLoadState('networkidle')
    const entrance = await take()
    await sitDown(page, play)
    await page.waitForLoadState('networkidle')
    return { entrance, table: await take() }
  }, 'block')

const time = (title) =>
  inBrowser(async (page) => {
    await slowDown(page)
    const began = performance.now()
    const play = await enter(page, title)
    const entered = performance.now()
    await sitDown(page, play)
    return { entrance: entered - began, table: performance.now() - entered }
  })

/** A match that plays itself, at the usual pace. */
const longestTask = (title) =>
  inBrowser(async (page) => {
    await page.addInitScript(watchFlights)
    await sitDown(page, await enter(page, title))
    await page.getByRole('button', { name: 'Let a bot play for me' }).click()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
    await page.getByRole('button', { name: 'Watch it play here' }).click()
    await page.waitForTimeout(WATCHED)
    return page.evaluate(() => {
      const { flights, tasks } = window.watched
      const isDuring = ({ startTime }) => flights.some(({ from, to }) => startTime > from && startTime < to)
      return Math.max(0, ...tasks.filter(isDuring).map(({ duration }) => duration))
    })
  }, 'block')

/** Writes down when things fly, and what keeps the page busy. */
const watchFlights = () => {
  const [flights, tasks] = [[], []]
  window.watched = { flights, tasks }
  const { animate } = Element.prototype
  Element.prototype.animate = function (keyframes, timing) {
    const from = performance.now()
    flights.push({ from, to: from + (timing.delay ?? 0) + timing.duration })
    return animate.call(this, keyframes, timing)
  }
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
}

const WEIGHTS = ['gzip', 'brotli', 'wire']
const weightRows = (what, weights, atMost) =>
  WEIGHTS.map((name) => ({
    what,
    name,
    ours: weights[name],
    unit: 'KB',
    decimals: 1,
    bar: name === 'wire' ? null : { atMost },
  }))
const timeRow = (what, name, times) => ({ what, name, ours: median(times), unit: 'ms', decimals: 0, bar: null })

const rows = []
const titleOf = async (id) => {
  const reply = await inBrowser(async (page) => {
    await page.goto(`${address}/new/${id}`)
    return page.getByRole('heading', { level: 1 }).textContent()
  })
  return reply ?? id
}

try {
  const games = readdirSync(`${root}games`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name: id } of games) {
    const title = await titleOf(id)
    say(title)
    const { entrance, table } = await weigh(title)
    if (rows.length === 0) rows.push(...weightRows('home', entrance, 120))
    const times = []
    for (let round = 0; round < ROUNDS; round++) times.push(await time(title))
    if (rows.length === WEIGHTS.length)
      rows.push(
        timeRow(
          'home',
          'entrance',
          times.map((one) => one.entrance),
        ),
      )
    rows.push(...weightRows(id, table, 90))
    rows.push(
      timeRow(
        id,
        'table',
        times.map((one) => one.table),
      ),
    )
    const longest = await longestTask(title)
    rows.push({ what: id, name: 'longest task', ours: longest, unit: 'ms', decimals: 0, bar: { atMost: 50 } })
  }
} finally {
  await browser.close()
  server.kill()
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(data, { recursive: true, force: true })
}

const results = rows.map((row) => judged({ ...row, theirs: null }))
if (values.json) console.log(JSON.stringify(results, null, 2))
else printRows(results, ['what', 'name'])
if (results.some(({ met }) => met === false)) process.exitCode = 1
