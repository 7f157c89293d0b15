import { useState } from 'preact/hooks'
import { pathOfDecks } from '../router.ts'
import { ObjectFields, Strangers } from './field-view.tsx'
import { printed } from './json-print.ts'
import { scan } from './json-text.ts'
import { LONGEST_NAME, type SavedFile, type Shelf } from './kept.ts'
import { RawView } from './raw-view.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordList } from './record-list.tsx'
import { ReportBox } from './report-box.tsx'
import { saveAsFile } from './saving.ts'
import { TrialBox } from './trial-box.tsx'
import { TryIt } from './try-it.tsx'
import { BENCH, type Bench, type Tools, useBench } from './use-bench.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { decks } from './words.ts'

interface WorkshopProps {
  readonly kept: SavedFile
  readonly tools: Tools
  readonly shelf: Shelf
}

/** Where one file is written. */
export const Workshop = ({ kept, tools, shelf }: WorkshopProps) => {
  const { editor, game } = tools
  const bench = useBench(kept, tools, shelf)
  const [isRaw, setRaw] = useState(false)
  /** What is typed as JSON; null while it is just what the form has. */
  const [draft, setDraft] = useState<string | null>(null)
  const [wanted, setWanted] = useState<{ readonly at: string } | null>(null)
  const { content } = bench

  const step = (move: (() => void) | null): void => {
    move?.()
    setDraft(null)
  }
  const show = (asRaw: boolean): void => {
    setRaw(asRaw)
    setDraft(null)
    setWanted(null)
  }
  useUndoKeys((isRedo) => step(isRedo ? bench.redo : bench.undo))

  return (
    <div class="deck-shop">
      <h1 class="unseen">{bench.name || decks.noName}</h1>
      <div class="deck-head">
        <a href={pathOfDecks()}>{decks.back}</a>
        <input
          class="deck-name"
          aria-label={decks.name}
          maxLength={LONGEST_NAME}
          value={bench.name}
          onInput={({ currentTarget }) => bench.rename(currentTarget.value)}
        />
        <div class="deck-tools">
          <button type="button" class="button" disabled={bench.undo === null} onClick={() => step(bench.undo)}>
            {decks.undo}
          </button>
          <button type="button" class="button" disabled={bench.redo === null} onClick={() => step(bench.redo)}>
            {decks.redo}
          </button>
          <ViewSwitch isRaw={isRaw} isStuck={draft !== null && !scan(draft).ok} show={show} />
          <button type="button" class="button" onClick={() => saveAsFile(bench.name, content)}>
            {decks.save}
          </button>
        </div>
      </div>
      {!bench.isKept && (
        <p class="problem" role="alert">
          {decks.unkept}
        </p>
      )}
      <TryIt kept={kept} report={bench.report} />
      <ReportBox
        messages={bench.report.messages}
        bounds={bench.report.bounds}
        jump={(at) => (isRaw ? setWanted({ at }) : bench.jump(at))}
      />
      {isRaw ? (
        <RawView
          text={draft ?? printed(content)}
          wanted={wanted}
          write={(text) => {
            setDraft(text)
            bench.write(text)
          }}
          drop={() => setDraft(null)}
        />
      ) : (
        <div class={`deck-bench${bench.list === null ? ' is-single' : ''}`} data-open={bench.isOpen}>
          {bench.list !== null && (
            <div class="deck-side">
              <RecordList editor={editor} bench={bench} />
            </div>
          )}
          <OnBench bench={bench} />
        </div>
      )}
      <TrialBox game={game} report={bench.report} />
    </div>
  )
}

interface ViewSwitchProps {
  readonly isRaw: boolean
  /** What is typed is no JSON: there is nothing that the form could show. */
  readonly isStuck: boolean
  show(asRaw: boolean): void
}

const ViewSwitch = ({ isRaw, isStuck, show }: ViewSwitchProps) => (
  <fieldset class="switch">
    <legend class="unseen">{decks.view}</legend>
    {[false, true].map((asRaw) => (
      <label key={String(asRaw)}>
        <input
          type="radio"
          name="deck-view"
          checked={isRaw === asRaw}
          disabled={isStuck && !asRaw}
          onChange={() => show(asRaw)}
        />
        <span>{asRaw ? decks.text : decks.form}</span>
      </label>
    ))}
  </fieldset>
)

/** The record that is open, or the file itself. */
const OnBench = ({ bench }: { readonly bench: Bench }) => {
  const { at, list, form, records, fileField, recordField } = bench
  if (!bench.isOpen) return <p class="soft deck-nothing">{decks.pick}</p>
  const sketch = at === null ? null : form.editor.records.sketch(records[at])
  const isOuter = (name: string): boolean => name !== list
  return (
    <section class="deck-open" aria-labelledby={BENCH}>
      <div class="deck-open-head">
        <h2 id={BENCH} tabIndex={-1}>
          {sketch === null ? decks.about : sketch.name || decks.noName}
        </h2>
        {list !== null && (
          <button type="button" class="quiet deck-to-list" onClick={() => bench.toList()}>
            {decks.toList}
          </button>
        )}
        {list !== null && at !== null && (
          <>
            <button type="button" class="quiet" onClick={() => bench.copy(at)}>
              {decks.copy}
            </button>
            <button type="button" class="quiet" onClick={() => bench.remove(at)}>
              {decks.remove}
            </button>
          </>
        )}
      </div>
      {at !== null ? (
        <RecordForm key={at} form={form} field={recordField} />
      ) : (
        <div class="deck-record-form">
          <ObjectFields
            form={form}
            path={[]}
            field={fileField}
            only={Object.keys(fileField.fields).filter(isOuter)}
            isRequired
          />
          <Strangers form={form} path={[]} known={Object.keys(fileField.fields)} />
        </div>
      )}
    </section>
  )
}
