import type { Refusal } from '../kernel/contract.ts'
import type { Action } from './actions.tsx'

/** An answer that could be given now, or what the rules have against it. */
export interface Option<C = unknown> {
  readonly id: string
  readonly choice: C
  readonly refusal: Refusal | null
}

export const isLegal = ({ refusal }: Option): boolean => refusal === null

interface Buttons<O> {
  /** Where more than the rules can stand against it. */
  isOpen?(option: O): boolean
  isMain(option: O): boolean
  label(option: O): string
  /** What comes of it, where it is open; empty where there is nothing to say. */
  detail(option: O): string
}

export const actionsFrom = <O extends Option>(
  options: readonly O[],
  { isOpen = isLegal, isMain, label, detail }: Buttons<O>,
): readonly Action[] =>
  options.map((option) => {
    const open = isOpen(option)
    const what = open ? detail(option) : ''
    return {
      id: option.id,
      label: label(option),
      open,
      ...(what === '' ? {} : { detail: what }),
      ...(isMain(option) ? { weight: 'main' } : {}),
    }
  })
