import { describe, expect, test } from 'vitest'
import type { Line } from '../../../kernel/contract.ts'
import { seatLetter, type Viewer } from '../../../kernel/seats.ts'
import { game } from '../game.ts'
import { dealt, type Moment, moment } from '../testing/tables.ts'

// The table as text, line by line as terminal and screen reader have it.

const textOf = (line: Line): string => line.map((span) => (typeof span === 'string' ? span : span.text)).join('')

const linesOf = ({ rules, s }: Moment, viewer: Viewer): readonly Line[] =>
  game.draw(rules, rules.hide(s, viewer), viewer, seatLetter)

const drawn = (here: Moment, viewer: Viewer = 0): string[] => linesOf(here, viewer).map(textOf)

/** The lines from one that begins with a name up to the next empty one. */
const part = (lines: readonly string[], start: string): string[] => {
  const from = lines.findIndex((line) => line.trimStart().replace(/^> /, '').startsWith(start))
  const end = lines.findIndex((line, at) => at > from && line === '')
  return lines.slice(from, end < 0 ? undefined : end)
}

/** What stands in the six columns of a row. */
const cells = (lines: readonly string[], row: string): string[] => {
  const line = lines.find((other) => other.trimStart().startsWith(row)) ?? ''
  return line
    .trim()
    .slice(row.length)
    .split(/\s{3,}(?=attack|defence)/)[0]
    .trim()
    .split(/\s+/)
}

describe('an area', () => {
  const here = moment(`
    given duel
    given turn S1
    given S1 life 7; hand B14 R22; area [R25_{d} B42{+-}]@3; zones 2:d 6:dd
    given S2 hand G11; area [G24 Y34]@5
  `)
  const lines = drawn(here)

  test('EMR-2.1, EMR-2.2 has six columns, a row of attack zones and one of block zones', () => {
    const area = part(lines, 'A ')
    expect(cells(area, 'column')).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(cells(area, 'attack')).toEqual(['.', 'd', '.', 'B42+-', '.', 'dd'])
    expect(cells(area, 'block')).toEqual(['.', '.', 'R25d', '.', '.', '.'])
  })

  test('EMR-2.2 a column stays a column, however many tokens lie in it', () => {
    const area = part(lines, 'A ')
    const [columns, attack, block] = ['column', 'attack', 'block'].map(
      (row) => area.find((line) => line.trimStart().startsWith(row)) ?? '',
    )
    expect(attack.indexOf('B42+-') + 'B42+-'.length).toBe(columns.indexOf('4') + 1)
    expect(attack.indexOf('dd') + 'dd'.length).toBe(columns.indexOf('6') + 1)
    expect(block.indexOf('R25d') + 'R25d'.length).toBe(columns.indexOf('3') + 1)
  })

  test('EMR-0.2 says the values of its centre and end numbers', () => {
    expect(part(lines, 'A ').join('\n')).toMatch(/attack 9 \(5\+4\)[\s\S]*defence 4 \(2\+2\)/)
    expect(part(lines, 'B ').join('\n')).toMatch(/attack 7 \(4\+3\)[\s\S]*defence 6 \(2\+4\)/)
  })

  test('EMR-3.1, EMR-3.2 says what is printed on its cards beside colour and numbers', () => {
    expect(part(lines, 'A ').at(-1)?.trim()).toBe('R25 damage 2, remove | B42 damage 2, trap')
    expect(part(lines, 'B ').at(-1)?.trim()).toBe('G24 damage 1, copy | Y34 damage 3, no effect')
  })

  test('EMR-11.1 shows the tokens on cards and zones, and how many are left', () => {
    expect(lines[0]).toMatch(/tokens left: d12 \+7 -7$/)
  })

  test('has its owner above it: life, the size of the hand, and whose turn it is', () => {
    expect(part(lines, 'A ')[0]).toBe('> A  #######... life 7/10 · 2 cards')
    expect(part(lines, 'B ')[0]).toBe('  B  ########## life 10/10 · 1 card')
  })

  test('paints cards in their colours and little life as an alert', () => {
    const spans = linesOf(moment('given duel\ngiven turn S1\ngiven S1 life 2; area [R25 B42]@3'), 0).flat()
    expect(spans).toContainEqual({ text: 'R25', tone: 'red' })
    expect(spans).toContainEqual({ text: 'B42', tone: 'blue' })
    expect(spans).toContainEqual({ text: '##........', tone: 'alert' })
  })

  test('EMR-1.5 begins with two bows in columns 3 and 4, a pair', () => {
    const area = part(drawn(dealt({})), 'A ')
    expect(cells(area, 'attack')).toEqual(['.', '.', 'X1', 'X2', '.', '.'])
    expect(area.join('\n')).toMatch(/attack 2 \(1\+1, a pair\)/)
  })

  test('fits into 100 columns', () => {
    for (const line of [...lines, ...drawn(dealt({ mode: 'teamFight', options: { fighters: 'random' } }))])
      expect(line.length).toBeLessThanOrEqual(100)
  })
})

describe('the hand', () => {
  const given =
    'given duel\ngiven turn S1\ngiven S1 hand B14 B22; area [R22 B42]@3; zones 2:d\ngiven S2 hand B53; area [G23 Y24]@3'

  test('says for every card and side whether it hits, for how much, and what it costs', () => {
    const hand = part(drawn(moment(given)), 'Your hand')
    expect(hand[0]).toBe("Your hand against B's defence 6; blow on the left: B42; blow on the right: R22")
    expect(hand[1]).toMatch(/^ {2}B14 {2}damage 2, switch +left: 6 HITS for 2, costs you 1 \| right: 3 misses$/)
    expect(hand[2]).toMatch(/^ {2}B22 .* left: 4 misses, pair, costs you 1 \| right: 4 misses, pair$/)
  })

  test('EMR-16.7 names whoever suffers for a fallen player', () => {
    const team = `given team
      given turn S1
      given S1 hand B14; area [R25 B42]@3
      given S2 downed; area [B24 Y34]@3
      given S3 area [B11 B12]@3`
    const hand = part(drawn(moment(team)), 'Your hand')
    expect(hand[1]).toContain('left: 6 HITS D for 2, D for 2 too')
    const lines = drawn(moment(`${team}\ndo S1 attack B14 left`))
    expect(lines).toContain('Blow on its way: B42 (damage 2, trap) · 2 damage for D · 2 damage for D')
    const own = 'given team\ngiven turn S1\ngiven S1 downed; hand B14; area [R25 B42]@3; zones 2:d'
    expect(part(drawn(moment(own)), 'Your hand')[1]).toContain('costs C 1')
  })

  test('EMR-17.5 says when the tokens fell the attacker', () => {
    const fatal = given.replace('given S1 ', 'given S1 life 1; ')
    expect(part(drawn(moment(fatal)), 'Your hand')[1]).toContain('left: you fall before it lands, costs you 1 |')
  })

  test('says which cards counter when there is something to counter', () => {
    const lines = drawn(moment(`${given}\ndo S1 attack B14 left`), 1)
    expect(lines).toContain('Blow on its way: B42 (damage 2, trap) · 2 damage for B')
    expect(part(lines, 'Your hand').at(-1)).toMatch(/counters on the left$/)
  })

  test('EMR-13.37 says what damage T9 would give up', () => {
    const lines = drawn(
      moment(`
        given duel
        given turn S1
        given S1 fighter Tiger; hand R14; area [R25 R32]@3
        given S2 area [R24 Y34]@3
        do S1 attack R14 left
        do S2 block R24
      `),
    )
    expect(lines).toContain('Blow on its way: R32 (damage 2, draw) · 2 damage for B')
  })

  test('EMR-16.5 says when a hit would be a double one, and whom it hurts', () => {
    const team = `
      given team
      given turn S1
      given S1 hand R14; area [R25 B42]@3
      given S2 area [B23 Y34]@3
      given S3 area [B11 B12_]@3
      given S4 area [B51 G43_]@3
    `
    expect(part(drawn(moment(team)), 'Your hand')[1]).toContain('left: 6 HITS for 2, D for 2 too |')
    expect(drawn(moment(`${team}\ndo S1 attack R14 left`), 1)).toContain(
      'Blow on its way: B42 (damage 2, trap) · 2 damage for B · 2 damage for D',
    )
  })

  test('EMR-0.6 the blow in suspense is shown until its attack is over', () => {
    const attacking = moment(`${given}\ndo S1 attack B22 left`)
    expect(drawn(attacking, 'gallery')).toContain('Blow on its way: B42 (damage 2, trap)')
    expect(drawn(moment(given), 'gallery').join('\n')).not.toContain('Blow')
  })

  test('of others is never shown', () => {
    expect(drawn(moment(given), 0).join('\n')).not.toContain('B53')
    for (const secret of ['B14', 'B53', 'Your hand'])
      expect(drawn(moment(given), 'gallery').join('\n')).not.toContain(secret)
  })

  test('damage that is still to come is no cost of the next attack', () => {
    const falling = moment(`
      given team
      given turn S1
      given S1 life 1; hand B14 G11 G12 G13; area [R25 B42]@3; zones 2:dd
      do S1 attack B14 left
    `)
    expect(falling.s.packets).toHaveLength(1)
    expect(drawn(falling).join('\n')).not.toContain('costs you')
  })

  test('a wall is called a wall, an empty hand empty', () => {
    const walled = moment('given duel\ngiven turn S1\ngiven S1 hand B14; area [R25 B33]@1')
    expect(part(drawn(walled), 'Your hand')[1]).toContain('left: wall | right:')
    expect(drawn(moment('given duel\ngiven turn S1'))).toContain('Your hand is empty')
  })
})

test('EMR-3.14 the discards can be looked through by everybody', () => {
  const here = moment('given duel\ngiven turn S1\ngiven discard Y45 B12 R33')
  for (const viewer of [0, 1, 'gallery'] as const) expect(drawn(here, viewer)).toContain('Discards: B12 R33 Y45')
  expect(drawn(moment('given duel\ngiven turn S1')).join('\n')).not.toContain('Discards')
})

describe('fighters', () => {
  test('EMR-12.6 everybody sees who is in fury, and each the own techniques', () => {
    const here = moment(
      'given duel\ngiven turn S1\ngiven S1 fighter Heron; area [R25 R12]@3\ngiven S2 fighter Fox; area [G24 Y34]@3',
    )
    expect(part(drawn(here, 1), 'A ')[0]).toMatch(/Heron · in fury$/)
    expect(part(drawn(here, 1), 'B ')[0]).toMatch(/Fox$/)
    expect(drawn(here, 1).join('\n')).toMatch(/What Fox does in fury:\n {2}T4 {2}turn up .*\n {2}T9 {2}wound /)
  })

  test('while they are picked it says who has whom', () => {
    const here = dealt({ options: { fighters: 'choose' } })
    const lines = drawn(here)
    expect(lines[0]).toMatch(/^Fighters are being picked · [AB] begins the fight$/)
    expect(lines.filter((line) => line.endsWith('picks now'))).toHaveLength(1)
    expect(lines.filter((line) => line.endsWith('has yet to pick'))).toHaveLength(1)
  })

  test('cards set aside are shown to their owner alone', () => {
    const here = moment(
      'given duel\ngiven turn S1\ngiven S1 fighter Spider; hand B14; area [R25 R32]@3\ngiven S2 area [G31 Y52]@3\ngiven pile G55\ndo S1 attack B14 left\ndo S1 aside yes',
    )
    expect(drawn(here, 0)).toContain('Set aside: G55')
    expect(drawn(here, 1).join('\n')).not.toContain('G55')
    expect(part(drawn(here, 1), 'A ')[0]).toContain('1 set aside')
  })
})

describe('tables of other sizes', () => {
  test('EMR-14.3 the automaton has a stack instead of a hand, + for the right and - for the left', () => {
    const lines = drawn(moment('given solo normal\ngiven stack + - n\ngiven turn S1'))
    expect(lines).toContain("The automaton's next tokens: ? ? n  (+ right, - left, n rests, ? unknown)")
    expect(part(lines, 'B ')[0]).toBe('  B (automaton)  ########## life 10/10')
  })

  test('EMR-15.1 three start with 8 life, four with 6', () => {
    expect(drawn(dealt({ mode: 'freeForAll', seats: 3 })).filter((line) => line.includes('life 8/8'))).toHaveLength(3)
    expect(drawn(dealt({ mode: 'freeForAll', seats: 4 })).filter((line) => line.includes('life 6/6'))).toHaveLength(4)
  })

  test('EMR-16.1 teams sit crosswise', () =>
    expect(drawn(dealt({ mode: 'teamFight' }))).toContain('Teams: A and C against B and D'))

  test('whoever has fallen or is out is called so', () => {
    expect(part(drawn(moment('given team\ngiven turn S1\ngiven S2 downed')), 'B ')[0]).toContain('fallen, fights on')
    expect(part(drawn(moment('given ffa3\ngiven turn S1\ngiven S2 out')), 'B ')).toEqual(['  B  out of the fight'])
  })
})
