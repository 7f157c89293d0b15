import type { VNode } from 'preact'
import type { Rulebook } from '../kernel/rulebook.ts'
import { restOfRule } from './rule-line.ts'
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
  /** With the book at hand, the whole rule is one tap away. */
  readonly book?: Rulebook
}

/** Read out when it changes. */
export const Explain = ({ explanation: { tone, text, rule }, book }: ExplainProps): VNode => {
  const rest = rule === undefined || book === undefined ? '' : restOfRule(book, rule.id)
  return (
    <div class={`explain is-${tone}`} role="status">
      <span class="explain-text">{text}</span>
      {rule !== undefined && rest === '' && (
        <span class="explain-rule">
          <b>{rule.id}</b> {rule.text}
        </span>
      )}
      {rule !== undefined && rest !== '' && (
        <details class="explain-rule" key={rule.id}>
          <summary>
            <b>{rule.id}</b> {rule.text}
          </summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  )
}
