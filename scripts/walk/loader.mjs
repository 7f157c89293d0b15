import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

/** The JavaScript of a TypeScript file, and its source map. */
export const compile = (source) =>
  transform(source, {
    loader: 'ts',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'external',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })

const readers = {
  ts: async (source) => (await compile(source)).code,
  md: (source) => `export default ${JSON.stringify(source)}`,
  json: (source) => `export default ${source}`,
}

/** Each file stays a module of its own under its own URL, so that V8 names the files that we wrote. */
export const load = async (url, context, next) => {
  const read = url.includes('/node_modules/') ? undefined : readers[/\.(ts|md|json)$/.exec(url)?.[1]]
  if (read === undefined) return next(url, context)
  const source = await readFile(fileURLToPath(url), 'utf8')
  return { format: 'module', source: await read(source), shortCircuit: true }
}
