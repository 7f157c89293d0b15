import { useState } from 'preact/hooks'
import type { Game } from '../../kernel/contract.ts'
import { describeProblem } from '../../kernel/result.ts'
import { seatLetter } from '../../kernel/seats.ts'
import { OwnName } from '../account/own-name.tsx'
import { isAnswering } from '../api.ts'
import { Choices, type Offer } from '../forms/choices.tsx'
import { plain } from '../forms/labels.ts'
import { goBy, hasAccount, nameOf, nameOrNewcomer } from '../guest.ts'
import { words as localWords } from '../local/new-words.ts'
import { go, pathOfLocal, pathOfTable } from '../router.ts'
import { words } from '../words.ts'
import { beginQuickly } from './begin-quickly.ts'
import { BringFile } from './bring-file.tsx'
import {
  canBeRated,
  type Draft,
  firstDraft,
  localOf,
  optionOf,
  requestOf,
  seatsOf,
  type Where,
  withFile,
  withMode,
  withOption,
  withOther,
  withSeats,
} from './draft.ts'
import { HouseRules } from './house-rules.tsx'
import { openFairly } from './open-fairly.ts'

const BOT = 'student'
const CLOCK_NAMES = ['none', 'quick', 'calm', 'day', 'week'] as const satisfies readonly Draft['clock'][]

const BOTS = [...words.bots].map(([id, { name, says }]) => ({ value: id, label: `${name} (${words.bot}): ${says}` }))

/** Who may sit beside oneself. */
const OTHERS: Readonly<Record<Where, readonly Offer<string | null>[]>> = {
  house: [{ value: null, label: `${words.friend}: ${words.friendSays}` }, ...BOTS],
  here: [...BOTS, { value: null, label: `${localWords.personHere}: ${localWords.personHereSays}` }],
}

const WHERE: Readonly<Record<Where, Offer<Where>>> = {
  house: { value: 'house', label: `${localWords.online}: ${localWords.onlineSays}` },
  here: { value: 'here', label: `${localWords.here}: ${localWords.hereSays}` },
}

interface OpenTableProps {
  readonly game: Game
}

/** A small form: who you are, who sits where, and by which house rules. */
export const OpenTable = ({ game }: OpenTableProps) => {
  const { meta } = game
  const [draft, setDraft] = useState<Draft>(() => firstDraft(meta, BOT))
  const [problem, setProblem] = useState<{ readonly of: 'name' | 'table'; readonly text: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const where = draft.where ?? (isAnswering.value ? 'house' : 'here')
  const isOnline = where === 'house'

  const beginHere = async (): Promise<void> => {
    setBusy(true)
    const begun = await beginQuickly(localOf(meta, draft, nameOf()))
    if (begun.ok) return go(pathOfLocal(begun.value))
    setProblem({ of: 'table', text: describeProblem(begun.problem) })
    setBusy(false)
  }

  const open = async (): Promise<void> => {
    if (!isOnline) return beginHere()
    setBusy(true)
    const named = await goBy(nameOrNewcomer())
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
      <Choices<Where>
        legend={localWords.where}
        offers={isAnswering.value ? [WHERE.house, WHERE.here] : [WHERE.here, WHERE.house]}
        chosen={where}
        choose={(chosen) => setDraft({ ...draft, where: chosen })}
      />
      {!isAnswering.value && <p role="status">{localWords.cutOff}</p>}
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
          offers={OTHERS[where]}
          chosen={other}
          compact={draft.others.length > 1}
          choose={(chosen) => setDraft(withOther(draft, place, chosen))}
        />
      ))}
      {isOnline && (
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
      )}
      {isOnline && hasAccount.value && canBeRated(draft) && (
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
      {isOnline && draft.others.includes(null) && (
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
      {isOnline && draft.others.includes(null) && (meta.reactions ?? []).length > 0 && (
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
      {Object.entries(meta.options)
        .filter(([, { isHeadline }]) => isHeadline === true)
        .map(([name, { values }]) => (
          <Choices
            key={name}
            legend={game.words.options[name] ?? name}
            offers={values.map((value) => ({ value, label: words.yesNo[value] ?? plain(value) }))}
            chosen={optionOf(meta, draft, name)}
            compact
            choose={(value) => setDraft(withOption(meta, draft, name, value))}
          />
        ))}
      <HouseRules game={game} draft={draft} change={setDraft} />
      {problem !== null && (
        <p class="problem" role="alert">
          {problem.text}
        </p>
      )}
      <button type="submit" class="act" disabled={isBusy}>
        {isBusy ? words.opening : isOnline ? words.openTable : localWords.begin}
      </button>
    </form>
  )
}
