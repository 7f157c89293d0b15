import { describe, expect, test } from 'vitest'
import { type Event, seen } from '../../../kernel/events.ts'
import type { EitherForm } from '../../../kernel/forms.ts'
import { seeded } from '../../../kernel/random.ts'
import { game } from '../game.ts'
import { at, extended, fight, type KabukenRules, packed, played, rulesFor } from '../testing/tables.ts'
import { WINDOWS } from '../windows/all.ts'

// Chapter 21: what is asked, and what asking gives away.

test('KBK-21.1 exactly these questions exist, and each has words', () => {
  const names = [
    'action',
    'answer',
    'chain',
    'character',
    'dazzle',
    'goOn',
    'greed',
    'monkey',
    'resurrection',
    'seal',
    'secret',
  ]
  expect(Object.keys(WINDOWS).sort()).toEqual(names)
  expect(Object.keys(game.words.windows).sort()).toEqual(names)
})

/** What a seat may choose from, without the cards of its hand. */
const shape = (rules: KabukenRules, given: Readonly<Record<string, unknown>>, texts: readonly string[]) => {
  const s = played(rules, at(rules, given), ...texts)
  const [seat] = rules.awaiting(s)
  const { window, form } = rules.question(s, seat)
  const tags = form.kind === 'either' ? tagsOf(form) : {}
  return { seat, window, tags }
}

const tagsOf = ({ of }: EitherForm) =>
  Object.fromEntries(
    Object.entries(of).map(([tag, { fields }]) => [
      tag,
      Object.entries(fields).map(([name, { form }]) =>
        form.kind === 'cards' ? { name, min: form.min, max: form.max } : { name },
      ),
    ]),
  )

describe('no tells', () => {
  const useless = 'R0 B1 G3 R4 B5 G5'
  const helpful = 'G2 B2 R4 B4 R5 B5'

  test('KBK-21.3 in V4 everybody is asked the same, able to help himself or not', () => {
    const rules = rulesFor()
    const asked = (B: string) => shape(rules, { hands: { A: 'R2 R2 ...', B } }, ['attack R2 R2'])
    expect(asked(useless)).toEqual(asked(helpful))
    expect(asked(useless)).toMatchObject({ seat: 1, window: 'answer' })
    expect(Object.keys(asked(useless).tags)).toEqual(['hit', 'defend', 'counter'])
  })

  test('KBK-21.3 and in V5', () => {
    const rules = rulesFor()
    const asked = (A: string) =>
      shape(rules, { hands: { A: `R2 R2 ${A}`, B: 'G2 ...' } }, ['attack R2 R2', 'counter G2'])
    expect(asked('R0 B1 G3 R4')).toEqual(asked('B2 B1 G3 R4'))
    expect(asked('R0 B1 G3 R4')).toMatchObject({ seat: 0, window: 'chain' })
  })

  test("KBK-21.4 also against Tiger, against Rat's Sniper Fist, and with two cards against a Resolute God Fist", () => {
    const rules = extended()
    const plain = shape(rules, { hands: { A: 'R2 R2 ...', B: useless } }, ['attack R2 R2'])
    const tiger = { characters: { A: 'tiger' }, hands: { A: 'R2 R2 ...', B: useless } }
    expect(shape(rules, tiger, ['attack R2 R2'])).toEqual(plain)
    const rat = { characters: { A: 'rat' }, field: 'R5', hands: { A: 'B2 G3 R0 ...', B: useless } }
    expect(shape(rules, rat, ['attack B2 G3 R0'])).toEqual(plain)
    fight({ field: 'R0', hands: { A: 'R1 R1 R1 ...', B: 'G2 G3' } })
      .plays('A', 'attack R1 R1 R1')
      .refuses('B', 'counter G2', 'KBK-8.6')
      .refuses('B', 'counter G2 G3', 'KBK-8.6')
      .ends('B', 'answer')
  })

  test('KBK-21.5 V9 asks the same whether an attack is in hand or not', () => {
    const rules = rulesFor()
    const asked = (rest: string) => shape(rules, { hands: { A: `R2 R2 ${rest}` } }, ['attack R2 R2', 'hit'])
    expect(asked('B1 B1 B1')).toEqual(asked('B1 R3 G5'))
  })

  test('KBK-21.7 what is offered depends on secrets that lie open', () => {
    const rules = extended()
    for (const A of ['R2 R2 G0 G1 B5 B3', 'R2 R2 B1 B1 G0 G0'])
      expect(shape(rules, { secrets: { A: 'dazzle' }, hands: { A } }, ['attack R2 R2', 'hit'])).toEqual({
        seat: 0,
        window: 'dazzle',
        tags: { use: [], decline: [] },
      })
  })
})

describe('KBK-21.8 an attack is one complete declaration', () => {
  const parts = (given: Readonly<Record<string, unknown>>): string[] => {
    const rules = extended()
    const { form } = rules.question(at(rules, given), 0)
    return form.kind === 'either' ? Object.keys(form.of.attack.fields) : []
  }

  test.each([
    [{}, ['cards', 'fist']],
    [{ characters: { A: 'ox' } }, ['cards', 'fist', 'recolour']],
    [{ characters: { A: 'fox' } }, ['cards', 'fist', 'renumber']],
    [{ secrets: { A: 'barrage' } }, ['cards', 'fist', 'secret']],
    [{ secrets: { A: 'floral-flame' } }, ['cards', 'fist', 'secret']],
    [{ secrets: { A: 'rigid-palm' } }, ['cards', 'fist', 'secret']],
    [{ secrets: { A: 'grave-keeper' } }, ['cards', 'fist', 'secret']],
    [{ secrets: { A: 'in-the-palm' } }, ['cards', 'fist', 'under']],
    [{ characters: { A: 'ox' }, secrets: { A: 'in-the-palm' } }, ['cards', 'fist', 'recolour', 'under']],
  ])('%j', (given, fields) => expect(parts(given)).toEqual(fields))

  test('what one does not have is not asked for', () => {
    fight({ hands: { A: 'R3 B3 R0 R1 R2 G5*' } })
      .refuses('A', 'attack R3 B3=R', 'TABLE-1')
      .refuses('A', 'attack R0 R1 R2 with barrage', 'TABLE-1')
      .refuses('A', 'attack R0 R1 R2 under B3', 'TABLE-1')
      .ends('A', 'action')
    fight({ characters: { A: 'ox' }, secrets: { A: 'barrage' }, hands: { A: 'R3 B3 G5* ...' } })
      .refuses('A', 'attack R3 B3=4', 'TABLE-1')
      .refuses('A', 'attack G5* with floral-flame', 'TABLE-1')
      .ends('A', 'action')
  })
})

describe('KBK-21.12 the log', () => {
  const logOf = (
    rules: KabukenRules,
    given: Readonly<Record<string, unknown>>,
    ...texts: readonly string[]
  ): Event[] => {
    const s = at(rules, given)
    const log: Event[] = []
    for (const text of texts) rules.play(s, [packed(rules, s, rules.awaiting(s)[0], text)], log)
    return log
  }

  test('draws are told by number, to others than the drawer', () => {
    const rules = rulesFor()
    const log = logOf(rules, { hands: { A: 'R2 B0 B1' }, deck: 'G0 G1 G2 G3' }, 'psych-up R2')
    const drawn = (viewer: number | 'gallery') => seen(log.filter(({ key }) => key === 'kabuken.draw')[0], viewer)
    expect(drawn(0)).toMatchObject({ seat: 0, count: 4, cards: ['G0', 'G1', 'G2', 'G3'] })
    expect(drawn(1)).toEqual({ key: 'kabuken.draw', seat: 0, count: 4, rule: 'KBK-5.3' })
    expect(drawn('gallery')).toEqual({ key: 'kabuken.draw', seat: 0, count: 4, rule: 'KBK-5.3' })
  })

  test("Monkey's two cards are hers alone", () => {
    const rules = extended()
    const given = { characters: { A: 'monkey' }, hands: { A: 'R2 ...' }, deck: 'G5* B0' }
    const log = logOf(rules, given, 'psych-up R2', 'hold B0')
    expect(JSON.stringify(log.map((event) => seen(event, 0)))).toMatch(/G5\*/)
    for (const viewer of [1, 'gallery'] as const)
      expect(JSON.stringify(log.map((event) => seen(event, viewer)))).not.toMatch(/G5\*|B0/)
  })

  test('no event of a whole game tells others a hand', () => {
    const rules = extended(3)
    const rng = seeded('sfc32', 'log')
    const s = rules.deal(rng)
    const open = ['kabuken.draw', 'kabuken.look', 'kabuken.hold']
    for (let step = 0; step < 400 && rules.outcome(s) === null; step++) {
      const log: Event[] = []
      const answers = rules.awaiting(s).map((seat) => rules.fallback(s, seat, rng))
      rules.play(s, answers, log)
      for (const event of log.filter(({ key }) => open.includes(key)))
        expect(Object.keys(seen(event, 'gallery')).filter((name) => name === 'cards')).toEqual([])
    }
    expect(s.turn).toBeGreaterThan(20)
  })
})

test('KBK-3.2 every laid card is told, in the order laid; KBK-21.12 so are discards and HP', () => {
  fight({ field: 'R5', hands: { A: 'B2 G3 R0 ...' } })
    .plays('A', 'attack B2 G3 R0')
    .logs({ key: 'kabuken.attack', cards: ['B2', 'G3', 'R0'] })
    .plays('B', 'hit')
    .logs({ key: 'kabuken.damage', seat: 'B', hp: 7 })
    .ends('A', 'goOn')
})
