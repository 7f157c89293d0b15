import type { Mode } from '../../kernel/contract.ts'

/** KFF-1.6, KFF-1.7, KFF-2.10; Chi by KFF-2.1 and KFF-13.1. */
export const MODES: readonly (Mode & { readonly chi: number })[] = [
  { id: 'individual', seats: [2, 3, 4, 5, 6], chi: 20 },
  {
    id: '2v2',
    seats: [4],
    teams: [
      [0, 2],
      [1, 3],
    ],
    chi: 20,
  },
  {
    id: '2v2v2',
    seats: [6],
    teams: [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
    chi: 20,
  },
  {
    id: '3v3',
    seats: [6],
    teams: [
      [0, 2, 4],
      [1, 3, 5],
    ],
    chi: 30,
  },
]
