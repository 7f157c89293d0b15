import { registry } from '../games/registry.ts'
import { bad, ok, type Result } from '../kernel/result.ts'
import { command } from './parts/command.ts'
import { EXIT, type Terminal } from './parts/terminal.ts'
import { readPlace } from './settings.ts'

const SAMPLE = 100

const NOTES = `A place is a folder, or the URL of a PostgreSQL (postgres://USER:PASSWORD@HOST:5432/NAME). The one that is copied to
must be new or empty; either all of it is copied or nothing.
  copy     moves a stopped server: from a folder to PostgreSQL or the other way
  backup   copies one moment of a place while its server goes on
Rows are counted on both sides, and up to ${SAMPLE} matches of the copy are played again and compared with what was recorded.
Exit code 1 if one of them differs.`

export const data = command({
  usage: 'data copy|backup --from PLACE --to PLACE',
  summary: 'moves or backs up everything that a server keeps',
  flags: {
    from: { type: 'string', value: 'PLACE', help: 'what is copied; DATABASE_URL, DATA_DIR or ./data if not given' },
    to: { type: 'string', value: 'PLACE', help: 'a new folder, or a PostgreSQL that is empty' },
  },
  words: 1,
  notes: NOTES,
  run: async ({ flags, words: [act] }, terminal) => {
    const wanted = readAct(act, flags.to)
    if (!wanted.ok) return terminal.complain(wanted.problem)
    const place = readPlace(process.env, flags.from)
    if (!place.ok) return terminal.complain(place.problem)
    const from = place.value
    const { to } = wanted.value
    if (from === to) return terminal.complain(bad('--to', 'must be another place than --from').problem)
    // Loaded only now: no other command needs it.
    const { backUpPlace, copyPlace, placeName } = await import('../server/store/move.ts')
    const copied = await (act === 'copy' ? copyPlace : backUpPlace)(from, to)
    if (!copied.ok) return terminal.complain(copied.problem)
    terminal.say(`Copied ${placeName(from)} to ${placeName(to)}:`)
    for (const [name, count] of Object.entries(copied.value)) terminal.say(`${String(count).padStart(9)} ${name}`)
    return audit(to, terminal)
  },
})

const readAct = (act: string | undefined, to: string | undefined): Result<{ readonly to: string }> => {
  if (act !== 'copy' && act !== 'backup')
    return bad('', 'what is to be done? leitai data copy --to PLACE, or leitai data backup --to PLACE')
  return to === undefined ? bad('--to', 'is missing: where is the copy to be kept?') : ok({ to })
}

const audit = async (place: string, terminal: Terminal): Promise<number> => {
  const { auditPlace } = await import('../server/ops/audit.ts')
  const audited = await auditPlace(registry, place, SAMPLE)
  if (!audited.ok) return terminal.complain(audited.problem)
  const { sound, problems } = audited.value
  for (const problem of problems) terminal.complain(`match ${problem}`)
  terminal.say(`${sound} matches of the copy were played again${problems.length === 0 ? ', none differs' : ''}.`)
  return problems.length === 0 ? EXIT.fine : EXIT.differs
}
