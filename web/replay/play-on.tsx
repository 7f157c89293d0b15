import { useState } from 'preact/hooks'
import { describeProblem } from '../../kernel/result.ts'
import { seatLetter, seatList } from '../../kernel/seats.ts'
import { goBy, nameOrNewcomer, nameOf as ownName } from '../guest.ts'
import { openFairly } from '../home/open-fairly.ts'
import { beginLocal } from '../local/local.ts'
import { go, pathOfLocal, pathOfTable } from '../router.ts'
import { nameOf } from '../table/who.ts'
import { words as house } from '../words.ts'
import type { Film } from './film.ts'
import { firstSeating, PERSON, type Seating, startAt, tableFrom } from './fork.ts'
import { words } from './words.ts'

interface PlayOnProps {
  readonly film: Film
  readonly at: number
  /** The table of the server that it was played at. */
  readonly server: string | null
}

const BOT = 'student'

/** From this moment on, with other luck: against bots in this browser, or at a new table of the house. */
export const PlayOn = ({ film, at, server }: PlayOnProps) => {
  const { seats } = film.rules.setup
  const mine = film.table.seats.findIndex(({ you }) => you)
  const [own, setOwn] = useState(seatLetter(Math.max(mine, 0)))
  const [seating, setSeating] = useState<Seating>(() => firstSeating(seats, Math.max(mine, 0), BOT))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (film.stateAt === null) return null
  const isOver = film.still(at, 'gallery').outcome !== null

  const sit = (letter: string): void => {
    setOwn(letter)
    setSeating({ ...seating, [own]: BOT, [letter]: PERSON })
  }
  const playHere = async (): Promise<string | null> => {
    const start = startAt(film, at)
    if (start === null) return words.notAtTheEnd
    const names = { [own]: ownName() }
    const begun = await beginLocal({ game: film.table.game, setup: film.rules.setup, start, seats: seating, names })
    if (!begun.ok) return describeProblem(begun.problem)
    go(pathOfLocal(begun.value))
    return null
  }
  const playOnline = async (): Promise<string | null> => {
    if (server === null) return words.needsServer
    const named = await goBy(nameOrNewcomer())
    if (!named.ok) return named.error
    const opened = await openFairly(tableFrom(film, server, at, own, seating))
    if (!opened.ok) return opened.error
    go(pathOfTable(opened.value.table.id))
    return null
  }
  const begin = async (how: () => Promise<string | null>): Promise<void> => {
    setBusy(true)
    setProblem(await how())
    setBusy(false)
  }

  return (
    <details class="replay-play-on">
      <summary class="button">{words.playOn}</summary>
      {isOver ? (
        <p class="soft">{words.notAtTheEnd}</p>
      ) : (
        <div class="replay-seating">
          <p class="soft">{words.playOnSays}</p>
          <label class="option">
            <span>{words.youPlay}</span>
            <select value={own} onChange={({ currentTarget: { value } }) => sit(value)}>
              {seatList(seats).map((seat) => (
                <option key={seat} value={seatLetter(seat)}>
                  {nameOf(film.table, seatLetter(seat))}
                </option>
              ))}
            </select>
          </label>
          {Object.keys(seating)
            .filter((letter) => letter !== own)
            .map((letter) => (
              <label key={letter} class="option">
                <span>{nameOf(film.table, letter)}</span>
                <select
                  value={seating[letter]}
                  onChange={({ currentTarget: { value } }) => setSeating({ ...seating, [letter]: value })}
                >
                  <option value={PERSON}>{house.friend}</option>
                  {[...house.bots].map(([id, { name }]) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          <div class="buttons">
            <button type="button" class="act" disabled={isBusy} onClick={() => void begin(playHere)}>
              {words.playHere}
            </button>
            {server !== null && (
              <button type="button" class="button" disabled={isBusy} onClick={() => void begin(playOnline)}>
                {words.playOnline}
              </button>
            )}
          </div>
          <p class="problem" role="alert">
            {problem}
          </p>
        </div>
      )}
    </details>
  )
}
