import { useState } from 'preact/hooks'
import { describeProblem } from '../../kernel/result.ts'
import { nameOf } from '../guest.ts'
import { beginQuickly } from '../home/begin-quickly.ts'
import { go, pathOfLocal } from '../router.ts'
import { words as house } from '../words.ts'
import { words } from './words.ts'

/** Whom somebody meets who has just learned the game. */
const BOT = 'novice'

/** From the lesson to a whole match. It is played in this browser, as the lesson was. */
export const PlayOn = ({ game, again }: { readonly game: string; again(): void }) => {
  const [isOpening, setOpening] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const open = async (): Promise<void> => {
    setOpening(true)
    const begun = await beginQuickly({ game, setup: {}, seats: { A: 'person', B: BOT }, names: { A: nameOf() } })
    if (begun.ok) return go(pathOfLocal(begun.value))
    setTrouble(describeProblem(begun.problem))
    setOpening(false)
  }
  return (
    <>
      <button type="button" class="act" disabled={isOpening} onClick={() => void open()}>
        {isOpening ? house.opening : house.playNow}
      </button>
      <button type="button" class="button" onClick={again}>
        {words.playAgain}
      </button>
      {trouble !== null && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}
