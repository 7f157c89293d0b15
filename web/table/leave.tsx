import { useState } from 'preact/hooks'
import { leaveTable } from '../api.ts'
import { words } from '../words.ts'

/** Gives the seat back while others are still missing. */
export const Leave = ({ id }: { readonly id: string }) => {
  const [problem, setProblem] = useState<string | null>(null)
  const leave = async (): Promise<void> => {
    const reply = await leaveTable(id)
    setProblem(reply.ok ? null : reply.error)
  }
  return (
    <>
      <button type="button" class="quiet" onClick={() => void leave()}>
        {words.leave}
      </button>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
