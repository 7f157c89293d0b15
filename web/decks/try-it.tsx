import { useState } from 'preact/hooks'
import { describeProblem } from '../../kernel/result.ts'
import { seatLetter, seatList } from '../../kernel/seats.ts'
import { nameOf } from '../guest.ts'
import { beginLocal } from '../local/local.ts'
import { go, pathOfLocal, pathOfNew } from '../router.ts'
import type { SavedFile } from './kept.ts'
import type { Report } from './report.ts'
import { decks } from './words.ts'

/** Whom a new deck meets. */
const BOT = 'student'

/** The ways from the workshop to a table: here against bots, or in the house with others. */
export const TryIt = ({ kept: { id, game, file }, report }: { readonly kept: SavedFile; readonly report: Report }) => {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { setup, isPlayable } = report
  const begin = async (): Promise<void> => {
    setBusy(true)
    setTrouble(null)
    const seats = seatList(setup.seats).map((seat): [string, string] => [seatLetter(seat), seat === 0 ? 'person' : BOT])
    const begun = await beginLocal({ game, setup, seats: Object.fromEntries(seats), names: { A: nameOf() } })
    if (begun.ok) return go(pathOfLocal(begun.value))
    setTrouble(describeProblem(begun.problem))
    setBusy(false)
  }
  return (
    <div class="deck-try">
      <button type="button" class="act" disabled={!isPlayable || isBusy} onClick={() => void begin()}>
        {isBusy ? decks.trying : decks.try}
      </button>
      <button
        type="button"
        class="button"
        disabled={!isPlayable}
        onClick={() => go(`${pathOfNew(game)}?${file}=${id}`)}
      >
        {decks.table}
      </button>
      {!isPlayable && <span class="soft">{decks.mendFirst}</span>}
      {trouble !== null && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
    </div>
  )
}
