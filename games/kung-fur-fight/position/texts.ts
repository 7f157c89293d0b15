import { type FieldKind, plain } from '../../../kernel/fields.ts'
import { bad, ok } from '../../../kernel/result.ts'
import { seatOf } from '../../../kernel/seats.ts'
import { ARENA_NAMES, arenaNamed, HW_NAMES, type PlanChoice } from '../choice.ts'
import { SEATS } from '../constants.ts'
import { readTeams, writeTeams } from '../teams-text.ts'

// What positions say in other words than the state.

/** Names in a row, each turned into a number. */
const row = (what: string, numberOf: (word: string) => number, nameOf: (value: number) => string) =>
  plain<readonly number[]>(
    [],
    () => undefined,
    (value, at) => {
      const words = typeof value === 'string' ? value.split(/\s+/).filter((word) => word !== '') : ['']
      const found = words.map(numberOf)
      return found.includes(-1) ? bad(at, `must be ${what} in a row, with spaces between`) : ok(found)
    },
    (values) => values.map(nameOf).join(' '),
  )

export const arenaRow = row(`arenas (${ARENA_NAMES.join(', ')})`, arenaNamed, (arena) => ARENA_NAMES[arena])

export const script = row('seats', (letter) => seatOf(letter, SEATS), String)

/** The teams of a seat as its plan would have them. */
export const teams: FieldKind<PlanChoice> = plain<PlanChoice>(
  { do: 'plan' },
  () => undefined,
  (value, at) => {
    if (typeof value !== 'string') return bad(at, 'must be text')
    const read = readTeams(value)
    if (!read.ok) return bad(at, read.problem.message)
    return HW_NAMES.some((name) => (read.value[name] ?? 0) < 0) ? bad(at, 'has no HW to spare') : read
  },
  writeTeams,
)
