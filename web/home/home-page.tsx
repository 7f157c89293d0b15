import { useEffect, useState } from 'preact/hooks'
import { describeProblem } from '../../kernel/result.ts'
import { Entry } from '../account/entry.tsx'
import { OwnName } from '../account/own-name.tsx'
import { isAnswering } from '../api.ts'
import { loadTable } from '../games.ts'
import { goBy, nameOf, nameOrNewcomer } from '../guest.ts'
import { words as localWords } from '../local/new-words.ts'
import { OwnLocal } from '../local/own-local.tsx'
import { Away } from '../offline/away.tsx'
import { InstallButton } from '../offline/install-button.tsx'
import { go, pathOfLocal, pathOfTable } from '../router.ts'
import { SettingsButton } from '../settings/settings-button.tsx'
import { words } from '../words.ts'
import { beginQuickly } from './begin-quickly.ts'
import { openFairly } from './open-fairly.ts'
import { OpenTables } from './open-tables.tsx'
import { OwnTables } from './own-tables.tsx'
import { Posters } from './posters.tsx'

/** Whom a newcomer meets first. */
const BOT = 'student'

interface Trouble {
  readonly of: 'name' | 'table'
  readonly text: string
  /** The game that can be played on this device instead. */
  readonly game?: string
}

/** Nobody answers. */
const away = (text: string, game: string, bots: Readonly<Record<string, string>>): Trouble => ({
  of: 'table',
  text,
  ...('B' in bots && { game }),
})

/** The entrance: what this house is and what is played here. Two clicks lead to a game. */
export const HomePage = () => {
  const [busy, setBusy] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => {
    document.title = words.house
  }, [])

  const open = async (game: string, bots: Readonly<Record<string, string>>): Promise<void> => {
    setBusy(game)
    setTrouble(null)
    // What the table will need is on its way while the server opens it; what fails here fails there again, and is told.
    loadTable(game).catch(() => null)
    if (!(navigator.onLine && isAnswering.value) && 'B' in bots) return playHere(game)
    const named = await goBy(nameOrNewcomer())
    if (!named.ok) setTrouble(named.status === 0 ? away(named.error, game, bots) : { of: 'name', text: named.error })
    else {
      const opened = await openFairly({ game, setup: {}, bots, clock: null, listed: false })
      if (opened.ok) return go(pathOfTable(opened.value.table.id))
      setTrouble(opened.status === 0 ? away(opened.error, game, bots) : { of: 'table', text: opened.error })
    }
    setBusy(null)
  }

  /** Against a bot nobody needs the house. */
  const playHere = async (game: string): Promise<void> => {
    setBusy(game)
    const begun = await beginQuickly({ game, setup: {}, seats: { A: 'person', B: BOT }, names: { A: nameOf() } })
    if (begun.ok) return go(pathOfLocal(begun.value))
    setTrouble({ of: 'table', text: describeProblem(begun.problem) })
    setBusy(null)
  }

  return (
    <main id="content" class="home" tabIndex={-1}>
      <header class="house">
        <div class="house-tools">
          <Entry />
          <InstallButton />
          <SettingsButton />
        </div>
        <div class="scroll" lang="zh-Hant" aria-hidden="true">
          <span>擂</span>
          <span>台</span>
          <i class="seal" />
        </div>
        <div class="house-words">
          <h1>{words.house}</h1>
          <p>{words.houseIs}</p>
          <OwnName problem={trouble?.of === 'name' ? trouble.text : null} />
        </div>
      </header>
      <Away />
      <div class="reception">
        {trouble?.of === 'table' && (
          <p class="problem" role="alert">
            {trouble.text} {trouble.game !== undefined && <PlayHere game={trouble.game} play={playHere} />}
          </p>
        )}
        <OwnTables key={`own ${isAnswering.value}`} />
        <OwnLocal />
        <Posters busy={busy} play={(game) => void open(game, { B: BOT })} invite={(game) => void open(game, {})} />
        <OpenTables key={`open ${isAnswering.value}`} />
      </div>
    </main>
  )
}

const PlayHere = ({ game, play }: { readonly game: string; play(game: string): Promise<void> }) => (
  <button type="button" class="act" onClick={() => void play(game)}>
    {localWords.playHere}
  </button>
)
