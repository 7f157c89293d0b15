import type { Option } from '../../kernel/contract.ts'

/** KFF-2.12: the first value is the default; `deck` and `blank` are files. */
export const OPTIONS = {
  more: { values: ['off', 'on'] },
  archetypes: { values: ['off', 'random', 'chosen'] },
  turnLimit: { values: ['none'], numbers: { min: 1, max: 1000 } },
} as const satisfies Record<string, Option>
