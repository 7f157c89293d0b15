import { useEffect } from 'preact/hooks'
import { backoff } from '../../protocol/backoff.ts'
import { isAnswering } from '../api.ts'
import { askWho } from '../guest.ts'
import { words } from '../words.ts'

/** Says that there is no way to the house, and finds it again. */
export const Away = () => {
  const isAway = !isAnswering.value
  useEffect(() => (isAway ? keepAsking() : undefined), [isAway])
  return (
    <div role="status">
      {isAway && (
        <p class="away-note">
          {words.offline.away}{' '}
          <button type="button" class="button" onClick={() => void askWho()}>
            {words.offline.tryNow}
          </button>
        </p>
      )}
    </div>
  )
}

const keepAsking = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    await askWho()
    failures += 1
    if (!isAnswering.value) wait()
  }
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), backoff(failures, Math.random))
  }
  const wake = (): void => void ask()
  wait()
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  return () => {
    clearTimeout(timer)
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}
