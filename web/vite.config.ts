import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

const markdown: Plugin = {
  name: 'markdown-as-text',
  transform: (text, id) => (id.endsWith('.md') ? `export default ${JSON.stringify(text)}` : undefined),
}

export default defineConfig({
  root,
  plugins: [markdown],
  oxc: { jsx: { importSource: 'preact' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The page may load from its own address only, so nothing hides in data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npx vite web` for work on the page, beside a server that runs on its usual port.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
})
