import type { VNode } from 'preact'
import './unseen.css'
import './health.css'

interface HealthProps {
  /** Whose. */
  readonly name: string
  readonly now: number
  readonly most: number
  /** At this or less it is time to worry. */
  readonly low: number
  readonly place: string
  /** What is counted. */
  readonly what?: string
}

/** Hit points, one pip each, and the number beside them. */
export const Health = ({ name, now, most, low, place, what = 'hit points' }: HealthProps): VNode => (
  <div class={`health${now <= low ? ' is-low' : ''}`} data-place={place}>
    <meter class="unseen" aria-label={`${name}, ${what}`} min={0} max={most} value={now}>
      {now} of {most}
    </meter>
    <div class="health-bar" aria-hidden="true">
      {Array.from({ length: most }, (_, pip) => (
        <span key={pip} class={`health-pip${pip < now ? ' is-full' : ''}`} />
      ))}
    </div>
    <span class="health-number" aria-hidden="true">
      <b>{now}</b>
      <span class="health-most">/{most}</span>
    </span>
  </div>
)
