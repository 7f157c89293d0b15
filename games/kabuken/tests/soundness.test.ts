import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { at, extended, type KabukenRules, offered } from '../testing/tables.ts'

type Plain = Readonly<Record<string, unknown>>

/** The moment after these answers, each of the seat that is asked. */
const momentAfter = (rules: KabukenRules, given: Plain, ...answers: readonly string[]) => {
  const s = at(rules, given)
  for (const answer of answers) {
    const choice = rules.notation.read(answer)
    if (!choice.ok) throw new Error(choice.problem.message)
    const [seat] = rules.awaiting(s)
    expect(rules.refusal(s, seat, choice.value)).toBeNull()
    rules.play(s, [rules.pack(s, seat, choice.value)])
  }
  return s
}

const writtenAndRead = (rules: KabukenRules, s: ReturnType<typeof momentAfter>) =>
  rules.position.read(JSON.parse(JSON.stringify(rules.position.write(s))))

describe('rare moments can be written down and read', () => {
  test('KBK-12.3 Dazzle took the last cards, and Strong Seal is asked for its extra damage', () => {
    const rules = extended()
    const s = momentAfter(
      rules,
      { secrets: { A: 'dazzle', B: 'strong-seal' }, hands: { A: 'R1 R1 ...' }, deck: 'B5 R1', deckSize: 2 },
      'attack R1 R1',
      'hit',
      'decline',
      'use',
    )
    expect(s).toMatchObject({ window: 'seal', deck: [], blow: { cause: 'dazzle', amount: 3 } })
    expect(writtenAndRead(rules, s)).toEqual({ ok: true, value: s })
  })

  test('KBK-17.19 the owner of momentum is at 0 HP, and Resurrection is offered', () => {
    const rules = extended(5)
    const hp = { A: 8, B: 1, C: 8, D: 0, E: 8 }
    const s = momentAfter(
      rules,
      { hp, momentum: 'B', secrets: { A: 'resurrection' }, hands: { A: 'R1 R1 ...', D: '' } },
      'attack R1 R1',
      'hit',
    )
    expect(s).toMatchObject({ window: 'resurrection', momentum: 1 })
    expect(writtenAndRead(rules, s)).toEqual({ ok: true, value: s })
  })

  test('KBK-14.3 a game ended before somebody could refill, and the next one is being set up', () => {
    const rules = extended(2, { match: 'twoWins', refillTiming: 'end' })
    const s = momentAfter(
      rules,
      { hp: { B: 2 }, hands: { A: 'R1 R1 B1 B1', B: 'G0 ...' } },
      'attack R1 R1',
      'hit',
      'attack B1 B1',
      'hit',
    )
    expect(s).toMatchObject({ window: 'character', waiting: -1 })
    expect(writtenAndRead(rules, s)).toEqual({ ok: true, value: s })
  })
})

describe('KBK-15.11 after Mountain Storm an attack has to follow', () => {
  const rules = extended()
  const stormed = (hand: string): Plain => ({
    secrets: { A: 'mountain-storm' },
    uses: { A: 1 },
    usedIn: { A: 1 },
    mustAttack: 'stormed',
    field: 'R0',
    hands: { A: hand },
  })

  test('so whoever imagines a hand imagines one that holds an attack', () => {
    const view = rules.hide(at(rules, stormed('R1 R1 B4')), 1)
    const rng = seeded('sfc32', 'stormed')
    for (let n = 0; n < 50; n++) expect(offered(rules, rules.imagine(view, 1, rng), 0)).not.toEqual([])
  })

  test('and a position without one is refused', () => {
    expect(rules.position.read(stormed('R1 B2 G4'))).toMatchObject({ ok: false, problem: { at: 'mustAttack' } })
  })
})
