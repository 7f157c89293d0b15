import { expect, test } from 'vitest'
import { game } from '../game.ts'

test('KBK-17.39, KBK-6.2 where the second card matters, every second card of a defence with many pairs is a choice', () => {
  const opened = game.open({ mode: 'duel', options: { extension: 'on', browseDiscard: 'yes' } })
  if (!opened.ok) throw new Error(opened.problem.message)
  const rules = opened.value
  const attack = { attacker: 'B', target: 'A', fist: 'color', number: 4, colour: 2, damage: 1, flowers: 0 }
  const rest = { unanswerable: false, extra: 0, counterer: null, counterers: '' }
  const s = rules.position.read({
    window: 'answer',
    active: 'B',
    attacks: 1,
    attack: { ...attack, ...rest },
    hands: { A: 'R0 R1 R4* B0 B4* B5' },
    secrets: { A: 'protection-amulet' },
  })
  if (!s.ok) throw new Error(s.problem.message)
  const codes: number[] = []
  rules.choices(s.value, 0, codes)
  const choice = { do: 'defend', cards: ['B4*', 'B0', 'R4*', 'R0'] } as const
  expect(rules.refusal(s.value, 0, choice)).toBeNull()
  expect(codes).toContain(rules.pack(s.value, 0, choice))
  expect(codes.filter((code) => rules.notation.write(rules.unpack(code)).split(' ').length === 5)).toHaveLength(4 * 3)
})
