import { useEffect, useMemo, useState } from 'preact/hooks'
import type { SeatClock as Clock } from '../../protocol/clock.ts'
import { timeLeft } from './time-left.ts'

/** The time of a seat: it runs down while the seat is asked. */
export const SeatClock = ({ clock, isSlow }: { readonly clock: Clock; readonly isSlow: boolean }) => {
  const { left, bank } = clock
  const told = useMemo(() => performance.now(), [clock])
  const [now, setNow] = useState(told)
  useEffect(() => {
    if (left === null) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [clock])
  const text = timeLeft(left === null ? null : left - Math.max(0, now - told), bank, isSlow)
  return text === null ? null : <span class="place-clock">{text}</span>
}
