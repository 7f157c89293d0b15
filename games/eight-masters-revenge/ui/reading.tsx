import type { VNode } from 'preact'
import { textOf } from '../../../board/rule-line.ts'
import { RuleSource } from '../../../board/rule-link.tsx'
import type { Rulebook } from '../../../kernel/rulebook.ts'
import { CARDS, cardOfFace, isBow } from '../cards.ts'
import { FIGHTERS } from '../fighters.ts'
import { meta } from '../meta.ts'
import { TECHNIQUE_NOTES } from '../text/fighters.ts'
import { BlowCard } from './face.tsx'
import { EFFECT_RULE, TECHNIQUE_RULE } from './rule-of.ts'
import { Emblem, SmallSign } from './sign.tsx'
import { cardWords, READING } from './words.ts'
import './reading.css'

/** A card or a fighter, read closely: what it says, the rule behind it, and where it comes from. */
export const readingOf = (book: Rulebook, id: string): VNode | null => {
  const fighter = FIGHTERS.find((one) => one.id === id)
  if (fighter !== undefined)
    return (
      <div class="m-reading">
        <Emblem id={fighter.id} />
        <div>
          <b>{fighter.id}</b>
          <p>{READING.inFury}</p>
          {fighter.techniques.map((technique) => (
            <p key={technique}>
              <b>{technique}</b> {TECHNIQUE_NOTES[technique]} <Source book={book} id={TECHNIQUE_RULE[technique]} />
            </p>
          ))}
          <p>
            <Source book={book} id="EMR-12.2" /> {READING.ownFighters}
          </p>
        </div>
      </div>
    )
  const card = cardOfFace(id)
  return card < 0 ? null : <CardReading book={book} face={id} />
}

const CardReading = ({ book, face }: { book: Rulebook; face: string }): VNode => {
  const card = cardOfFace(face)
  const effect = CARDS.effect[card]
  return (
    <div class="m-reading">
      <BlowCard card={card} />
      <div>
        <b>{cardWords(face)}</b>
        {effect !== 'none' && (
          <p>
            <SmallSign of={effect === 'empower' ? 'fist' : effect} /> {textOf(book, EFFECT_RULE[effect])}{' '}
            <Source book={book} id={EFFECT_RULE[effect]} />
          </p>
        )}
        {CARDS.dragon[card] && (
          <p>
            <SmallSign of="dragon" /> {READING.dragon} <Source book={book} id="EMR-8.1" />
          </p>
        )}
        <p>
          <Source book={book} id={isBow(card) ? 'EMR-1.6' : 'EMR-3.3'} /> {READING.ownCards}
        </p>
      </div>
    </div>
  )
}

const Source = ({ book, id }: { book: Rulebook; id: string }): VNode => (
  <RuleSource book={book} game={meta.id} id={id} />
)
