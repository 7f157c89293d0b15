import type { Line } from '../kernel/contract.ts'
import type { Deed } from '../kernel/eyes.ts'
import type { Report, ReportedMatch } from '../kernel/report.ts'
import { ok, type Result } from '../kernel/result.ts'
import { seatLetter } from '../kernel/seats.ts'
import { tell } from '../kernel/words.ts'
import { command } from './parts/command.ts'
import { endLine } from './parts/ending.ts'
import { readNumber } from './parts/numbers.ts'
import { sentence, toned } from './parts/paint.ts'
import { loadMatch, type SavedMatch } from './parts/saved-match.ts'
import { EXIT, type Terminal } from './parts/terminal.ts'
import { type Walk, type Walked, walkRecord, walkSeen } from './parts/walk.ts'

const NOTES = `FILE is a saved match, or the report of a fault that a page has saved.

Every state is compared with the record. A difference is told with its entry and the rules versions; exit code 1.
A report of a match that was being played holds what one viewer had seen, so there are no other eyes and nothing to compare.

--json prints one object:
  game, rules, setup, seed   what was played, and under which version of the rules
  entries                    the record's entries, each with its number n and its events
  positions                  for each moment of --at its n and position, or the view of the seat
  outcome                    places, reason and rule, or null
  report                     what somebody found wrong, where and with which page, in a report`

export const replay = command({
  usage: 'replay FILE [--at N,N] [--seat A|gallery|all] [--json]',
  summary: 'walks through a saved match and verifies it, or through the report of a fault',
  flags: {
    at: {
      type: 'string',
      value: 'N,N',
      help: 'draws the table after so many entries; 0 is the deal. The end, or the moment\nof the report, if not given',
    },
    seat: { type: 'string', value: 'WHO', help: 'whose eyes: a seat, gallery, or all (all cards open) if not given' },
    json: { type: 'boolean', help: 'one JSON object instead of text' },
  },
  words: 1,
  notes: NOTES,
  run: async ({ flags, words }, terminal) => {
    if (words.length === 0) return terminal.complain('which match? leitai replay FILE')
    const saved = await loadMatch(words[0])
    if (!saved.ok) return terminal.complain(saved.problem)
    const walked = walkThrough(saved.value, flags.seat)
    if (walked.ok === 'differs') {
      terminal.complain(`${words[0]} does not replay: ${walked.problem}`)
      return EXIT.differs
    }
    if (!walked.ok) return terminal.complain(walked.problem)
    const walk = walked.value
    const last = walk.moments.length - 1
    const { report } = saved.value
    const stops = readStops(flags.at ?? String(Math.min(report?.moment ?? last, last)), last)
    if (!stops.ok) return terminal.complain(stops.problem)
    const shown: Shown = { ...saved.value, walk, stops: stops.value }
    if (flags.json === true) terminal.data(`${JSON.stringify(asJson(shown), null, 2)}\n`)
    else if (!asText(shown, terminal))
      return terminal.complain(`${words[0]} holds views that cannot be drawn under the present rules`)
    return EXIT.fine
  },
})

interface Shown extends SavedMatch {
  readonly walk: Walk
  readonly stops: readonly number[]
}

const walkThrough = ({ game, match }: SavedMatch, seat: string | undefined): Walked =>
  match.kind === 'record' ? walkRecord(game, match.record, seat ?? 'all') : walkSeen(game, match, seat)

const readStops = (text: string, last: number): Result<readonly number[]> => {
  const stops: number[] = []
  for (const part of text.split(',')) {
    const stop = readNumber('--at', part, 0, last)
    if (!stop.ok) return stop
    stops.push(stop.value)
  }
  return ok(stops)
}

const headOf = (match: ReportedMatch): Readonly<Record<string, unknown>> => {
  if (match.kind === 'seen') return { game: match.game, rules: match.seen.rules, setup: match.setup }
  const { game, rules, setup, seed } = match.record
  return { game, rules, setup, seed }
}

const asJson = ({ walk, match, report, stops }: Shown): unknown => ({
  ...headOf(match),
  entries: walk.moments.slice(1).map(({ deed, events }, index) => ({
    n: index + 1,
    ...(match.kind === 'record' ? match.record.entries[index] : deed),
    events,
  })),
  positions: stops.map((n) => ({ n, ...walk.moments[n].written })),
  outcome: walk.outcome,
  ...(report !== null && {
    report: { says: report.says, moment: report.moment, names: report.names, page: report.page },
  }),
})

/** False if what came from outside cannot be drawn. */
const asText = (shown: Shown, terminal: Terminal): boolean => {
  const { walk, match, report, stops } = shown
  const { game, rules, moments, viewer, outcome } = walk
  const { mode, seats } = rules.setup
  const { words } = game
  const lines: (string | Line)[] = [
    [toned(game.meta.title, 'strong'), ` (${mode}, ${seats} seats), ${moments.length - 1} entries`],
    ...(report === null ? [] : aboutReport(report)),
  ]
  try {
    for (const [n, { deed, events, view }] of moments.entries()) {
      lines.push([
        toned(`${String(n).padStart(4)}  `, 'dim'),
        ...sentence(words, deed === null ? 'deal' : describeDeed(deed)),
      ])
      for (const event of events) lines.push(['        ', ...sentence(words, tell(words, event, seatLetter))])
      if (stops.includes(n)) lines.push('', ...game.draw(rules, view, viewer, seatLetter), '')
    }
    lines.push(outcome === null ? 'The match is unfinished.' : endLine(game, outcome))
  } catch (error) {
    // The views of a report are somebody's word; a record has been played again, and its states are ours.
    if (match.kind === 'record') throw error
    return false
  }
  terminal.say(
    ...lines,
    match.kind === 'record' ? 'Every state is as recorded.' : `Seen by ${match.seen.viewer} alone.`,
  )
  return true
}

/** Whoever writes a report may write what a terminal would obey. */
const harmless = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

const aboutReport = ({ says, moment, names, page }: Report): readonly (string | Line)[] => [
  [toned('Reported: ', 'strong'), says.trim() === '' ? 'without words' : harmless(says)],
  `At moment ${moment}; ${harmless(
    Object.entries(names)
      .map(([seat, name]) => `${seat} is ${name}`)
      .join(', '),
  )}.`,
  [toned(`Page: ${harmless(JSON.stringify(page))}`, 'dim')],
]

const describeDeed = (deed: Deed): string => {
  switch (deed.kind) {
    case 'answers':
      return deed.answers
        .map(({ seat, choice, by }) =>
          choice === undefined
            ? `${seat} answers`
            : `${seat}${by === undefined || by === 'player' ? '' : ` (${by})`}: ${harmless(choice)}`,
        )
        .join(', ')
    case 'undo':
      return `back to ${deed.to}`
    case 'giveUp':
      return `${deed.seat} gives up`
    case 'tie':
      return 'everybody agrees to a tie'
    case 'handOver':
      return `${deed.seat} is handed over to a ${deed.to}`
  }
}
