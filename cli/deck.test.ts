import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { leitai, scratch } from './testing/program.ts'

const file = scratch()

const CARD = {
  id: 'dragon-punch',
  name: 'Dragon Punch!',
  set: 'custom',
  count: 3,
  type: 'attack',
  subtype: ['punch'],
  text: 'A hard one.',
  tag: 'known',
  attack: { damage: 4 },
}

const deck = (name: string, ...cards: readonly object[]): string => {
  const content = { schema: 'kff-cards/1', game: 'kung-fu-fighting', note: 'a test', totals: {}, cards }
  writeFileSync(file(name), JSON.stringify(content))
  return file(name)
}

describe('leitai deck check', () => {
  test('counts the cards of a good deck and plays with it', () => {
    const { code, out, err } = leitai(['deck', 'check', deck('good.json', CARD)])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/is a deck for Kung Fu Fighting!/)
    expect(out).toMatch(/cards in custom +3/)
    expect(out).toMatch(/100 games, greedy against random: greedy wins \d+ %/)
  })

  test('names the record and the field of what is wrong: exit code 2, nothing played', () => {
    const { code, out, err } = leitai(['deck', 'check', deck('bad.json', { ...CARD, attack: { damage: 400 } })])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/bad\.json: cards\[0\]\.attack\.damage: dragon-punch/)
  })

  test('tells the first things that may be meant otherwise, and how many more there are', () => {
    const bare = { ...CARD, set: 'base', subtype: [], count: 1 }
    const cards = Array.from({ length: 30 }, (_, n) => ({ ...bare, id: `blow-${n}` }))
    const { code, out } = leitai(['deck', 'check', deck('bare.json', ...cards)])
    expect(code).toBe(0)
    expect(out.match(/subtype: blow-\d+:/g)).toHaveLength(19)
    expect(out).toMatch(/and 11 more of this kind/)
  })

  test('does not read a file that is longer than a table takes', () => {
    writeFileSync(file('long.json'), ' '.repeat(256 * 1024 + 1))
    expect(leitai(['deck', 'check', file('long.json')])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/at most 262144/),
    })
  })
})

describe('leitai play with files of one’s own', () => {
  const play = (...args: readonly string[]) => leitai(['play', 'kung-fu-fighting', '--seed', '4', ...args], ['quit'])

  test('shows everybody what was brought, before the deal', () => {
    expect(play('--deck', deck('mine.json', CARD)).out).toMatch(/Dragon Punch.*\n.*dealt/)
    writeFileSync(file('blank.json'), JSON.stringify({ ...CARD, id: 'my-own', name: 'My Own', count: 1 }))
    expect(play('--blank', file('blank.json')).out).toMatch(/My Own/)
  })

  test('refuses a deck that the check refuses', () => {
    const { code, err } = play('--deck', deck('worse.json', { ...CARD, count: 31 }))
    expect(code).toBe(2)
    expect(err).toMatch(/^leitai: --deck.*count/)
  })
})

describe('a tie by agreement', () => {
  const play = (lines: readonly string[], ...args: readonly string[]) =>
    leitai(['play', 'kung-fu-fighting', '--seed', '4', ...args], lines).out

  test('ends the match when everybody at the screen says yes', () =>
    expect(play(['tie', 'yes'], '--bots', 'none')).toContain('a tie, by agreement (KFF-3.11)'))
  test('is none when somebody does not', () =>
    expect(play(['tie', 'no', 'quit'], '--bots', 'none')).toContain('fights on.'))
  test('is nothing for a bot', () => expect(play(['tie', 'quit'])).toContain('a bot agrees to no tie'))
  test('is refused where the game knows none', () =>
    expect(leitai(['play', 'kabuken'], ['tie', 'quit']).out).toContain('No, by TABLE-7.'))
})

describe('leitai ladder', () => {
  const climb = (...args: readonly string[]) =>
    leitai(['ladder', 'kabuken', '--only', 'student,novice', '--games', '4', '--iterations', '0.01', ...args])

  test('plays a pairing, shares and rates', () => {
    const { code, out } = climb()
    expect(code).toBe(0)
    expect(out).toMatch(/student – novice +4 +[\d.]+ %.*clear of 50 % undecided/)
    expect(out).toMatch(/novice +0\nstudent +-?\d+\n$/)
  })

  test('gives the same table whatever the number of threads', () => {
    const [one, two] = ['1', '2'].map(
      (jobs): Record<string, unknown> => JSON.parse(climb('--json', '--jobs', jobs).out),
    )
    expect({ ...one, jobs: 0 }).toEqual({ ...two, jobs: 0 })
  })
})
