import pg from 'pg'
import { registry } from '../../games/registry.ts'
import { describeProblem, type Result } from '../../kernel/result.ts'
import { auditPlace } from '../../server/ops/audit.ts'
import { openStore } from '../../server/store/store.ts'
import { startPostgres } from '../../server/testing/postgres.ts'

/** A real PostgreSQL, in a process of its own, which makes databases and looks afterwards what is in them. */
type Order = { readonly do: 'make'; readonly name: string } | { readonly do: 'check'; readonly url: string }

const postgres = await startPostgres()

const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(describeProblem(result.problem))
  return result.value
}

const make = async (name: string) => {
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { url: postgres.url.replace(/\/postgres$/, `/${name}`) }
}

/** How many answers there are, and what is wrong with the records: each is played again. */
const check = async (url: string) => {
  const store = sure(await openStore(url))
  let entries = 0
  for (const id of await store.tables.begun()) entries += (await store.matches.entries(id)).length
  await store.close()
  return { entries, ...sure(await auditPlace(registry, url, Number.MAX_SAFE_INTEGER)) }
}

process.on('message', (order: Order) => {
  void (order.do === 'make' ? make(order.name) : check(order.url)).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => {
  void postgres.stop().finally(() => process.exit())
})
process.send?.({ folder: postgres.folder })
