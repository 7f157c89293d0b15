import type { Code } from '../kernel/contract.ts'
import type { BoardProps } from './contract.ts'
import { isLegal, type Option } from './options.ts'

interface Submitting<C, O> {
  readonly props: Pick<BoardProps<unknown, Code, C>, 'answer' | 'busy'>
  /** Where more than the rules can stand against an option. */
  isOpen?(option: O): boolean
  /** Forgets what was put together for the answer. */
  clear(): void
}

/**
 * Gives the answer of one of the options, unless another one is on its way.
 * Tells whether it is closed, so that a board can show why.
 */
export const submitter =
  <C, O extends Option<C>>({ props, isOpen = isLegal, clear }: Submitting<C, O>) =>
  (options: readonly O[], id: string): 'closed' | 'done' => {
    const option = options.find((one) => one.id === id)
    if (option !== undefined && !isOpen(option)) return 'closed'
    if (option === undefined || props.busy) return 'done'
    props.answer(option.choice)
    clear()
    return 'done'
  }
