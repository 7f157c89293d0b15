import { registry } from '../../../games/registry.ts'
import { isSame } from '../../../kernel/json.ts'
import { type Entry, readRecord } from '../../../kernel/record.ts'
import { replay } from '../../../kernel/replay.ts'
import { type Seat, seatLetter } from '../../../kernel/seats.ts'
import { auditPlace } from '../../ops/audit.ts'
import { openStore, type Store } from '../../store/store.ts'
import { recordFile } from '../../tables/record-file.ts'
import type { Acknowledged } from '../player.ts'
import { sure } from '../sure.ts'
import type { Played } from './tables.ts'

export interface Checked {
  readonly answers: number
  readonly records: number
  /** What is lost, doubled or different, a line each. */
  readonly problems: readonly string[]
}

/** Compares what people were told with what the place keeps. Its servers must be gone. */
export const check = async (place: string, played: readonly Played[]): Promise<Checked> => {
  const problems: string[] = []
  const store = sure(await openStore(place))
  let answers = 0
  try {
    for (const match of played) {
      problems.push(...(await checkMatch(store, match)).map((problem) => `${match.id}: ${problem}`))
      for (const { kept } of match.people) answers += kept.length
    }
  } finally {
    await store.close()
  }
  const audit = sure(await auditPlace(registry, place, Number.MAX_SAFE_INTEGER))
  return { answers, records: audit.sound, problems: [...problems, ...audit.problems] }
}

const checkMatch = async (store: Store, { id, people, seen }: Played): Promise<readonly string[]> => {
  const stored = await store.matches.load(id)
  if (stored === null) return ['the table is gone']
  const { row, entries, sealed } = stored
  const game = await registry[row.game]()
  const record = sure(readRecord(recordFile(row, entries), () => game.meta))
  const problems = people.flatMap(({ kept }, seat) => {
    const doubled = new Set(kept.map(({ decision }) => decision)).size !== kept.length
    return [
      ...(doubled ? [`${seatLetter(seat)} was told twice that one answer is kept`] : []),
      ...kept.flatMap((one) => {
        const isSealed = sealed.some((other) => other.seat === seat && other.decision === one.decision)
        return isSealed || isIn(record.entries, seat, one) ? [] : [`${one.decision} ${one.choice} is not in the record`]
      }),
    ]
  })
  if (seen === null) return problems
  const { rules, moments } = sure(replay(game, record))
  const { state } = moments[moments.length - 1]
  const views = seen.map((view, seat) => isSame(view, JSON.parse(JSON.stringify(rules.hide(state, seat)))))
  return [
    ...problems,
    ...(rules.outcome(state) === null ? ['people saw its end, the record has none'] : []),
    ...views.flatMap((isRight, seat) => (isRight ? [] : [`${seatLetter(seat)} saw another end than the record has`])),
  ]
}

/** Once, and as it was given. */
const isIn = (entries: readonly Entry[], seat: Seat, { decision, choice }: Acknowledged): boolean => {
  const entry = entries[Number.parseInt(decision, 10)]
  if (entry === undefined || entry.kind !== 'answers') return false
  const given = entry.answers.filter((answer) => answer.seat === seatLetter(seat))
  return given.length === 1 && given[0].choice === choice && given[0].by === 'player'
}
