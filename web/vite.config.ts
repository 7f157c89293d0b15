import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** A rules text lies beside the code that wants it: as part of it, it would be a third of what a game weighs. */
const markdown: Plugin = {
  name: 'markdown-as-text',
  transform(text, id) {
    if (!id.endsWith('.md')) return undefined
    if (this.environment.mode === 'dev' || !id.includes('/games/')) return `export default ${JSON.stringify(text)}`
    const file = this.emitFile({ type: 'asset', name: 'rules.md', source: text })
    return `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file})
if (!answer.ok) throw new Error('the rules text cannot be had: ' + answer.status)
export default await answer.text()`
  },
}

/** Nobody reads in a worker. */
const unread: Plugin = {
  name: 'markdown-unread',
  transform: (_, id) => (id.endsWith('.md') ? "export default ''" : undefined),
}

/** Nobody thinks anywhere else. */
const unlearnt: Plugin = {
  name: 'experience-unlearnt',
  transform: (_, id) =>
    id.endsWith('/experience/weights.ts')
      ? 'export const FIRST = { steps: [], rows: [] }\nexport const HEADS = {}'
      : undefined,
}

export default defineConfig({
  root,
  plugins: [markdown, unlearnt],
  oxc: { jsx: { importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [unread] },
  build: {
    emptyOutDir: true,
    target: 'es2023',
    // The page may load from its own address only, so nothing hides in data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npx vite web` for work on the page, beside a server that runs on its usual port.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
})
