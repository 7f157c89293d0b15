import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { registry } from '../games/registry.ts'
import { isObject } from '../kernel/json.ts'
import { resumeMatch } from '../kernel/match.ts'
import { GENERATORS, seeded } from '../kernel/random.ts'
import { BY, type MatchRecord, readRecord } from '../kernel/record.ts'
import { replay } from '../kernel/replay.ts'
import { answerAll, sure } from '../kernel/testing/record-of.ts'
import { FINISHED, UNFINISHED } from './make-records.ts'
import { readRecords, WINGS } from './wings.ts'

const EXHIBITS = WINGS.flatMap((wing) => Object.keys(registry).map((id) => [basename(wing), id, wing] as const))

const isOver = ({ rules, moments }: ReturnType<typeof replayed>): boolean =>
  rules.outcome(moments[moments.length - 1].state) !== null

const replayed = (game: Awaited<ReturnType<(typeof registry)[string]>>, record: MatchRecord) =>
  sure(replay(game, record, 'every'))

describe.each(EXHIBITS)('the records in %s of %s', (_name, id, wing) => {
  const read = async () => {
    const game = await registry[id]()
    return { game, records: readRecords(wing, id).map((input) => sure(readRecord(input, () => game.meta))) }
  }

  it('replay to the recorded states; those that are not over can be played to the end', async () => {
    const { game, records } = await read()
    expect(records).toHaveLength(FINISHED + UNFINISHED)
    for (const [n, record] of records.entries()) {
      expect(isOver(replayed(game, record))).toBe(n < FINISHED)
      if (n < FINISHED) continue
      const table = sure(resumeMatch(game, record))
      const rng = seeded('sfc32', `museum ${n}`)
      while (table.outcome() === null) answerAll(table, rng)
      const ended = table.record()
      expect(ended.rules).toBe(record.rules)
      expect(ended.entries.slice(0, record.entries.length)).toEqual(record.entries)
      replayed(game, ended)
    }
  })

  it('show every mode, number of seats, option and kind of entry', async () => {
    const { game, records } = await read()
    const { modes, options, files = [], orders } = { ...game.meta, orders: game.orders }
    const seen = new Set(records.flatMap(traitsOf))
    const known = optionsKnownIn(readRecords(wing, id))
    const kinds = ['answers', 'undo', 'giveUp', 'handOver', ...(id === 'kung-fu-fighting' ? ['tie'] : [])]
    const wanted = [
      ...modes.flatMap((mode) => mode.seats.map((seats) => `mode ${mode.id} ${seats}`)),
      ...Object.entries(options)
        .filter(([name]) => known.has(name))
        .flatMap(([name, { values }]) => values.map((value) => `option ${name} ${value}`)),
      ...files.map((name) => `file ${name}`),
      ...GENERATORS.map((generator) => `generator ${generator}`),
      ...BY.filter((by) => by !== 'order' || orders !== undefined).map((by) => `by ${by}`),
      ...kinds.map((kind) => `entry ${kind}`),
      'shuffle',
      'start',
      'start redeal',
    ]
    expect(wanted.filter((trait) => !seen.has(trait))).toEqual([])
    for (const [name, { numbers }] of Object.entries(options)) {
      const values = new Set(
        records.map(({ setup }) => setup.options[name]).filter((value) => typeof value === 'number'),
      )
      expect(values.size).toBeGreaterThanOrEqual(numbers === undefined ? 0 : 3)
    }
  })
})

it.each(Object.keys(registry))('the options of %s that came later are shown in a later wing', async (id) => {
  const { meta } = await registry[id]()
  const known = WINGS.map((wing) => optionsKnownIn(readRecords(wing, id)))
  expect(Object.keys(meta.options).filter((name) => !known.some((options) => options.has(name)))).toEqual([])
})

/** The options that there were when the records were made. */
const optionsKnownIn = (records: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    records.flatMap((record) => {
      const setup = isObject(record) ? record.setup : undefined
      return isObject(setup) && isObject(setup.options) ? Object.keys(setup.options) : []
    }),
  )

const traitsOf = ({ setup, generator, shuffle, start, redeal, entries }: MatchRecord): readonly string[] => [
  `mode ${setup.mode} ${setup.seats}`,
  ...Object.entries(setup.options).map(([name, value]) => `option ${name} ${value}`),
  ...Object.keys(setup.files ?? {}).map((name) => `file ${name}`),
  `generator ${generator}`,
  ...(shuffle === undefined ? [] : ['shuffle']),
  ...(start === undefined ? [] : [redeal === true ? 'start redeal' : 'start']),
  ...entries.flatMap((entry) => [
    `entry ${entry.kind}`,
    ...(entry.kind === 'answers' ? entry.answers.map(({ by }) => `by ${by}`) : []),
  ]),
]
