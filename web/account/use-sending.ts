import { useState } from 'preact/hooks'
import type { Reply } from '../api.ts'

interface Sending {
  readonly isBusy: boolean
  readonly problem: string | null
  /** Sends the form; `done` is for what follows when all is well. */
  send<T>(event: Event, ask: () => Promise<Reply<T>>, done: (value: T) => void | Promise<void>): void
}

/** A form that is sent, and says what is wrong. */
export const useSending = (): Sending => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send: Sending['send'] = (event, ask, done) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const follow = async (): Promise<void> => {
      const reply = await ask()
      if (reply.ok) await done(reply.value)
      else setProblem(reply.error)
      setBusy(false)
    }
    void follow()
  }
  return { isBusy, problem, send }
}
