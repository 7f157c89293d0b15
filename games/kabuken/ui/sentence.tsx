import type { VNode } from 'preact'
import { MarkSign } from '../../../board/mark.tsx'
import type { Rules, Who, Words } from '../../../kernel/contract.ts'
import type { Event } from '../../../kernel/events.ts'
import { tell } from '../../../kernel/words.ts'
import { COLOUR, COLOURS, kindOfFace } from '../cards.ts'
import type { House } from '../options.ts'
import { characterOf } from '../rules/bout.ts'
import type { Attack, State } from '../state.ts'
import { COUNTERED_BY } from '../text/countered-by.ts'
import { FIST_NAMES } from '../text/fist-names.ts'
import { threat } from '../threat.ts'
import { fistReading } from './reading.ts'

/** The attack that is being answered: who, whom, with what, and what would turn it. */
const AttackSentence = ({
  house,
  view,
  attack,
  who,
}: {
  house: House
  view: State
  attack: Attack
  who: Who
}): VNode => {
  const { attacker, target, counterer, fist } = attack
  const course =
    counterer < 0 ? `${who(attacker)} attacks ${who(target)}` : `${who(counterer)} counters on ${who(target)}`
  return (
    <p class="sentence is-attack">
      <b>
        {course}:{' '}
        <button type="button" class="sentence-fist" data-read={fistReading(fist)} data-read-tap="">
          {FIST_NAMES[fist]}
        </button>
        , {threat(house, view, attack)} damage
      </b>{' '}
      <span class="sentence-turned">{turnedBy(view, attack)}</span>
    </p>
  )
}

const turnedBy = (view: State, { attacker, fist, number, colour, unanswerable }: Attack): string => {
  if (unanswerable) return 'no answer helps'
  const bare = fist === 'sniper' && characterOf(view, attacker).sniperUncounterable === true
  return bare ? 'cannot be countered' : `countered by ${COUNTERED_BY[fist](number, COLOURS[colour])}`
}

interface SentenceProps {
  readonly house: House
  readonly rules: Pick<Rules<State>, 'outcome'>
  readonly view: State
  readonly who: Who
  readonly words: Words
  readonly events: readonly Event[]
}

/** The end, the attack, or else what happened last. */
export const Sentence = ({ house, rules, view, who, words, events }: SentenceProps): VNode | null => {
  const outcome = rules.outcome(view)
  if (outcome !== null) {
    const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []))
    const verb = winners.length === 1 ? 'wins' : 'win together'
    return (
      <p class="sentence is-end">
        <b>
          {winners.join(' and ')} {verb}:
        </b>{' '}
        {words.ends[outcome.reason]}
      </p>
    )
  }
  if (view.attack !== null && (view.window === 'answer' || view.window === 'chain'))
    return <AttackSentence {...{ house, view, who }} attack={view.attack} />
  const last = events.findLast(({ key }) => TOLD.has(key))
  return last === undefined ? null : (
    <p class="sentence">
      <Marked text={tell(words, last, who)} />
    </p>
  )
}

/** Faces in a text carry their mark. */
const Marked = ({ text }: { text: string }): VNode => (
  <>
    {text.split(/\b([RBG][0-5](?:\*|\b))/).map((part, i) => {
      const kind = kindOfFace(part)
      return kind < 0 ? (
        part
      ) : (
        <span key={i} class="sentence-face">
          <MarkSign tone={COLOURS[COLOUR[kind]]} /> {part}
        </span>
      )
    })}
  </>
)

/** What is worth a line in the middle of the table when no attack is on. */
const TOLD = new Set([
  'kabuken.damage',
  'kabuken.psychUp',
  'kabuken.defend',
  'kabuken.dazzle',
  'kabuken.seal',
  'kabuken.heal',
  'kabuken.storm',
  'kabuken.greed',
  'kabuken.knockOut',
  'kabuken.deal',
  'kabuken.reshuffle',
  'kabuken.gameOver',
])
