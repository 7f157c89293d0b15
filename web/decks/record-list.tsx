import { useState } from 'preact/hooks'
import type { Editor } from '../../board/editor.ts'
import { messagesWithin } from './messages.ts'
import { written } from './path.ts'
import type { Bench } from './use-bench.ts'
import { decks } from './words.ts'

interface RecordListProps {
  readonly editor: Editor
  readonly bench: Bench
}

/** All cards of a deck, to find one and open it. */
export const RecordList = ({ editor, bench }: RecordListProps) => {
  const { records, pathOf } = bench
  const { messages } = bench.report
  const [name, setName] = useState('')
  const [kind, setKind] = useState('')
  const { sketch, kinds } = editor.records
  const wanted = name.trim().toLowerCase()
  const shown = records
    .map((record, n) => ({ n, ...sketch(record) }))
    .filter((card) => (kind === '' || card.kind === kind) && card.name.toLowerCase().includes(wanted))
  const sayKind = (value: string): string =>
    Object.hasOwn(editor.words.values, value) ? editor.words.values[value] : value
  return (
    <section class="deck-list" aria-labelledby="deck-list-title">
      <h2 id="deck-list-title">
        {decks.cards} <span class="soft">{decks.shown(shown.length, records.length)}</span>
      </h2>
      <div class="deck-filter">
        <input
          type="search"
          aria-label={decks.find}
          placeholder={decks.find}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <select aria-label={decks.kind} value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value)}>
          <option value="">{decks.allKinds}</option>
          {kinds.map((offered) => (
            <option key={offered} value={offered}>
              {sayKind(offered)}
            </option>
          ))}
        </select>
      </div>
      <ul class="deck-cards">
        {shown.map(({ n, ...card }) => {
          const says = messagesWithin(messages, written(pathOf(n)))
          const isWrong = says.some(({ isProblem }) => isProblem)
          return (
            <li key={n}>
              <button
                type="button"
                class="deck-card"
                aria-current={bench.at === n}
                data-record={n}
                onClick={() => bench.choose(n)}
              >
                <span class="deck-card-name">{card.name === '' ? decks.noName : card.name}</span>
                <span class="soft">{sayKind(card.kind)}</span>
                <span class="deck-card-copies">{decks.copies(card.copies)}</span>
                {says.length > 0 && (
                  <span
                    class={isWrong ? 'deck-mark is-wrong' : 'deck-mark'}
                    role="img"
                    aria-label={isWrong ? decks.wrong : decks.odd}
                  >
                    {isWrong ? '!' : '?'}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <div class="deck-list-acts">
        <button type="button" class="button" onClick={bench.add}>
          {decks.add}
        </button>
        <button type="button" class="quiet" onClick={() => bench.choose('file')}>
          {decks.about}
        </button>
      </div>
    </section>
  )
}
