import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const isWorker = (path) => path.endsWith('-worker.ts') && !path.split(sep).includes('testing')

/** The programs of all threads that are shipped, from the root of the project. */
export const workers = ['cli', 'server'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true })
    .filter(isWorker)
    .map((path) => join(folder, path)),
)
