import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { registry } from '../games/registry.ts'
import { isPagePath } from '../protocol/page-paths.ts'

const page = join(import.meta.dirname, '../dist/web')
interface Icon {
  src: string
  sizes: string
  type: string
  purpose: string
}
const manifest: {
  start_url: string
  icons: Icon[]
  shortcuts: { name: string; url: string; icons: Icon[] }[]
} = JSON.parse(readFileSync(join(page, 'manifest.webmanifest'), 'utf8'))

/** A PNG tells its width and height right after its first mark. */
const sizeOf = (file: string): string => {
  const head = readFileSync(join(page, file)).subarray(0, 24)
  expect(head.toString('latin1', 1, 4)).toBe('PNG')
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`
}

it('has icons of the sizes that it says, for every device', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)]
  const pictures = icons.filter(({ type }) => type === 'image/png')
  for (const { src, sizes } of pictures) expect([src, sizeOf(src)]).toEqual([src, sizes])
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  )
})

it('leads to the entrance and to every game of the house', async () => {
  expect(isPagePath(manifest.start_url)).toBe(true)
  const games = await Promise.all(Object.values(registry).map((load) => load()))
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual(
    games.map(({ meta }) => [meta.title, `/new/${meta.id}`]),
  )
})

it('is named by the document, as is the icon for phones that do not read it', () => {
  const document = readFileSync(join(page, 'index.html'), 'utf8')
  expect(document).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  const [, apple] = /<link rel="apple-touch-icon" href="\/([^"]+)"/.exec(document) ?? []
  expect(sizeOf(apple)).toBe('180x180')
})
