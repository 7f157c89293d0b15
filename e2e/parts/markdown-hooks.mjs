import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Lets Node import a rules text, as the builds of the program and of the page do. */
export const load = async (url, context, next) => {
  if (!url.endsWith('.md')) return next(url, context)
  const text = await readFile(fileURLToPath(url), 'utf8')
  return { format: 'module', source: `export default ${JSON.stringify(text)}`, shortCircuit: true }
}
