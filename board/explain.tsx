import type { VNode } from 'preact'
import { RuleLink } from './rule-link.tsx'
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

interface ExplainProps {
  readonly explanation: Explanation
  /** The id of the game: the whole rule, with its examples, is one tap away. */
  readonly game: string
}

/** Read out when it changes. */
export const Explain = ({ explanation: { tone, text, rule }, game }: ExplainProps): VNode => (
  <div class={`explain is-${tone}`} role="status">
    <span class="explain-text">{text}</span>
    {rule !== undefined && (
      <span class="explain-rule">
        <RuleLink game={game} id={rule.id} /> {rule.text}
      </span>
    )}
  </div>
)
