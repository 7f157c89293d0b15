import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

// Makes a new wing of the museum: what this version of the program writes today.
const [name, ...more] = process.argv.slice(2)
if (name === undefined || more.length > 0 || !/^[a-z0-9-]+$/.test(name)) {
  console.error('npm run museum -- WING: a name in small letters, such as rules-2')
  process.exit(2)
}
const root = fileURLToPath(new URL('..', import.meta.url))
/** Where its programs find the packages of the project. */
const out = `${root}node_modules/.cache/leitai-museum/`
await build({
  absWorkingDir: root,
  entryPoints: ['museum/make.ts', 'server/tables/bots/bot-worker.ts', 'server/store/store-worker.ts'].map((path) => ({
    in: path,
    out: path.replace(/^.*\/|\.ts$/g, ''),
  })),
  outdir: out,
  packages: 'external',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  loader: { '.md': 'text' },
  logLevel: 'warning',
})
const args = [`${out}make.js`, `${root}museum/${name}`, out]
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
