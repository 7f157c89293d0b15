import type { Bound, Editor, Plain } from '../../board/editor.ts'
import type { Game } from '../../kernel/contract.ts'
import { FILE_BYTES } from '../../kernel/setup.ts'
import { type Message, messagesOf } from './messages.ts'
import { decks } from './words.ts'

export interface Report {
  readonly messages: readonly Message[]
  readonly bounds: readonly Bound[]
  /** The match that can be played with the file. */
  readonly setup: ReturnType<Editor['setupFor']> & { readonly files: Plain }
  readonly isPlayable: boolean
}

/** What the checker says, and whether a table would take it: a file without fault may have too few cards to deal. */
export const reportOn = (game: Game, editor: Editor, file: string, content: unknown): Report => {
  const said = messagesOf(game.check?.(file, content) ?? { problems: [], warnings: [] })
  const setup = { ...editor.setupFor(file, content), files: { [file]: content } }
  const opened = said.some(({ isProblem }) => isProblem) ? null : game.open(setup)
  const refused = opened === null || opened.ok ? [] : [{ at: '', text: opened.problem.message, isProblem: true }]
  const bytes = { name: decks.bytes, value: (JSON.stringify(content) ?? '').length, most: FILE_BYTES }
  return {
    messages: [...refused, ...said],
    bounds: [...editor.bounds(file, content), bytes],
    setup,
    isPlayable: opened?.ok === true,
  }
}
