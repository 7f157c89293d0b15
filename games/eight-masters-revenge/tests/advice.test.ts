import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { type Moment, moment, offeredAt } from '../testing/tables.ts'

// What looks good at first sight: the advice that bots share.

const scoreOf = ({ rules, s }: Moment, text: string): number => {
  const [seat] = rules.awaiting(s)
  const choice = rules.notation.read(text)
  if (!choice.ok) throw new Error(`"${text}" cannot be read`)
  return game.advice.score(rules, rules.hide(s, seat), seat, rules.pack(s, seat, choice.value))
}

/** What a greedy player does here. */
const best = (text: string): string => {
  const here = moment(text)
  return offeredAt(here).reduce((one, other) => (scoreOf(here, other) > scoreOf(here, one) ? other : one))
}

const prefers = (text: string, better: string, worse: string): void => {
  const here = moment(text)
  expect(offeredAt(here)).toEqual(expect.arrayContaining([better, worse]))
  expect(scoreOf(here, better)).toBeGreaterThan(scoreOf(here, worse))
}

const duel = (...lines: readonly string[]): string =>
  ['duel', 'turn S1', ...lines].map((line) => (line.startsWith('do ') ? line : `given ${line}`)).join('\n')

describe('attacking', () => {
  test('a hit rather than a miss', () =>
    expect(best(duel('S1 hand B14 B15; area [R25 B42]@3', 'S2 area [G24 Y34]@3'))).toBe('attack B14 left'))

  test('the harder of two hits', () => {
    const given = duel('S1 hand B13 Y51; area [B33 G11]@3', 'S2 area [R24 R44]@3')
    prefers(given, 'attack Y51 right', 'attack B13 left')
  })

  test('a blow that ends the fight comes before everything else', () => {
    const given = duel('S1 hand B14 R11 R12; area [R25 B42]@3', 'S2 life 2; area [G24 Y34]@3')
    expect(best(given)).toBe('attack B14 left')
  })

  test('nobody walks into the last trap', () => {
    const given = duel('S1 life 1; hand B14; area [R25 B42]@3; zones 2:d', 'S2 life 1; area [G24 Y34]@3')
    expect(best(given)).not.toBe('attack B14 left')
  })

  test('an empty hand is filled before the last card is thrown away for nothing', () => {
    prefers(duel('S1 hand R11; area [R25 B33]@3', 'S2 area [G24 Y54]@3'), 'draw', 'attack R11 left')
  })

  test('EMR-16.5 a double hit is worth more than a single one', () => {
    const hit = (mate: string) => {
      const given = 'given team\ngiven turn S1\ngiven S1 hand B14 B55; area [R25 G13]@3\ngiven S2 area [B24 Y34]@3'
      const here = moment(`${given}\ngiven S3 area [${mate}]@3`)
      return scoreOf(here, 'attack B14 left') - scoreOf(here, 'attack B55 left')
    }
    expect(hit('G24 G34')).toBeGreaterThan(hit('G24 R34'))
  })

  test('a blow that the defender can block is worth less', () => {
    const blow = (couple: string) => {
      const here = moment(duel('S1 hand R14 B55; area [R25 G13]@3', `S2 area [${couple}]@3`))
      return scoreOf(here, 'attack R14 left') - scoreOf(here, 'attack B55 left')
    }
    expect(blow('Y24 Y34')).toBeGreaterThan(blow('G24 G34'))
  })
})

describe('answering a hit', () => {
  const hit = (...more: readonly string[]) => duel('S1 hand R14; area [R25 G13]@3', ...more, 'do S1 attack R14 left')

  test('a block that saves the last life', () => expect(best(hit('S2 life 2; area [G24 Y34]@3'))).toBe('block G24'))

  test('a block against the bonus', () => expect(best(hit('S2 area [G24_ G34]@3'))).toBe('block G34'))

  test('a counter against a blow that would be the last', () =>
    expect(best(hit('S2 life 2; hand B53; area [B24 Y34]@3'))).toBe('counter B53 left'))

  test('no counter into a trap that would be the last', () =>
    expect(best(hit('S2 life 1; hand B53; area [B24 G34]@3; zones 2:d'))).not.toBe('counter B53 left'))

  test('no counter back onto the last wound, though the blow would be the last for the other one', () => {
    const attack = ['S1 life 1; hand B31 Y21; area [G44{d} B52]@3', 'S2 life 1; hand B13; area [R11 R14]@3']
    expect(best(duel(...attack, 'do S1 attack B31 left', 'do S2 counter B13 right'))).toBe('stand')
  })
})

describe('effects', () => {
  const thrown = (blow: string, ...more: readonly string[]) =>
    duel(`S1 hand B14; area [R25 ${blow}]@3`, ...more, 'do S1 attack B14 left')

  test("a wound goes on one of the opponent's cards", () =>
    expect(best(thrown('B32', 'S2 area [G31 Y52]@3'))).toMatch(/^effect wound (G31|Y52)$/))

  test("a trap goes beside the opponent's couple", () =>
    expect(best(thrown('B42', 'S2 area [G31 Y52]@3'))).toMatch(/^effect trap B [25]$/))

  test('a slide over traps', () =>
    expect(best(thrown('B34', 'S2 area [G31 Y52]@1; zones 4:d 6:d'))).toMatch(/^effect slide B right 4$/))

  test('a plus for oneself, a minus for the opponent', () =>
    expect(best(thrown('B54', 'S2 area [G31 Y52]@3'))).toMatch(/^effect empower (\+ (B14|R25)|- (G31|Y52))$/))

  test('remove takes a damage token off the own couple', () =>
    expect(best(duel('S1 hand B14; area [R24{d} R25]@3', 'S2 area [G31{d} Y52]@3', 'do S1 attack B14 left'))).toBe(
      'effect remove d R24',
    ))

  test('draw is for oneself', () => expect(best(thrown('R32', 'S2 area [G31 Y52]@3'))).toBe('effect draw A'))
})

describe('fighters', () => {
  const furious = (fighter: string, ...more: readonly string[]) =>
    duel(`S1 fighter ${fighter}; hand B14 R22; area [R25 R12{-}]@3`, ...more)

  test('T9 is for blows that do nothing', () => {
    const given = furious('Fox', 'S2 area [G24 Y34]@3', 'do S1 start none', 'do S1 attack B14 left')
    expect(best(given)).toMatch(/^t9 (G24|Y34)$/)
  })

  test('a blow that fells is not given up for a wound', () => {
    const given = furious('Tiger', 'S2 life 1; area [G24 Y34]@3', 'do S1 attack B14 left')
    expect(best(given)).toBe('t9 no')
  })

  test("a crow goes beside the opponent's couple", () =>
    expect(best(furious('Crow', 'S2 area [G24 Y34]@3'))).toMatch(/^start T7 B [25]$/))

  test('T2 draws whenever it may', () =>
    expect(best(furious('Spider', 'S2 area [G31 Y52]@3', 'do S1 attack B14 left'))).toBe('aside yes'))

  test('T3 raises a blocked card', () =>
    expect(best(duel('S1 fighter Heron; hand B14; area [R25_ R12]@3', 'S2 area [G31 Y52]@3'))).toMatch(/^start T3/))

  test('the weakest card is dropped', () => {
    const given = duel(
      'S1 fighter Spider; hand B11 B21 B33 B14; area [R25 R32]@3',
      'S2 area [G31 Y52]@3',
      'pile B43 G25',
      'do S1 attack B14 left',
      'do S1 aside yes',
      'do S1 effect draw S1',
    )
    expect(best(given)).toBe('drop B43')
  })
})

describe('in a crowd', () => {
  test('the marker against full hands goes to the fullest hand', () => {
    const given = [
      'given ffa4',
      'given turn S2',
      'given S3 fighter Spider; area [R25 R12]@3',
      'given S4 hand B11',
      'given S1 hand B12 B14 B15',
    ].join('\n')
    expect(best(given)).toBe('give A')
  })

  test('a team-mate is not slid over traps', () => {
    const given = [
      'given team',
      'given turn S1',
      'given S1 hand B14; area [R25 B34]@3',
      'given S3 area [G31 Y51]@1; zones 3:d',
      'given S4 area [G11 Y11]@1; zones 3:d',
      'do S1 attack B14 left',
    ].join('\n')
    expect(best(given)).toMatch(/^effect slide D right/)
  })
})
