/**
 * Lays the service worker beside a built page, with the list of all that it keeps: `node scripts/lay-worker.mjs FOLDER`.
 * The list is part of the worker, so a browser sees by the worker alone that there is another version.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The worker itself, what the server picks by encoding, and what only the server's own pages load. */
const NOT_KEPT = /^sw\.js$|^docs\.css$|\.(br|gz)$/

const listRelease = (folder) => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length).replaceAll(sep, '/'))
    .filter((path) => !NOT_KEPT.test(path))
    .sort()
  const hash = (path) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('base64')
  const files = Object.fromEntries(paths.map((path) => [`/${path}`, `sha256-${hash(path)}`]))
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
  return { version, files }
}

export const layWorker = async (folder) => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['web/offline/worker/worker.ts'],
    tsconfig: 'web/offline/worker/tsconfig.json',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    define: { RELEASE: JSON.stringify(listRelease(folder)) },
    logLevel: 'warning',
    write: false,
  })
  writeFileSync(join(folder, 'sw.js'), outputFiles[0].text)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await layWorker(process.argv[2])
