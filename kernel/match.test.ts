import { describe, expect, test } from 'vitest'
import { createMatch, type Played, resumeMatch } from './match.ts'
import { seeded } from './random.ts'
import { countedPlays } from './testing/counted-plays.ts'
import { answerAll, randomRecord, sure } from './testing/record-of.ts'
import { tinyGame } from './testing/tiny-game.ts'
import { everything, refusedBy, sitDown, type TinyTable } from './testing/tiny-table.ts'

describe('a new table', () => {
  test('asks the first questions', () => {
    expect(sitDown().open()).toMatchObject([
      { id: '0A', seat: 0, window: 'bid' },
      { id: '0B', seat: 1, window: 'bid' },
    ])
  })

  test('deals by its seed', () => {
    const deal = (seed: string) => sure(createMatch(tinyGame, { setup: {}, generator: 'chacha20', seed })).state
    expect(deal('one')).toEqual(deal('one'))
    expect(deal('one')).not.toEqual(deal('two'))
  })

  test('does not open with a wrong setup or position', () => {
    const start = { generator: 'sfc32', seed: 's' } as const
    expect(createMatch(tinyGame, { ...start, setup: { seats: 9 } })).toMatchObject({ problem: { at: 'setup.seats' } })
    expect(createMatch(tinyGame, { ...start, setup: {}, start: { hands: { A: ['x9'] } } })).toMatchObject({
      problem: { at: 'start.hands.A' },
    })
  })
})

describe('TABLE-1 to TABLE-3: what does not belong is refused and changes nothing', () => {
  test.each<[string, string, (table: TinyTable) => Played]>([
    ['TABLE-1', 'text', (table) => table.answer(0, '0A', 'pass')],
    ['TABLE-1', 'an answer to something else', (table) => table.answer(0, '0A', { do: 'let' })],
    ['TABLE-1', 'a field too many', (table) => table.answer(0, '0A', { do: 'pass', now: true })],
    ['TABLE-2', 'a seat that is not there', (table) => table.answer(2, '0C', { do: 'pass' })],
    ['TABLE-2', 'no seat at all', (table) => table.answer(-1, '0A', { do: 'pass' })],
    ['TABLE-3', 'the question of another seat', (table) => table.answer(0, '0B', { do: 'pass' })],
    ['TABLE-3', 'the question of another moment', (table) => table.answer(0, '1A', { do: 'pass' })],
    ['TINY-3', 'an illegal choice', (table) => table.answer(0, '0A', { do: 'bid', cards: ['x1', 'x3'] })],
    ['TABLE-2', 'taking back for nobody', (table) => table.takeBack(3, '0D')],
    ['TABLE-3', 'taking back what is not asked', (table) => table.takeBack(0, '7A')],
    ['TABLE-4', 'taking back what was not given', (table) => table.takeBack(0, '0A')],
    ['TABLE-5', 'an undo to now', (table) => table.undo(0)],
    ['TABLE-5', 'an undo to before the beginning', (table) => table.undo(-1)],
    ['TABLE-5', 'an undo to half a moment', (table) => table.undo(0.5)],
    ['TABLE-6', 'a stranger giving up', (table) => table.giveUp(2)],
    ['TABLE-6', 'handing over no seat', (table) => table.handOver(Number.NaN, 'bot')],
  ])('%s: %s', (rule, _what, act) => {
    const table = sitDown()
    table.answer(1, '0B', { do: 'pass' })
    const before = everything(table)
    expect(refusedBy(act(table))).toBe(rule)
    expect(everything(table)).toEqual(before)
    expect(table.record().entries).toEqual([])
  })

  test('TABLE-1 says what is wrong with the shape', () => {
    expect(sitDown().answer(0, '0A', { do: 'bid' })).toEqual({
      refusal: { rule: 'TABLE-1', why: 'table.shape', params: { problem: 'cards is missing' } },
    })
  })

  test('TABLE-2 a seat whose turn is over is not asked', () => {
    const table = sitDown()
    table.answer(0, '0A', { do: 'bid', cards: ['x3'] })
    table.answer(1, '0B', { do: 'bid', cards: ['x1'] })
    expect(table.open()).toMatchObject([{ id: '1B', seat: 1, window: 'block' }])
    expect(refusedBy(table.answer(0, '1A', { do: 'let' }))).toBe('TABLE-2')
    expect(refusedBy(table.answer(1, '0B', { do: 'let' }))).toBe('TABLE-3')
  })
})

describe('TABLE-4: answers are sealed until all are in', () => {
  test('nothing shows before the last one', () => {
    const table = sitDown()
    const before = structuredClone(table.state)
    expect(table.answer(0, '0A', { do: 'bid', cards: ['x3'] })).toEqual({ refusal: null, events: [] })
    expect(table.state).toEqual(before)
    expect(table.sealed()).toEqual([0])
    expect(table.open().map(({ id }) => id)).toEqual(['0A', '0B'])

    const handed = table.answer(1, '0B', { do: 'bid', cards: ['x1'] }, 'bot')
    expect(handed).toMatchObject({
      events: [
        { key: 'tiny.bid', seat: 0 },
        { key: 'tiny.bid', seat: 1 },
      ],
    })
    expect(table.sealed()).toEqual([])
    expect(table.record().entries).toMatchObject([
      {
        kind: 'answers',
        answers: [
          { seat: 'A', choice: 'bid x3', by: 'player' },
          { seat: 'B', choice: 'bid x1', by: 'bot' },
        ],
      },
    ])
  })

  test('the order of handing in does not matter', () => {
    const [one, other] = [sitDown(), sitDown()]
    one.answer(0, '0A', { do: 'bid', cards: ['x3'] })
    one.answer(1, '0B', { do: 'pass' })
    other.answer(1, '0B', { do: 'pass' })
    other.answer(0, '0A', { do: 'bid', cards: ['x3'] })
    expect(one.record()).toEqual(other.record())
  })

  test('an answer may be replaced, and taken back', () => {
    const table = sitDown()
    table.answer(0, '0A', { do: 'pass' })
    table.answer(0, '0A', { do: 'bid', cards: ['x2'] })
    expect(table.takeBack(0, '0A')).toEqual({ refusal: null, events: [] })
    expect(table.sealed()).toEqual([])
    table.answer(1, '0B', { do: 'pass' })
    expect(table.seq).toBe(0)
    table.answer(0, '0A', { do: 'bid', cards: ['x3'] })
    expect(table.record().entries).toMatchObject([{ answers: [{ choice: 'bid x3' }, { choice: 'pass' }] }])
  })

  test('a refused replacement leaves the first answer in', () => {
    const table = sitDown()
    table.answer(0, '0A', { do: 'pass' })
    expect(refusedBy(table.answer(0, '0A', { do: 'bid', cards: ['x1', 'x3'] }))).toBe('TINY-3')
    expect(table.sealed()).toEqual([0])
  })
})

describe('TABLE-5: undo', () => {
  test('goes back, is an entry, and its questions are new ones', () => {
    const table = sitDown()
    const beginning = structuredClone(table.state)
    answerAll(table, seeded('sfc32', 'undo'))
    table.answer(0, '1A', { do: 'pass' })
    expect(table.undo(0)).toEqual({ refusal: null, events: [] })
    expect(table.state).toEqual(beginning)
    expect(table.sealed()).toEqual([])
    expect(table.record().entries).toMatchObject([{ kind: 'answers' }, { kind: 'undo', to: 0 }])
    expect(table.open().map(({ id }) => id)).toEqual(['2A', '2B'])
    expect(refusedBy(table.answer(0, '0A', { do: 'pass' }))).toBe('TABLE-3')
  })

  test('can itself be undone', () => {
    const table = sitDown()
    answerAll(table, seeded('sfc32', 'undo'))
    const later = structuredClone(table.state)
    table.undo(0)
    table.undo(1)
    expect(table.state).toEqual(later)
    expect(table.seq).toBe(3)
  })

  test('plays the match again once, also for who looks where it leads first', () => {
    const counted = countedPlays()
    const start = { setup: { seats: 2 }, generator: 'sfc32', seed: 'again' } as const
    const table = sure(createMatch(counted.game, start))
    answerAll(table, seeded('sfc32', 'again'))
    const later = structuredClone(table.state)
    answerAll(table, seeded('sfc32', 'again'))
    counted.played = 0
    expect(table.stateAt(1)).toEqual(later)
    expect(table.stateAt(1)).toEqual(later)
    table.undo(1)
    expect(table.state).toEqual(later)
    expect(counted.played).toBe(1)
  })

  test('what a viewer has seen stays as it is when the match goes on', () => {
    const table = sitDown()
    const seen: (() => void)[] = []
    const look = (): void => {
      const { state } = table
      for (const viewer of [0, 1, 'gallery'] as const) {
        const view = table.view(viewer)
        const then = structuredClone(view)
        seen.push(() => expect([view, table.rules.hide(state, viewer)]).toEqual([then, then]))
      }
      for (const isUnchanged of seen) isUnchanged()
    }
    look()
    for (const seed of ['one', 'two', 'three']) {
      answerAll(table, seeded('sfc32', seed))
      look()
    }
    table.undo(1)
    look()
  })

  test('a state that was shown never changes afterwards', () => {
    const table = sitDown()
    const shown = table.state
    const copy = structuredClone(shown)
    answerAll(table, seeded('sfc32', 'shown'))
    table.giveUp(0)
    expect(shown).toEqual(copy)
  })
})

describe('a match is taken up again from its record', () => {
  test('and goes on as if it had never stopped', () => {
    for (const seed of ['one', 'two', 'three']) {
      const record = randomRecord(tinyGame, { seats: 3, options: { goal: 4 } }, seed, 9)
      const [one, other] = [sure(resumeMatch(tinyGame, record)), sure(resumeMatch(tinyGame, record))]
      expect(one.record()).toEqual(record)
      answerAll(one, seeded('sfc32', 'on'))
      answerAll(other, seeded('sfc32', 'on'))
      expect(one.state).toEqual(other.state)
      expect(one.open()).toEqual(other.open())
      one.undo(0)
      expect(one.state).toEqual(sure(createMatch(tinyGame, record)).state)
    }
  })

  test('unless chance was scripted: what is played on could not keep to the script', () => {
    const stream = { ...seeded('sfc32', 'scripted').save(), script: [9] }
    const record = { ...sitDown().record(), start: { ...sitDown().record().start, stream } }
    expect(resumeMatch(tinyGame, record)).toMatchObject({ ok: false, problem: { at: 'start' } })
  })

  test('also when it began from a position', () => {
    const table = sitDown()
    answerAll(table, seeded('sfc32', 'position'))
    const record = table.record()
    expect(record.start).toMatchObject({ hands: { A: ['x1:A', 'x2:A', 'x3:A'] } })
    expect(sure(resumeMatch(tinyGame, JSON.parse(JSON.stringify(record)))).state).toEqual(table.state)
  })
})

describe('a table that rests', () => {
  const start = { setup: { options: { goal: 5 } }, generator: 'sfc32', seed: 'rest' } as const
  const told = (table: TinyTable) => ({
    now: [table.state, table.seq, table.latest, table.open(), table.dealt],
    views: [0, 1, 'gallery' as const].map((viewer) => table.view(viewer)),
    past: [table.record(), table.moments(), table.stateAt(Math.floor(table.seq / 2))],
  })

  test('tells the same as one that does not, and goes on like it', () => {
    const [one, other] = [sure(createMatch(tinyGame, start)), sure(createMatch(tinyGame, start))]
    const dice = [one, other].map(() => seeded('sfc32', 'play'))
    for (let step = 0; step < 40 && one.outcome() === null; step++) {
      for (const [at, table] of [one, other].entries()) {
        const rng = dice[at]
        const what = rng.below(8)
        if (what === 0) table.undo(rng.below(table.seq + 1))
        else if (what === 1) table.handOver(rng.below(2), 'bot')
        else answerAll(table, rng)
      }
      other.rest()
      if (step % 3 === 0) expect(told(other)).toEqual(told(one))
      else if (step % 3 === 1) expect([other.seq, other.open()]).toEqual([one.seq, one.open()])
    }
    expect(told(other)).toEqual(told(one))
    expect(one.seq).toBeGreaterThan(10)
  })

  test('keeps what was sealed and offered', () => {
    const table = sitDown()
    table.answer(0, '0A', { do: 'pass' })
    table.rest()
    expect([table.sealed(), table.given(0)]).toEqual([[0], { choice: { do: 'pass' }, by: 'player' }])
  })

  test('began from a position, or was dealt anew there', () => {
    const position = sitDown().rules.position.write(sitDown().state)
    for (const from of [{ start: position }, { start: position, redeal: true as const }]) {
      const table = sure(createMatch(tinyGame, { ...start, setup: {}, ...from }))
      answerAll(table, seeded('sfc32', 'play'))
      const before = told(table)
      table.rest()
      expect(told(table)).toEqual(before)
    }
  })
})

describe('answers that wait for their release', () => {
  test('are all in and nothing happens', () => {
    const table = sitDown()
    expect(table.seal(0, '0A', { do: 'bid', cards: ['x3'] }, 'order')).toEqual({ refusal: null, events: [] })
    expect(table.seal(1, '0B', { do: 'pass' })).toEqual({ refusal: null, events: [] })
    expect({ seq: table.seq, sealed: table.sealed() }).toEqual({ seq: 0, sealed: [0, 1] })
    expect(table.given(0)).toEqual({ choice: { do: 'bid', cards: ['x3'] }, by: 'order' })
    expect(table.given(1)).toEqual({ choice: { do: 'pass' }, by: 'player' })
  })

  test('come to what they come to without waiting', () => {
    const [waited, direct] = [sitDown(), sitDown()]
    for (const [seat, id, choice] of [
      [0, '0A', { do: 'bid', cards: ['x3'] }],
      [1, '0B', { do: 'pass' }],
    ] as const) {
      waited.seal(seat, id, choice)
      direct.answer(seat, id, choice)
    }
    const { refusal, ...released } = waited.release()
    expect(refusal).toBeNull()
    expect(released).not.toEqual({ events: [] })
    expect(waited.record()).toEqual(direct.record())
    expect([waited.sealed(), waited.given(0)]).toEqual([[], null])
  })

  test('can be taken back and are not released without one that is missing', () => {
    const table = sitDown()
    table.seal(0, '0A', { do: 'pass' })
    table.seal(1, '0B', { do: 'pass' })
    expect(table.takeBack(0, '0A').refusal).toBeNull()
    expect(table.given(0)).toBeNull()
    expect(() => table.release()).toThrow('A has yet to answer')
    expect(table.seq).toBe(0)
  })

  test('are refused like any other', () => {
    const table = sitDown()
    expect(refusedBy(table.seal(0, '0B', { do: 'pass' }))).toBe('TABLE-3')
    expect(refusedBy(table.seal(0, '0A', { do: 'bid' }))).toBe('TABLE-1')
    expect(refusedBy(table.seal(0, '0A', { do: 'bid', cards: ['x4'] }))).toBe('TINY-1')
    expect(table.sealed()).toEqual([])
  })
})
