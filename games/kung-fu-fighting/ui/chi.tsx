import type { VNode } from 'preact'
import '../../../board/unseen.css'
import { WORDS } from './words.ts'
import './chi.css'

interface ChiProps {
  /** Whose. */
  readonly name: string
  readonly now: number
  readonly most: number
  /** How much of it the exchange would cost. */
  readonly threat: number
}

/** At this or less it is time to worry. */
const LITTLE = 5

/** The Chi of a side; what it is about to lose is hatched. */
export const Chi = ({ name, now, most, threat }: ChiProps): VNode => {
  const left = Math.max(0, now - threat)
  return (
    <div class={`kff-chi${now <= LITTLE ? ' is-low' : ''}`} style={{ '--now': now / most, '--left': left / most }}>
      <meter class="unseen" aria-label={WORDS.chiOf(name)} min={0} max={most} value={now}>
        {now}
      </meter>
      <div class="kff-chi-bar" aria-hidden="true" style={{ '--most': most }}>
        <span class="kff-chi-now" />
        <span class="kff-chi-left" />
      </div>
      <span class="kff-chi-number" aria-hidden="true">
        <b>{now}</b>
        {threat > 0 ? <b class="kff-chi-threat">{WORDS.threat(threat)}</b> : <span class="kff-chi-most">/{most}</span>}
      </span>
    </div>
  )
}
