import { useId, useRef, useState } from 'preact/hooks'
import { LIMITS } from '../../protocol/limits.ts'
import { words as house } from '../words.ts'
import type { Shown } from './load.ts'
import { words } from './words.ts'

interface ReportButtonProps {
  /** The match, asked for when it is needed. */
  film(): Promise<Shown>
  /** The moment that is looked at; the latest, if not given. */
  readonly at?: number
}

/** Something is wrong: a file with the match, as far as one may know it, and what one has to say. */
export const ReportButton = ({ film, at }: ReportButtonProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const save = async (): Promise<void> => {
    const shown = await film()
    if (!shown.ok) return setProblem(shown.error)
    const [{ reportOf }, { saveFile }] = await Promise.all([import('./report.ts'), import('./save-file.ts')])
    const report = reportOf(shown.film, at ?? shown.film.last, field.current?.value.trim() ?? '')
    saveFile(`leitai-report-${shown.film.table.game}.json`, report)
    setProblem(null)
    dialog.current?.close()
  }
  return (
    <>
      <button type="button" class="quiet" onClick={() => dialog.current?.showModal()}>
        {words.report}
      </button>
      <dialog class="sure" ref={dialog} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{words.report}</h2>
        <p>{words.reportHolds}</p>
        <label class="report-says" for={id}>
          {words.reportSays}
        </label>
        <textarea id={id} class="report-text" ref={field} rows={4} maxLength={LIMITS.report} />
        <p class="problem" role="alert">
          {problem}
        </p>
        <div class="buttons">
          <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
            {house.close}
          </button>
          <button type="button" class="act" onClick={() => void save()}>
            {words.saveReport}
          </button>
        </div>
      </dialog>
    </>
  )
}
