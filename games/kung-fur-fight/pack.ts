import { facesOf, type Kind, kindOfFace } from './cards.ts'
import {
  ARENA_NAMES,
  arenaNamed,
  type Choice,
  coconutOf,
  HW_NAMES,
  hwAt,
  isPlan,
  kindsOf,
  LETTERS,
  NONE,
  PASS,
  type Packed,
  type PlanChoice,
  type PlanDraft,
  packKinds,
  packPlan,
  packTeam,
  packValue,
  SIGNS,
  signNamed,
  type TeamCode,
  teamCodeAt,
  teamOf,
  USE,
  valueOf,
  WAIVE,
} from './choice.ts'

const ALONE = { pass: PASS, none: NONE, use: USE, waive: WAIVE } as const

/** A legal choice in its one canonical spelling: the order of Assistants means nothing (KFU-6.6). */
export const pack = (choice: Choice): Packed => {
  switch (choice.do) {
    case 'plan': {
      const { a1, a2, a3, hw1 = 0, hw2 = 0, hw3 = 0, coconut = '' } = choice
      return packPlan(packFaces(a1), packFaces(a2), packFaces(a3), hw1, hw2, hw3, arenaNamed(coconut))
    }
    case 'throw':
      return packValue('throw', signNamed(choice.sign))
    case 'commit':
    case 'ignore':
      return packValue(choice.do, choice.hw)
    case 'add':
    case 'remove':
    case 'take':
    case 'order':
      return packKinds(choice.do, choice.cards.map(kindOfFace))
    default:
      return ALONE[choice.do]
  }
}

const packFaces = (faces: readonly string[] = []): TeamCode =>
  packTeam(kindAt(faces, 0), kindAt(faces, 1), kindAt(faces, 2))

const kindAt = (faces: readonly string[], at: number): Kind => (at < faces.length ? kindOfFace(faces[at]) : -1)

const CARDS: ReadonlyMap<string, 'add' | 'remove' | 'take' | 'order'> = new Map([
  [LETTERS.add, 'add'],
  [LETTERS.remove, 'remove'],
  [LETTERS.take, 'take'],
  [LETTERS.order, 'order'],
])
const PLAIN: ReadonlyMap<Packed, keyof typeof ALONE> = new Map([
  [PASS, 'pass'],
  [NONE, 'none'],
  [USE, 'use'],
  [WAIVE, 'waive'],
])

export const unpack = (code: Packed): Choice => {
  if (isPlan(code)) return planOf(code)
  const plain = PLAIN.get(code)
  if (plain !== undefined) return { do: plain }
  const cards = CARDS.get(code[0])
  if (cards !== undefined) return { do: cards, cards: facesOf(kindsOf(code)) }
  if (code[0] === LETTERS.throw) return { do: 'throw', sign: SIGNS[valueOf(code)] }
  return { do: code[0] === LETTERS.commit ? 'commit' : 'ignore', hw: valueOf(code) }
}

const planOf = (code: Packed): PlanChoice => {
  const plan: PlanDraft = { do: 'plan' }
  for (let arena = 0; arena < ARENA_NAMES.length; arena++) {
    const team = teamOf(teamCodeAt(code, arena))
    if (team.length > 0) plan[ARENA_NAMES[arena]] = facesOf(team)
    const hw = hwAt(code, arena)
    if (hw > 0) plan[HW_NAMES[arena]] = hw
  }
  const coconut = coconutOf(code)
  if (coconut >= 0) plan.coconut = ARENA_NAMES[coconut]
  return plan
}
