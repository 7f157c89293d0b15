import { describeProblem, type Result } from '../../kernel/result.ts'

/** The value of something that cannot fail here. */
export const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(describeProblem(result.problem))
  return result.value
}
