import type { VNode } from 'preact'
import type { Stamp } from './stamps.ts'
import './stamp.css'

interface StampsProps {
  readonly stamps: readonly Stamp[]
  /** Which step it was: a new one stamps anew. */
  readonly step: number
}

/** What a step did to somebody, at their health. The log says the same, for whoever listens. */
export const Stamps = ({ stamps, step }: StampsProps): VNode | null =>
  stamps.length === 0 ? null : (
    <span class="stamps" aria-hidden="true">
      {stamps.map(({ text, tone }) => (
        <span key={`${step} ${text}`} class={`stamp is-${tone}`}>
          {text}
        </span>
      ))}
    </span>
  )
