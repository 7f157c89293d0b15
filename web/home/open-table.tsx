import { useState } from 'preact/hooks'
import type { Game } from '../../kernel/contract.ts'
import { seatLetter } from '../../kernel/seats.ts'
import { OwnName } from '../account/own-name.tsx'
import { Choices } from '../forms/choices.tsx'
import { plain } from '../forms/labels.ts'
import { goBy, hasAccount, nameOf } from '../guest.ts'
import { go, pathOfTable } from '../router.ts'
import { words } from '../words.ts'
import { BringFile } from './bring-file.tsx'
import {
  canBeRated,
  type Draft,
  firstDraft,
  requestOf,
  seatsOf,
  withFile,
  withMode,
  withOther,
  withSeats,
} from './draft.ts'
import { HouseRules } from './house-rules.tsx'
import { openFairly } from './open-fairly.ts'

const BOT = 'student'
const CLOCK_NAMES = ['none', 'quick', 'calm', 'day', 'week'] as const satisfies readonly Draft['clock'][]

const OTHERS = [
  { value: null, label: `${words.friend}: ${words.friendSays}` },
  ...[...words.bots].map(([id, { name, says }]) => ({ value: id, label: `${name} (${words.bot}): ${says}` })),
]

interface OpenTableProps {
  readonly game: Game
}

/** A small form: who you are, who sits where, and by which house rules. */
export const OpenTable = ({ game }: OpenTableProps) => {
  const { meta } = game
  const [draft, setDraft] = useState<Draft>(() => firstDraft(meta, BOT))
  const [problem, setProblem] = useState<{ readonly of: 'name' | 'table'; readonly text: string } | null>(null)
  const [isBusy, setBusy] = useState(false)

  const open = async (): Promise<void> => {
    const name = nameOf()
    if (name === '') return setProblem({ of: 'name', text: words.nameMissing })
    setBusy(true)
    const named = await goBy(name)
    if (!named.ok) setProblem({ of: 'name', text: named.error })
    else {
      const opened = await openFairly(requestOf(meta, draft))
      if (opened.ok) return go(pathOfTable(opened.value.table.id))
      setProblem({ of: 'table', text: opened.error })
    }
    setBusy(false)
  }

  return (
    <form
      class="open-table"
      noValidate
      aria-label={words.openTable}
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      <div class="game-card">
        <h1>{meta.title}</h1>
        <p>{game.words.pitch}</p>
      </div>
      <OwnName problem={problem?.of === 'name' ? problem.text : null} />
      <Choices
        legend={words.mode}
        offers={meta.modes.map(({ id }) => ({ value: id, label: `${plain(id)}: ${game.words.modes[id] ?? ''}` }))}
        chosen={draft.mode}
        choose={(mode) => setDraft(withMode(meta, draft, mode, BOT))}
      />
      {seatsOf(meta, draft.mode).length > 1 && (
        <Choices
          legend={words.seats}
          offers={seatsOf(meta, draft.mode).map((seats) => ({ value: seats, label: String(seats) }))}
          chosen={draft.seats}
          compact
          choose={(seats) => setDraft(withSeats(draft, seats, BOT))}
        />
      )}
      {draft.others.map((other, place) => (
        <Choices<string | null>
          key={place}
          legend={draft.others.length === 1 ? words.opponent : words.seat(seatLetter(place + 1))}
          offers={OTHERS}
          chosen={other}
          compact={draft.others.length > 1}
          choose={(chosen) => setDraft(withOther(draft, place, chosen))}
        />
      ))}
      <div class="option">
        <label>
          <span>{words.clock}</span>
          <select
            name="clock"
            value={draft.clock}
            onChange={({ currentTarget: { value } }) => {
              const chosen = CLOCK_NAMES.find((offered) => offered === value)
              if (chosen !== undefined) setDraft({ ...draft, clock: chosen })
            }}
          >
            {CLOCK_NAMES.map((offered) => (
              <option key={offered} value={offered}>
                {words.clocks[offered]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {hasAccount.value && canBeRated(draft) && (
        <label class="check">
          <input
            type="checkbox"
            name="rated"
            checked={draft.rated}
            onChange={({ currentTarget: { checked } }) => setDraft({ ...draft, rated: checked })}
          />
          <span>{words.account.ratedOffer}</span>
        </label>
      )}
      {draft.others.includes(null) && (
        <label class="check">
          <input
            type="checkbox"
            name="listed"
            checked={draft.listed}
            onChange={({ currentTarget: { checked } }) => setDraft({ ...draft, listed: checked })}
          />
          <span>{words.listed}</span>
        </label>
      )}
      {draft.others.includes(null) && (meta.reactions ?? []).length > 0 && (
        <label class="check">
          <input
            type="checkbox"
            name="atOnce"
            checked={draft.atOnce}
            onChange={({ currentTarget: { checked } }) => setDraft({ ...draft, atOnce: checked })}
          />
          <span>{words.atOnce}</span>
        </label>
      )}
      {(meta.files ?? []).map((file) => (
        <BringFile
          key={file}
          game={game}
          name={file}
          bring={(content) => setDraft((now) => withFile(now, file, content))}
        />
      ))}
      <HouseRules game={game} draft={draft} change={setDraft} />
      {problem?.of === 'table' && (
        <p class="problem" role="alert">
          {problem.text}
        </p>
      )}
      <button type="submit" class="act" disabled={isBusy}>
        {isBusy ? words.opening : words.openTable}
      </button>
    </form>
  )
}
