import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { registry } from '../games/registry.ts'
import { makeData } from './make-data.ts'
import { makeRecords } from './make-records.ts'

const [wing, folder] = process.argv.slice(2)
const programs = {
  botWorker: pathToFileURL(join(folder, 'bot-worker.js')),
  storeWorker: pathToFileURL(join(folder, 'store-worker.js')),
}
if (existsSync(wing)) {
  console.error(`museum: ${wing} is there already, and exhibits are never made again`)
  process.exit(2)
}
mkdirSync(join(wing, 'records'), { recursive: true })
for (const [id, load] of Object.entries(registry)) {
  const lines = makeRecords(await load()).map((record) => JSON.stringify(record))
  writeFileSync(join(wing, 'records', `${id}.json`), `[\n${lines.join(',\n')}\n]\n`)
  console.log(`${id}: ${lines.length} records`)
}
const [record] = makeRecords(await registry['kung-fur-fight']())
const catalogue = await makeData(wing, programs, record)
writeFileSync(join(wing, 'catalogue.json'), `${JSON.stringify(catalogue, null, 2)}\n`)
console.log(`${catalogue.tables.length} tables`)
