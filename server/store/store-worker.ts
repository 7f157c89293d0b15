import { openStore } from './store.ts'
import { serveStore } from './thread.ts'

await serveStore(openStore)
