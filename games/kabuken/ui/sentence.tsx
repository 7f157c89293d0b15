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

/** The attack that is being answered: who, whom, with what, and what would turn it. */
const attackWords = (house: House, view: State, attack: Attack, who: Who): { what: string; turned: string } => {
  const { attacker, target, counterer, fist } = attack
  const course =
    counterer < 0 ? `${who(attacker)} attacks ${who(target)}` : `${who(counterer)} counters on ${who(target)}`
  return {
    what: `${course}: ${FIST_NAMES[fist]}, ${threat(house, view, attack)} damage`,
    turned: turnedBy(view, attack),
  }
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
          {winners.join(' and ')} {verb}
        </b>{' '}
        {words.ends[outcome.reason]}
      </p>
    )
  }
  if (view.attack !== null && (view.window === 'answer' || view.window === 'chain')) {
    const { what, turned } = attackWords(house, view, view.attack, who)
    return (
      <p class="sentence is-attack">
        <b>{what}</b> <span class="sentence-turned">{turned}</span>
      </p>
    )
  }
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
