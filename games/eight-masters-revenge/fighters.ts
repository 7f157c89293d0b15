/** The techniques of chapter 13. */
export const TECHNIQUES = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9'] as const
export type Technique = (typeof TECHNIQUES)[number]

export interface Fighter {
  readonly id: string
  /** Two fighters share a board (EMR-19.2). */
  readonly board: number
  readonly techniques: readonly Technique[]
}

/** Appendix C. */
export const FIGHTERS: readonly Fighter[] = [
  { id: 'Heron', board: 1, techniques: ['T3', 'T1'] },
  { id: 'Boar', board: 1, techniques: ['T3', 'T6'] },
  { id: 'Fox', board: 2, techniques: ['T4', 'T9'] },
  { id: 'Tortoise', board: 2, techniques: ['T4', 'T5'] },
  { id: 'Crow', board: 3, techniques: ['T7', 'T2'] },
  { id: 'Spider', board: 3, techniques: ['T8', 'T2'] },
  { id: 'Tiger', board: 4, techniques: ['T6', 'T9'] },
  { id: 'Monkey', board: 4, techniques: ['T5', 'T1'] },
]

/** −1 when there is no such fighter; names may be typed in small letters. */
export const fighterIndex = (name: string): number =>
  FIGHTERS.findIndex(({ id }) => id.toLowerCase() === name.toLowerCase())

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
