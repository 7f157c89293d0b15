/** The techniques of chapter 13. */
export const TECHNIQUES = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9'] as const
export type Technique = (typeof TECHNIQUES)[number]

export interface Fighter {
  readonly id: string
  readonly name: string
  /** Two fighters share a board (EMR-19.2). */
  readonly board: number
  readonly techniques: readonly Technique[]
}

/** Appendix C. */
export const FIGHTERS: readonly Fighter[] = [
  { id: 'heron', name: 'Heron', board: 1, techniques: ['T3', 'T1'] },
  { id: 'boar', name: 'Boar', board: 1, techniques: ['T3', 'T6'] },
  { id: 'fox', name: 'Fox', board: 2, techniques: ['T4', 'T9'] },
  { id: 'tortoise', name: 'Tortoise', board: 2, techniques: ['T4', 'T5'] },
  { id: 'crow', name: 'Crow', board: 3, techniques: ['T7', 'T2'] },
  { id: 'spider', name: 'Spider', board: 3, techniques: ['T8', 'T2'] },
  { id: 'tiger', name: 'Tiger', board: 4, techniques: ['T6', 'T9'] },
  { id: 'monkey', name: 'Monkey', board: 4, techniques: ['T5', 'T1'] },
]

/** −1 when there is no such fighter. */
export const fighterIndex = (id: string): number => FIGHTERS.findIndex((fighter) => fighter.id === id)

/** By technique, a bit for each fighter who has it. */
export const MASTERS: Readonly<Record<Technique, number>> = {
  T1: mastersOf('T1'),
  T2: mastersOf('T2'),
  T3: mastersOf('T3'),
  T4: mastersOf('T4'),
  T5: mastersOf('T5'),
  T6: mastersOf('T6'),
  T7: mastersOf('T7'),
  T8: mastersOf('T8'),
  T9: mastersOf('T9'),
}

function mastersOf(technique: Technique): number {
  return FIGHTERS.reduce(
    (bits, { techniques }, index) => (techniques.includes(technique) ? bits | (1 << index) : bits),
    0,
  )
}
