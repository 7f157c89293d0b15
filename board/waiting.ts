import type { Code } from '../kernel/contract.ts'
import type { BoardProps } from './contract.ts'

/** Whom the table waits for, where it is not the viewer. */
export const waitingFor = <S, K extends Code, C>(
  { rules, view, viewer, who }: BoardProps<S, K, C>,
  inWords: (names: readonly string[]) => string,
): string => {
  const others = rules.awaiting(view).filter((seat) => seat !== viewer)
  return others.length === 0 ? 'One moment.' : `Waiting for ${inWords(others.map(who))}.`
}
