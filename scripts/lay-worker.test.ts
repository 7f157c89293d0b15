import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder = ''
const lay = (path: string, content: string) => writeFileSync(join(folder, path), content)

/** What the worker that is laid here keeps. */
const release = (): { version: string; files: Record<string, string> } => {
  const { status, stderr } = spawnSync('node', [join(import.meta.dirname, 'lay-worker.mjs'), folder], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const [, version] = /version:"(\w+)"/.exec(worker) ?? []
  const files = [...worker.matchAll(/"(\/[^"]+)":"(sha256-[^"]+)"/g)].map(([, path, hash]) => [path, hash])
  return { version, files: Object.fromEntries(files) }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leitai-worker-'))
  mkdirSync(join(folder, 'assets'))
  lay('index.html', '<p>the dojo')
  lay('docs.css', 'p {}')
  lay('assets/main-0a1b.js', 'hello()')
  lay('assets/main-0a1b.js.br', 'hello() in brotli')
})

afterEach(() => rmSync(folder, { recursive: true }))

it('lists what the page is made of, each file with its hash, and nothing that only the server uses', () => {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  expect(release().files).toEqual({ '/assets/main-0a1b.js': hash('hello()'), '/index.html': hash('<p>the dojo') })
})

it('names a version by all that is in it', () => {
  const { version } = release()
  expect(version).toMatch(/^[0-9a-f]{16}$/)
  expect(release().version).toBe(version)
  lay('assets/main-0a1b.js.br', 'packed better')
  expect(release().version).toBe(version)
  lay('assets/main-0a1b.js', 'hello() ')
  const changed = release().version
  expect(changed).not.toBe(version)
  lay('assets/new.js', '')
  expect(release().version).not.toBe(changed)
})
