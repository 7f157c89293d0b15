import type { VNode } from 'preact'
import { type Pick, Picks } from '../../../board/picks.tsx'
import { seatList } from '../../../kernel/seats.ts'
import { FIGHTERS, type Technique } from '../fighters.ts'
import { TECHNIQUE_NOTES } from '../text/fighters.ts'
import type { Moment } from './moment.ts'
import { Emblem } from './sign.tsx'
import type { Desk } from './use-desk.ts'
import { WORDS } from './words.ts'
import './draft.css'

/** Fighters are picked in the open, one by one (EMR-1.12). */
export const Draft = ({ moment, desk, label }: { moment: Moment; desk: Desk; label: string }): VNode => {
  const picks = desk.options.flatMap(({ id, choice, refusal }): Pick[] => {
    const fighter = choice.do === 'pick' ? FIGHTERS.find((one) => one.id === choice.fighter) : undefined
    if (fighter === undefined) return []
    const { id: title, techniques } = fighter
    return [{ id, title, art: <Emblem id={title} />, text: textOf(techniques), open: refusal === null }]
  })
  return (
    <div class="m-draft">
      <ul class="m-drafted">
        {seatList(moment.house.seats).map((seat) => (
          <Drafted key={seat} moment={moment} seat={seat} />
        ))}
      </ul>
      {picks.length > 0 ? (
        <Picks label={label} picks={picks} picked={desk.picked} onPick={desk.pick} />
      ) : (
        <ul class="m-fighters">
          {FIGHTERS.map(({ id, techniques }) => (
            <li key={id}>
              <Emblem id={id} />
              <span>
                <b>{id}</b> {textOf(techniques)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const textOf = (techniques: readonly Technique[]): string =>
  techniques.map((technique) => WORDS.technique(technique, TECHNIQUE_NOTES[technique])).join(' ')

const Drafted = ({ moment: { view, who }, seat }: { moment: Moment; seat: number }): VNode => {
  const fighter = FIGHTERS[view.fighters[seat]]
  return (
    <li class={`m-drafted-seat${view.asked === seat ? ' is-asked' : ''}`}>
      {fighter !== undefined && (
        <span data-read={fighter.id}>
          <Emblem id={fighter.id} />
        </span>
      )}
      <span>
        <b class="m-name">{who(seat)}</b> {fighter?.id ?? (view.asked === seat ? WORDS.picksNow : WORDS.picksLater)}
        {view.starter === seat && ` · ${WORDS.begins}`}
      </span>
    </li>
  )
}
