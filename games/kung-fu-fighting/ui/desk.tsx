import type { VNode } from 'preact'
import { Chips, Switch } from '../../../board/chips.tsx'
import { DeskLayout } from '../../../board/desk.tsx'
import type { Explanation } from '../../../board/explain.tsx'
import { Hand, type Held } from '../../../board/hand.tsx'
import { waitingFor } from '../../../board/waiting.ts'
import type { Rulebook } from '../../../kernel/rulebook.ts'
import { kindOfFace } from '../cards.ts'
import { isEnhancement } from '../rules/plan/slots.ts'
import { addsNow, strikesFor } from '../table/numbers.ts'
import { inWords } from '../text/shout.ts'
import { aimingOf, splittersOf } from './draft.ts'
import { explainOption } from './explain.ts'
import { FightCard } from './face.tsx'
import { handFlip, seatPlace } from './flights.ts'
import { Gear, readingOf } from './gear.tsx'
import { type Moment, printOf } from './moment.ts'
import { nameOfFace } from './preview.ts'
import { seatReading } from './reading.tsx'
import { Numbers, type Plate, SeatHead } from './seat.tsx'
import { Slots } from './slots.tsx'
import type { Table } from './table-of.ts'
import { actionsFor, type Desk, type FightProps } from './use-desk.ts'
import { WORDS } from './words.ts'
import './desk.css'

interface MyDeskProps {
  readonly props: FightProps
  readonly table: Table
  readonly moment: Moment
  readonly desk: Desk
  readonly book: Rulebook
  readonly plate: Plate
}

/** My side of the table: how I stand, what I hold, and what I may do with it. */
export const MyDesk = ({ props, table, moment, desk, book, plate }: MyDeskProps): VNode => {
  const { view, now, busy } = props
  const isChoosing = now.window === 'archetype'
  const offered = isChoosing ? desk.options.filter(({ id }) => id === desk.picked) : desk.options
  return (
    <DeskLayout
      head={
        <div
          class={`seat kff-me${plate.isTarget ? ' is-target' : ''}`}
          data-place={seatPlace(moment.seat)}
          data-read={seatReading(moment.seat)}
        >
          <SeatHead table={table} plate={{ ...plate, isAsked: false, isMate: false }} />
          {!isChoosing && <Numbers table={table} seat={moment.seat} />}
          {view.archetypes[moment.seat] >= 0 && (
            <Gear table={{ ...table, view: { ...view, stances: NONE, weapons: NONE } }} seat={moment.seat} gone={[]} />
          )}
        </div>
      }
      explanation={explanationFor(props, moment, desk, book)}
      game={props.game.meta.id}
      details={<Aims moment={moment} desk={desk} table={table} />}
      actions={actionsFor(moment, offered)}
      busy={busy}
      onAct={desk.act}
      onLook={desk.look}
    >
      {(view.stances[moment.seat] >= 0 || view.weapons[moment.seat] >= 0) && (
        <Slots table={table} moment={moment} desk={desk} gone={plate.gone} />
      )}
      {!isChoosing && (
        <div class="desk-hand hand-room">
          <Hand
            cards={desk.held.map(({ id, face }) => heldOf(table, moment, desk, id, face))}
            chosen={desk.chosen}
            drag={desk.drag}
            places="counted"
            onToggle={desk.toggle}
            onClear={desk.clear}
            onDrop={desk.drop}
          />
        </div>
      )}
    </DeskLayout>
  )
}

const NONE = [-1, -1, -1, -1, -1, -1]

const heldOf = (table: Table, moment: Moment, desk: Desk, id: string, face: string): Held => {
  const now = worthNow(moment, face)
  const kind = kindOfFace(moment.house, face)
  return {
    id,
    label: now === null ? readingOf(table, kind) : `${readingOf(table, kind)}, ${WORDS.now(now)}`,
    card: (
      <FightCard
        record={moment.house.records[kind]}
        nameOf={table.nameOf}
        flip={handFlip(id)}
        {...(now === null ? {} : { now })}
      />
    ),
    dim: desk.isDim(id),
  }
}

/** What Stance and Archetype make of a card, where it differs from what is printed. */
const worthNow = ({ house, view, seat }: Moment, face: string): string | null => {
  const kind = kindOfFace(house, face)
  const print = printOf(house, face)
  if (print.type === 'attack') {
    const worth = strikesFor(house, view, seat, kind, false)
    return worth === print.value ? null : String(worth)
  }
  if (!isEnhancement(print)) return null
  const adds = addsNow(house, view, seat, kind)
  return adds === null || adds === print.value ? null : adds < 0 ? `−${-adds}` : `+${adds}`
}

/** Whom it hits, and what splits it, where there is a choice. */
const Aims = ({ moment, desk, table }: { moment: Moment; desk: Desk; table: Table }): VNode | null => {
  if (desk.options.length === 0) return null
  const { fixed, open, room } = aimingOf(moment, desk.draft)
  const isStriking = desk.draft.cards.length > 0 || desk.draft.weapon
  if (!isStriking || room === 0 || open.length === 0) return null
  const splitters = splittersOf(moment, desk.draft)
  const aimed = desk.draft.targets.filter((seat) => open.includes(seat))
  return (
    <div class="kff-aims">
      <fieldset class="chips kff-aim-chips">
        <legend class="chips-legend">{fixed.length === 0 ? WORDS.hit : WORDS.hitToo}</legend>
        {open.map((seat) => (
          <Switch key={seat} label={table.who(seat)} on={aimed.includes(seat)} onFlip={() => desk.aim(seat)} />
        ))}
      </fieldset>
      {splitters.length > 1 && fixed.length + aimed.length > 1 && (
        <Chips
          legend={WORDS.split}
          value={splitters.find((face) => face === desk.draft.splitBy) ?? splitters[0]}
          chips={splitters.map((face) => ({ value: face, label: nameOfFace(moment.house, face) }))}
          onPick={desk.splitBy}
        />
      )}
    </div>
  )
}

const explanationFor = (props: FightProps, moment: Moment, desk: Desk, book: Rulebook): Explanation => {
  const { game, question } = props
  if (question === null) return { tone: 'hint', text: waiting(props) }
  if (desk.about !== undefined) return explainOption(game.words, book, moment, desk.about)
  return { tone: 'hint', text: game.words.windows[question.window] }
}

const waiting = (props: FightProps): string =>
  props.rules.outcome(props.view) === null ? waitingFor(props, inWords) : WORDS.over
