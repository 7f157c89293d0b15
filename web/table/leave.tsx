import { useState } from 'preact/hooks'
import { leaveTable } from '../api.ts'
import { go } from '../router.ts'
import { words } from '../words.ts'

/** Gives the seat back while others are still missing, and leads home. */
export const Leave = ({ id }: { readonly id: string }) => {
  const [problem, setProblem] = useState<string | null>(null)
  const leave = async (): Promise<void> => {
    const reply = await leaveTable(id)
    if (reply.ok) go('/')
    else setProblem(reply.error)
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
