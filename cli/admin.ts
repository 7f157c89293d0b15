import { bad, ok, type Result } from '../kernel/result.ts'
import { command } from './parts/command.ts'
import { EXIT } from './parts/terminal.ts'

const NOTES = `reset-link makes a link for somebody who has forgotten the password: it works once, within a day, and voids the one
before it. Give it to nobody else. A folder must not be in use: make the link at /admin while its server runs, or stop it
for that moment; with PostgreSQL it may go on.`

export const admin = command({
  usage: 'admin reset-link NAME [--data PLACE] [--site URL]',
  summary: 'helps somebody who has forgotten the password of an account',
  flags: {
    data: { type: 'string', value: 'PLACE', help: 'where everything is kept; DATABASE_URL, DATA_DIR or ./data' },
    site: { type: 'string', value: 'URL', help: 'where browsers find the server; http://127.0.0.1:8080 if not given' },
  },
  words: 2,
  notes: NOTES,
  run: async ({ flags, words: [act, name] }, terminal) => {
    if (act !== 'reset-link') return terminal.complain('what is to be done? leitai admin reset-link NAME')
    if (name === undefined) return terminal.complain('whose? leitai admin reset-link NAME')
    const site = readSite(flags.site ?? 'http://127.0.0.1:8080')
    if (!site.ok) return terminal.complain(site.problem)
    const place = flags.data ?? (process.env.DATABASE_URL || process.env.DATA_DIR || './data')
    // Loaded only now: no other command needs it.
    const { makeResetLinkAt } = await import('../server/accounts/reset-link.ts')
    const made = await makeResetLinkAt(place, name, Date.now())
    if (!made.ok) return terminal.complain(made.problem)
    terminal.say(`For ${made.value.name}, to be used once and within a day:`, site.value + made.value.path)
    return EXIT.fine
  },
})

const readSite = (text: string): Result<string> =>
  /^https?:\/\//.test(text) && URL.canParse(text)
    ? ok(new URL(text).origin)
    : bad('--site', 'must be an address such as https://dojo.example')
