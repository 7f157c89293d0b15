import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openHouse, scratch } from '../testing/house.ts'

const page = (): string => {
  const folder = scratch()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<p>the dojo')
  writeFileSync(join(folder, 'assets/main-0a1b.js'), 'hello()')
  return folder
}

it.each(['/', '/rules/kabuken', '/t/abcdef', '/t/abcdef?from=chat'])(
  '%s is the page, always fresh and from here only',
  async (path) => {
    const { url } = await openHouse({ pages: page() })
    const response = await fetch(url + path)
    expect([response.status, await response.text()]).toEqual([200, '<p>the dojo'])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toMatch(/unsafe|data:|https?:|\*|upgrade-insecure/)
  },
)

it('what the page loads may be kept for ever', async () => {
  const { url } = await openHouse({ pages: page() })
  const response = await fetch(`${url}/assets/main-0a1b.js`)
  expect([response.status, await response.text()]).toEqual([200, 'hello()'])
  expect(response.headers.get('cache-control')).toContain('immutable')
})

it('what runs without the network is looked at anew each time, and comes from here only', async () => {
  const folder = page()
  writeFileSync(join(folder, 'sw.js'), 'work()')
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  const { url } = await openHouse({ pages: folder })
  const [worker, manifest] = await Promise.all([fetch(`${url}/sw.js`), fetch(`${url}/manifest.webmanifest`)])
  for (const { headers } of [worker, manifest]) expect(headers.get('cache-control')).toBe('no-cache')
  expect(worker.headers.get('content-type')).toMatch(/javascript/)
  expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const policy = worker.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/worker-src 'self'(;|$)/)
  expect(policy).toMatch(/manifest-src 'self'(;|$)/)
})

it.each(['br', 'gzip', 'identity'])(
  'what the build has compressed is sent so to whoever takes %s',
  async (encoding) => {
    const folder = page()
    // Different words tell which of the files was sent.
    writeFileSync(join(folder, 'assets/main-0a1b.js.br'), brotliCompressSync('by br'))
    writeFileSync(join(folder, 'assets/main-0a1b.js.gz'), gzipSync('by gzip'))
    const { url } = await openHouse({ pages: folder })
    const response = await fetch(`${url}/assets/main-0a1b.js`, { headers: { 'accept-encoding': encoding } })
    expect(await response.text()).toBe(encoding === 'identity' ? 'hello()' : `by ${encoding}`)
    expect(response.headers.get('content-type')).toMatch(/javascript/)
    expect(response.headers.get('vary')).toContain('accept-encoding')
    expect(response.headers.get('cache-control')).toContain('immutable')
  },
)

it.each(['/nothing', '/assets/other.js', '/..%2f..%2fetc%2fpasswd', '/assets/%2e%2e/%2e%2e/package.json'])(
  '%s is not there',
  async (path) => {
    const { url } = await openHouse({ pages: page() })
    const response = await fetch(url + path)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  },
)

it('says so when the page has not been built', async () => {
  const { url } = await openHouse()
  const response = await fetch(`${url}/t/abc`)
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')])
})
