/** What a device wants to know before it installs the page, with a short way to each game. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

const gamesOfTheHouse = async () => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['games/registry.ts'],
    bundle: true,
    format: 'esm',
    target: 'node20',
    loader: { '.md': 'text' },
    logLevel: 'warning',
    write: false,
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const { registry } = await import(`data:text/javascript;base64,${code}`)
  const games = await Promise.all(Object.values(registry).map((load) => load()))
  return games.map(({ meta }) => meta)
}

const icon = (file, sizes, purpose = 'any') => ({
  src: `/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
})

export const layManifest = async (folder) => {
  const manifest = {
    id: '/',
    name: 'Leitai',
    short_name: 'Leitai',
    description: 'A dojo for martial-arts card games, with or without a network',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The page's own colours by day; where a device asks for others, the document has both.
    background_color: '#f5ecd9',
    theme_color: '#f5ecd9',
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-192.png', '192x192', 'maskable'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: (await gamesOfTheHouse()).map(({ id, title }) => ({
      name: title,
      url: `/new/${id}`,
      icons: [icon('icon-192.png', '192x192')],
    })),
  }
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest, null, 2))
}
