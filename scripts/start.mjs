import './ensure.mjs'
import { fileURLToPath } from 'node:url'

// Imported only now: building needs what ensure has just installed.
await import('./build.mjs')
const program = new URL('../dist/leitai.js', import.meta.url)
process.argv.splice(1, 1, fileURLToPath(program), 'serve')
await import(program.href)
