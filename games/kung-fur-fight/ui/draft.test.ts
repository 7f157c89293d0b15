import { expect, it } from 'vitest'
import { keyed } from '../../../board/keyed.ts'
import { seeded } from '../../../kernel/random.ts'
import { facesOf } from '../cards.ts'
import { ARENA_NAMES, type Choice, HW_NAMES, type PlanChoice } from '../choice.ts'
import { randomMoment } from '../testing/moments.ts'
import {
  among,
  BLANK,
  choiceOf,
  type Draft,
  isBlank,
  moveCoconut,
  onlyIn,
  send,
  sendToLead,
  sent,
  sentTo,
  takeBack,
  withHw,
} from './draft.ts'

const face = (id: string): string => id.split('.')[0]
const plan = (draft: Draft): Choice => choiceOf(draft, face)

/** Lays a plan card by card, as somebody at the board would. */
const laid = (choice: PlanChoice, hand: readonly string[]): Draft => {
  const left = [...keyed(hand)]
  let draft = BLANK
  for (const [arena, name] of ARENA_NAMES.entries()) {
    for (const wanted of choice[name] ?? []) {
      const at = left.findIndex((card) => card.face === wanted)
      draft = send(draft, left.splice(at, 1)[0].id, arena)
    }
    draft = withHw(draft, arena, choice[HW_NAMES[arena]] ?? 0)
    if (choice.coconut === name) draft = moveCoconut(draft, arena)
  }
  return draft
}

it('can lay every legal plan', () => {
  const rng = seeded('sfc32', 'laying')
  let plans = 0
  for (let seed = 0; seed < 60; seed++) {
    const { rules, state } = randomMoment(`plans ${seed}`, seed % 9)
    if (state.window !== 'plan') continue
    for (const seat of rules.awaiting(state))
      for (let n = 0; n < 5; n++) {
        const code = rules.sample?.(state, seat, rng) ?? ''
        const choice = rules.unpack(code)
        if (choice.do !== 'plan') continue
        const hand = keyed(facesOf(state.players[seat].hand))
        const faceOf = (id: string): string => hand.find((card) => card.id === id)?.face ?? ''
        const made = choiceOf(
          laid(
            choice,
            hand.map((card) => card.face),
          ),
          faceOf,
        )
        expect(rules.refusal(state, seat, made)).toBeNull()
        expect(rules.pack(state, seat, made)).toBe(code)
        plans += 1
      }
  }
  expect(plans).toBeGreaterThan(100)
})

it('lets who is sent to where he is already take the lead', () => {
  const two = send(send(BLANK, 'hua', 1), 'chai', 1)
  expect(plan(two)).toEqual({ do: 'plan', a2: ['hua', 'chai'] })
  expect(plan(send(two, 'chai', 1))).toEqual({ do: 'plan', a2: ['chai', 'hua'] })
  expect(plan(sendToLead(two, 'yue', 1))).toEqual({ do: 'plan', a2: ['yue', 'hua', 'chai'] })
})

it('moves a card from arena to arena and back to hand', () => {
  const moved = send(send(BLANK, 'hua', 0), 'hua', 2)
  expect([sentTo(moved, 'hua'), sent(moved)]).toEqual([2, ['hua']])
  expect(isBlank(takeBack(moved, 'hua'))).toBe(true)
})

it('KFU-6.14: tokens go home with the last Animal of a team', () => {
  const armed = moveCoconut(withHw(send(BLANK, 'hua', 0), 0, 3), 0)
  expect(plan(armed)).toEqual({ do: 'plan', a1: ['hua'], hw1: 3, coconut: 'a1' })
  expect(takeBack(armed, 'hua')).toEqual(BLANK)
  expect(plan(send(armed, 'hua', 1))).toEqual({ do: 'plan', a2: ['hua'] })
  expect(plan(moveCoconut(armed, 0))).toEqual({ do: 'plan', a1: ['hua'], hw1: 3 })
})

it('KFU-6.18: without a single Animal it is a Pass', () => {
  expect(plan(BLANK)).toEqual({ do: 'pass' })
})

it('forgets cards that have left the hand, and tells what lies in one arena', () => {
  const draft = withHw(send(send(BLANK, 'hua', 0), 'yue', 2), 0, 1)
  expect(plan(among(draft, ['yue']))).toEqual({ do: 'plan', a3: ['yue'] })
  expect(among(draft, ['yue', 'hua'])).toBe(draft)
  expect(plan(onlyIn(draft, 0))).toEqual({ do: 'plan', a1: ['hua'], hw1: 1 })
})
