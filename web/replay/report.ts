import type { Report } from '../../kernel/report.ts'
import manifest from '../../package.json' with { type: 'json' }
import type { TableInfo } from '../../protocol/table-info.ts'
import { settings } from '../settings/settings.ts'
import { nameOf } from '../table/who.ts'
import type { Film } from './film.ts'

/** What the page is and how it is looked at; nothing about who looks. */
const aboutPage = (): Report['page'] => ({
  version: manifest.version,
  build: buildOf(document),
  language: navigator.language,
  width: innerWidth,
  height: innerHeight,
  settings: Object.fromEntries(Object.entries(settings).map(([name, { chosen }]) => [name, chosen.value])),
})

/** The hash that the build gave to the code of this page. */
const buildOf = (page: Document): string => {
  const script = page.querySelector<HTMLScriptElement>('script[type=module][src]')
  return script?.src.split('/').at(-1) ?? ''
}

const namesAt = (table: TableInfo): Report['names'] =>
  Object.fromEntries(table.seats.map(({ seat }) => [seat, nameOf(table, seat)]))

/** The report of a fault: the whole match if it may be known, else what was seen of it. */
export const reportOf = ({ match, table }: Film, moment: number, says: string): Report => ({
  format: 'leitai-report',
  version: 1,
  says,
  moment,
  names: namesAt(table),
  page: aboutPage(),
  match,
})
