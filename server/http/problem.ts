import type { z } from 'zod'
import { isShallow } from '../../kernel/json.ts'
import { LIMITS } from '../../protocol/limits.ts'

/** A request that cannot be answered, in a sentence that says what to do. */
export class HttpProblem extends Error {
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

export const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500

/** What is wrong with something of the wrong shape: where, and what. */
export const describeIssues = ({ issues: [issue] }: z.ZodError): string =>
  issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`

export const readBody = <T>(schema: z.ZodType<T>, body: unknown): T => {
  if (!isShallow(body, LIMITS.depth))
    throw new HttpProblem(400, `This request does not fit: it is nested more than ${LIMITS.depth} deep.`)
  const read = schema.safeParse(body ?? {})
  if (read.success) return read.data
  throw new HttpProblem(400, `This request does not fit: ${describeIssues(read.error)}.`)
}
