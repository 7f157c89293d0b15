import type { VNode } from 'preact'
import './explain.css'

/** One sentence about what is selected or looked at: what it would be, or why it cannot be. */
export interface Explanation {
  readonly tone: 'hint' | 'yes' | 'no'
  readonly text: string
  readonly rule?: RuleLine
}

/** A rule and how it begins. */
export interface RuleLine {
  readonly id: string
  readonly text: string
}

/** Read out when it changes. */
export const Explain = ({ explanation: { tone, text, rule } }: { explanation: Explanation }): VNode => (
  <p class={`explain is-${tone}`} role="status">
    <span class="explain-text">{text}</span>
    {rule !== undefined && (
      <span class="explain-rule">
        <b>{rule.id}</b> {rule.text}
      </span>
    )}
  </p>
)
