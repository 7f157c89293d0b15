import { number, numbers, text, texts } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { arenaNamed } from '../choice.ts'
import { ARENAS, SEATS } from '../constants.ts'

/** What was seen to happen in one arena since the plans were opened. Lists of two go by seats. */
export interface Fight {
  /** Faces, the Leader first. */
  readonly teams: readonly (readonly string[])[]
  readonly hw: readonly number[]
  /** Whose Coconut was there; −1 if none was. */
  readonly coconut: Seat
  readonly raihuu: boolean
  /** Null until they are added up. */
  readonly ap: readonly number[] | null
  readonly result: 'open' | 'won' | 'tied' | 'skipped'
  readonly winner: Seat
  /** Reward cards that the winner took. */
  readonly gained: readonly string[]
}

/** What was seen of a round. */
export interface Story {
  readonly fights: readonly Fight[]
  /** By seat, how SP and VP changed. */
  readonly sp: readonly number[]
  readonly vp: readonly number[]
  /** The next round has begun. */
  readonly isOver: boolean
}

const NO_FIGHT: Fight = {
  teams: Array.from({ length: SEATS }, () => []),
  hw: Array.from({ length: SEATS }, () => 0),
  coconut: -1,
  raihuu: false,
  ap: null,
  result: 'open',
  winner: -1,
  gained: [],
}

const NO_CHANGE: readonly number[] = Array.from({ length: SEATS }, () => 0)

const BEGINNING: Story = {
  fights: Array.from({ length: ARENAS }, () => NO_FIGHT),
  sp: NO_CHANGE,
  vp: NO_CHANGE,
  isOver: false,
}

/** After what happened in one step; null before any plans were opened. */
export const storyAfter = (story: Story | null, events: readonly Event[]): Story | null => events.reduce(told, story)

const told = (story: Story | null, event: Event): Story | null => {
  const name = event.key.slice(event.key.indexOf('.') + 1)
  if (name === 'round') return story === null ? null : { ...story, isOver: true }
  const isOpening = name === 'plan' || name === 'pass'
  const now = isOpening && (story === null || story.isOver) ? BEGINNING : story
  if (now === null) return null
  const teller = TELLERS[name]
  const arena = arenaNamed(text(event, 'arena'))
  const fights =
    teller === undefined ? now.fights : now.fights.map((fight, at) => (at === arena ? teller(fight, event) : fight))
  const scored = SCORES[name]
  if (scored === undefined) return { ...now, fights }
  const [seat, amount] = [number(event, 'seat'), scored.sign * number(event, 'amount')]
  return { ...now, fights, [scored.of]: put(now[scored.of], seat, now[scored.of][seat] + amount) }
}

const SCORES: Readonly<Record<string, { readonly of: 'sp' | 'vp'; readonly sign: number }>> = {
  spLost: { of: 'sp', sign: -1 },
  spGained: { of: 'sp', sign: 1 },
  win: { of: 'vp', sign: 1 },
  vp: { of: 'vp', sign: 1 },
}

const TELLERS: Readonly<Record<string, (fight: Fight, event: Event) => Fight>> = {
  plan: (fight, e) => ({
    ...fight,
    teams: put(fight.teams, number(e, 'seat'), texts(e, 'cards')),
    hw: put(fight.hw, number(e, 'seat'), number(e, 'hw')),
    coconut: e.coconut === true ? number(e, 'seat') : fight.coconut,
  }),
  raihuu: (fight) => ({ ...fight, raihuu: true }),
  add: (fight, e) => {
    const seat = number(e, 'seat')
    return { ...fight, teams: put(fight.teams, seat, [...fight.teams[seat], text(e, 'card')]) }
  },
  commit: (fight, e) => {
    const seat = number(e, 'seat')
    return { ...fight, hw: put(fight.hw, seat, fight.hw[seat] + number(e, 'hw')) }
  },
  remove: (fight, e) => {
    const seat = number(e, 'to')
    const at = fight.teams[seat].lastIndexOf(text(e, 'card'))
    return { ...fight, teams: put(fight.teams, seat, fight.teams[seat].toSpliced(at, 1)) }
  },
  ap: (fight, e) => ({ ...fight, ap: numbers(e, 'ap') }),
  skip: (fight) => ({ ...fight, result: 'skipped' }),
  tie: (fight) => ({ ...fight, result: 'tied' }),
  win: (fight, e) => ({ ...fight, result: 'won', winner: number(e, 'seat') }),
  gain: (fight, e) => ({ ...fight, gained: [...fight.gained, text(e, 'card')] }),
}

const put = <T>(pair: readonly T[], seat: Seat, value: T): readonly T[] =>
  pair.map((old, index) => (index === seat ? value : old))
