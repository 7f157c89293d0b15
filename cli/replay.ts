import type { Game, Line, Rules } from '../kernel/contract.ts'
import { type Event, seen } from '../kernel/events.ts'
import type { Moment } from '../kernel/moves.ts'
import type { Entry, MatchRecord } from '../kernel/record.ts'
import { replay as playAgain } from '../kernel/replay.ts'
import { bad, describeProblem, ok, type Result } from '../kernel/result.ts'
import { seatLetter, seatOf, type Viewer } from '../kernel/seats.ts'
import { named, tell } from '../kernel/words.ts'
import { command } from './parts/command.ts'
import { endLine } from './parts/ending.ts'
import { loadRecord } from './parts/files.ts'
import { readNumber } from './parts/numbers.ts'
import { sentence, toned } from './parts/paint.ts'
import { EXIT, type Terminal } from './parts/terminal.ts'

/** Whose eyes: a seat's, the gallery's, or those of somebody who sees every card. */
type Eyes = Viewer | 'all'

const NOTES = `Every state is compared with the record. A difference is told with its entry and the rules versions; exit code 1.

--json prints one object:
  game, rules, setup, seed   what was played, and under which version of the rules
  entries                    the record's entries, each with its number n and its events
  positions                  for each moment of --at its n and position, or the view of the seat
  outcome                    places, reason and rule, or null`

export const replay = command({
  usage: 'replay FILE [--at N,N] [--seat A|gallery|all] [--json]',
  summary: 'walks through a saved match and verifies it',
  flags: {
    at: {
      type: 'string',
      value: 'N,N',
      help: 'draws the table after so many entries; 0 is the deal, the end if not given',
    },
    seat: { type: 'string', value: 'WHO', help: 'whose eyes: a seat, gallery, or all (all cards open) if not given' },
    json: { type: 'boolean', help: 'one JSON object instead of text' },
  },
  words: 1,
  notes: NOTES,
  run: async ({ flags, words }, terminal) => {
    if (words.length === 0) return terminal.complain('which match? leitai replay FILE')
    const saved = await loadRecord(words[0])
    if (!saved.ok) return terminal.complain(saved.problem)
    const { game, record } = saved.value
    const eyes = readEyes(flags.seat ?? 'all', record.setup.seats)
    if (!eyes.ok) return terminal.complain(eyes.problem)
    const stops = readStops(flags.at ?? String(record.entries.length), record.entries.length)
    if (!stops.ok) return terminal.complain(stops.problem)

    const replayed = playAgain(game, record)
    if (!replayed.ok) {
      terminal.complain(`${words[0]} does not replay: ${describeProblem(replayed.problem)}`)
      return EXIT.differs
    }
    const walk: Walk = { game, record, ...replayed.value, eyes: eyes.value, stops: stops.value }
    if (flags.json === true) terminal.data(`${JSON.stringify(asJson(walk), null, 2)}\n`)
    else asText(walk, terminal)
    return EXIT.fine
  },
})

interface Walk {
  readonly game: Game
  readonly record: MatchRecord
  readonly rules: Rules
  readonly moments: readonly Moment<unknown>[]
  readonly eyes: Eyes
  readonly stops: readonly number[]
}

const readEyes = (text: string, seats: number): Result<Eyes> => {
  if (text === 'all' || text === 'gallery') return ok(text)
  const seat = seatOf(text.toUpperCase(), seats)
  return seat < 0 ? bad('--seat', `must be A to ${seatLetter(seats - 1)}, gallery or all`) : ok(seat)
}

const readStops = (text: string, last: number): Result<readonly number[]> => {
  const stops: number[] = []
  for (const part of text.split(',')) {
    const stop = readNumber('--at', part, 0, last)
    if (!stop.ok) return stop
    stops.push(stop.value)
  }
  return ok(stops)
}

const eventFor = (event: Event, eyes: Eyes): Event => {
  if (eyes !== 'all') return seen(event, eyes)
  const { secret, ...open } = event
  return { ...open, ...secret?.params }
}

const stateFor = ({ rules, moments, eyes }: Walk, at: number): unknown =>
  eyes === 'all' ? moments[at].state : rules.hide(moments[at].state, eyes)

const asJson = (walk: Walk): unknown => {
  const { record, rules, moments, eyes, stops } = walk
  return {
    game: record.game,
    rules: record.rules,
    setup: record.setup,
    seed: record.seed,
    entries: record.entries.map((entry, index) => ({
      n: index + 1,
      ...entry,
      events: moments[index + 1].events.map((event) => eventFor(event, eyes)),
    })),
    positions: stops.map((n) => ({
      n,
      ...(eyes === 'all' ? { position: rules.position.write(moments[n].state) } : { view: stateFor(walk, n) }),
    })),
    outcome: rules.outcome(moments[moments.length - 1].state),
  }
}

const asText = (walk: Walk, terminal: Terminal): void => {
  const { game, record, rules, moments, eyes, stops } = walk
  const { mode, seats } = record.setup
  const { words } = named(game, rules)
  terminal.say([toned(game.meta.title, 'strong'), ` (${mode}, ${seats} seats), ${record.entries.length} entries`])
  for (const [n, { events }] of moments.entries()) {
    const what = n === 0 ? 'deal' : describeEntry(record.entries[n - 1])
    terminal.say([toned(`${String(n).padStart(4)}  `, 'dim'), ...sentence(words, what)])
    terminal.say(
      ...events.map((event): Line => {
        const text = tell(words, eventFor(event, eyes), seatLetter)
        return ['        ', ...sentence(words, text)]
      }),
    )
    if (stops.includes(n)) {
      const viewer = eyes === 'all' ? 'gallery' : eyes
      terminal.say('', ...game.draw(rules, stateFor(walk, n), viewer, seatLetter), '')
    }
  }
  const outcome = rules.outcome(moments[moments.length - 1].state)
  terminal.say(outcome === null ? 'The match is unfinished.' : endLine(game, outcome), 'Every state is as recorded.')
}

const describeEntry = (entry: Entry): string => {
  switch (entry.kind) {
    case 'answers':
      return entry.answers
        .map(({ seat, choice, by }) => `${seat}${by === 'player' ? '' : ` (${by})`}: ${choice}`)
        .join(', ')
    case 'undo':
      return `back to ${entry.to}`
    case 'giveUp':
      return `${entry.seat} gives up`
    case 'tie':
      return 'everybody agrees to a tie'
    case 'handOver':
      return `${entry.seat} is handed over to a ${entry.to}`
  }
}
