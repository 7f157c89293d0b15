import type { Bound } from '../../board/editor.ts'
import type { Message } from './messages.ts'
import { decks } from './words.ts'

const MOST = 20

interface ReportBoxProps {
  readonly messages: readonly Message[]
  readonly bounds: readonly Bound[]
  /** To the place that a message names. */
  jump(at: string): void
}

/** What the checker says of the whole, each message a way to its field, and how much room is left. */
export const ReportBox = ({ messages, bounds, jump }: ReportBoxProps) => {
  const problems = messages.filter(({ isProblem }) => isProblem)
  const warnings = messages.filter(({ isProblem }) => !isProblem)
  return (
    <section class="deck-report" aria-label={decks.says}>
      <p role="status" class={problems.length > 0 ? 'problem' : 'deck-fine'}>
        {problems.length > 0 ? decks.problems(problems.length) : decks.fine}
      </p>
      <MessageList messages={problems} jump={jump} />
      {warnings.length > 0 && (
        <details>
          <summary>{decks.warnings(warnings.length)}</summary>
          <MessageList messages={warnings} jump={jump} />
        </details>
      )}
      <dl class="deck-bounds">
        {bounds.map(({ name, value, most }) => (
          <div key={name} class={value > most ? 'problem' : ''}>
            <dt>{name}</dt>
            <dd>{decks.bound(value, most)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const MessageList = ({ messages, jump }: Pick<ReportBoxProps, 'messages' | 'jump'>) => (
  <ul class="deck-messages">
    {messages.slice(0, MOST).map(({ at, text }) => (
      <li key={`${at} ${text}`}>
        <button type="button" class="quiet" onClick={() => jump(at)}>
          {at === '' ? text : `${at}: ${text}`}
        </button>
      </li>
    ))}
    {messages.length > MOST && <li class="soft">{decks.more(messages.length - MOST)}</li>}
  </ul>
)
