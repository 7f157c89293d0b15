import type { VNode } from 'preact'
import { keyed } from '../../../board/keyed.ts'
import { apOf, kindNamed, NAMES } from '../cards.ts'
import { Crest, FaceCard, type School, Sign, Weapon } from './face.tsx'
import { gainFlip, teamFlip } from './flights.ts'
import type { Side } from './scene.ts'
import { WORDS } from './words.ts'
import './side.css'

interface SideProps {
  readonly side: Side
  readonly arena: number
  readonly name: string
  readonly school: School
  /** Whose plan is not to be seen. */
  readonly isHidden: boolean
  /** A word on a team, beside how it ended. */
  readonly tag?: string
  /** Which step it was: what it brought is shown anew. */
  readonly step: number
  /** Where a plan is laid: the own cards as things to tap, and what can be added to them. */
  readonly post?: VNode
  readonly supplies?: VNode
}

/** One player's half of an arena: the team, what lies with it, and what it is worth. */
export const SideView = ({ side, arena, name, school, isHidden, tag, step, post, supplies }: SideProps): VNode => {
  const { cards, ap, grows, result } = side
  const isBehind = isHidden && post === undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the arena, not a set of fields
    <div
      class={`side is-${school}${result === null ? '' : ` is-${result}`}${isBehind ? ' is-hidden' : ''}`}
      role="group"
      aria-label={WORDS.team(name)}
    >
      <div class="side-team">
        {post ??
          (isBehind ? (
            <Screen school={school} />
          ) : cards.length === 0 ? (
            <Nobody isHome={side.isHome} />
          ) : (
            <Team side={side} />
          ))}
      </div>
      <Strength key={step} name={name} ap={ap} grows={grows} result={result} tag={cards.length > 0 ? tag : undefined} />
      <Tokens side={supplies === undefined ? side : { ...side, hw: 0, coconut: false }} />
      {supplies}
      {side.gained.length > 0 && <Gained arena={arena} faces={side.gained} />}
    </div>
  )
}

const Nobody = ({ isHome }: { isHome: boolean }): VNode => (
  <span class="side-nobody">{isHome ? WORDS.home : WORDS.nobody}</span>
)

/** Whoever plans does so behind a screen (KFU-3.4). */
const Screen = ({ school }: { school: School }): VNode => (
  <>
    <Crest school={school} />
    <span class="unseen">{WORDS.hidden}</span>
  </>
)

const Team = ({ side: { seat, cards } }: { side: Side }): VNode => (
  <>
    {cards.map(({ id, face }, i) => (
      <span key={id} class={`side-card${i === 0 ? ' is-leader' : ''}`} data-read={face}>
        <FaceCard
          kind={kindNamed(face)}
          flip={teamFlip(seat, id)}
          label={cardWords(face, i === 0 && cards.length > 1)}
        />
      </span>
    ))}
  </>
)

export const cardWords = (face: string, leads: boolean): string => {
  const kind = kindNamed(face)
  const words = WORDS.card(NAMES[kind], apOf(kind))
  return leads ? `${words}, ${WORDS.leads}` : words
}

interface StrengthProps extends Pick<Side, 'ap' | 'grows' | 'result'> {
  readonly name: string
  readonly tag: string | undefined
}

/** The AP, and how it ended. */
const Strength = ({ name, ap, grows, result, tag }: StrengthProps): VNode => (
  <div class="strength">
    {ap !== null && (
      <span class="strength-ap" role="img" aria-label={WORDS.apOf(name, ap, grows)}>
        <b>
          {ap}
          {grows && <sup>+</sup>}
        </b>{' '}
        {WORDS.ap}
      </span>
    )}
    {tag !== undefined && <span class="strength-result is-tag">{tag}</span>}
    {result !== null && result !== 'lost' && <span class="strength-result">{RESULTS[result]}</span>}
  </div>
)

const RESULTS = { won: WORDS.won, tied: WORDS.tied, skipped: WORDS.skipped } as const

/** What else counts here, each with its sign and its number. */
const Tokens = ({ side }: { side: Side }): VNode | null => {
  const { hw, coconut, hua, raihuu, mushrooms } = side
  const tokens: readonly (readonly [boolean, string, VNode, number])[] = [
    [hw > 0, WORDS.hwHere(hw), <Weapon />, hw],
    [coconut, WORDS.coconutHere, <Sign id="coconut" />, 1],
    [hua, WORDS.huaToken, <Sign id="hua" />, 2],
    [raihuu, WORDS.raihuuToken, <Sign id="raihuu" />, 2],
    [mushrooms > 0, WORDS.mushroomToken(mushrooms), <Sign id="mushroom" />, mushrooms],
  ]
  const there = tokens.filter(([isThere]) => isThere)
  return there.length === 0 ? null : (
    <ul class="tokens">
      {there.map(([, words, sign, count]) => (
        <li key={words} class="token" title={words}>
          {sign}
          <span aria-hidden="true">{count}</span>
          <span class="unseen">{words}</span>
        </li>
      ))}
    </ul>
  )
}

const Gained = ({ arena, faces }: { arena: number; faces: readonly string[] }): VNode => (
  <div class="gained">
    <span class="unseen">{WORDS.took(faces.map((face) => NAMES[kindNamed(face)]))}</span>
    {keyed(faces).map(({ id, face }) => (
      <span key={id} data-read={face}>
        <FaceCard kind={kindNamed(face)} flip={gainFlip(arena, id)} />
      </span>
    ))}
  </div>
)
