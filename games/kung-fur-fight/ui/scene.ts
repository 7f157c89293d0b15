import { type Keyed, keyed } from '../../../board/keyed.ts'
import { type Seat, seatList } from '../../../kernel/seats.ts'
import { facesOf } from '../cards.ts'
import type { Choice } from '../choice.ts'
import { SEATS } from '../constants.ts'
import type { House } from '../options.ts'
import type { State } from '../state.ts'
import type { Draft } from './draft.ts'
import { apNow, strengthsOf } from './forecast.ts'
import type { Fight, Story } from './story.ts'

/** What one player has in one arena, as it is to be shown. */
export interface Side {
  readonly seat: Seat
  /** The Leader first. */
  readonly cards: readonly Keyed[]
  readonly hw: number
  readonly coconut: boolean
  readonly hua: boolean
  readonly raihuu: boolean
  readonly mushrooms: number
  /** Null while nobody can tell. */
  readonly ap: number | null
  /** It may become more once the plans are open. */
  readonly grows: boolean
  readonly result: 'won' | 'lost' | 'tied' | 'skipped' | null
  readonly gained: readonly string[]
  /** RETURN has taken the team up again (KFU-15.12). */
  readonly isHome: boolean
}

/** By arena, then by seat. */
export type Scene = readonly (readonly Side[])[]

/** Tokens that wait in an arena, whatever is planned. */
const waiting = (view: State, arena: number, seat: Seat): Side => {
  const { hua, mushrooms } = view.arenas[arena]
  return {
    seat,
    cards: [],
    hw: 0,
    coconut: false,
    hua: hua && view.dogs === seat,
    raihuu: false,
    mushrooms: mushrooms[seat],
    ap: null,
    grows: false,
    result: null,
    gained: [],
    isHome: false,
  }
}

const sceneOf = (view: State, side: (arena: number, seat: Seat) => Partial<Side>): Scene =>
  view.arenas.map((_, arena) =>
    seatList(SEATS).map((seat) => ({ ...waiting(view, arena, seat), ...side(arena, seat) })),
  )

/** While plans are made: one's own behind the screen, and nothing of the other's (KFU-3.4). */
export const planningScene = (
  house: House,
  view: State,
  mine: { readonly seat: Seat; readonly draft: Draft; readonly plan: Choice; faceOf(id: string): string } | null,
): Scene => {
  if (mine === null) return sceneOf(view, () => ({}))
  const { draft, plan, faceOf } = mine
  const strengths = strengthsOf(house, view, mine.seat, plan)
  const leadsRaihuu = draft.teams.findIndex(([leader]) => leader !== undefined && faceOf(leader) === 'raihuu')
  return sceneOf(view, (arena, seat) => {
    if (seat !== mine.seat) return {}
    const { ap, grows } = strengths[arena]
    return {
      cards: draft.teams[arena].map((id) => ({ id, face: faceOf(id) })),
      hw: draft.hw[arena],
      coconut: draft.coconut === arena,
      raihuu: leadsRaihuu >= 0 && leadsRaihuu !== arena,
      ap: ap > 0 || draft.teams[arena].length > 0 ? ap : null,
      grows,
    }
  })
}

/** While arenas are fought, and when the match is over: what lies there, and how it went so far. */
export const fightingScene = (house: House, view: State, story: Story | null): Scene => {
  const ids = idsOf(seatList(SEATS).map((seat) => view.arenas.map(({ teams }) => facesOf(teams[seat]))))
  return sceneOf(view, (arena, seat) => {
    const { hw, raihuu } = view.arenas[arena]
    const fight = story?.fights[arena]
    const ap = apNow(house, view, arena) ?? fight?.ap ?? null
    return {
      cards: ids[seat][arena],
      hw: hw[seat],
      coconut: view.coconut === seat && view.coconutAt === arena,
      raihuu: (raihuu || fight?.raihuu === true) && view.dogs !== seat,
      ap: ap === null ? null : ap[seat],
      result: resultNow(view, arena, seat, fight),
      gained: fight?.winner === seat ? fight.gained : [],
      isHome: ids[seat][arena].length === 0 && fight !== undefined && fight.teams[seat].length > 0,
    }
  })
}

const resultNow = ({ arenas, combat }: State, arena: number, seat: Seat, fight: Fight | undefined): Side['result'] => {
  const { winner } = arenas[arena]
  if (winner >= 0) return winner === seat ? 'won' : 'lost'
  if (combat !== null && arena >= combat.arena) return null
  return fight?.result === 'tied' || fight?.result === 'skipped' ? fight.result : null
}

/** The round before, as it was seen; the Reward cards and the tokens are those of now. */
export const pastScene = (view: State, { fights }: Story): Scene => {
  const ids = idsOf(seatList(SEATS).map((seat) => fights.map(({ teams }) => teams[seat])))
  return sceneOf(view, (arena, seat) => {
    const { hw, coconut, raihuu, ap, result, winner, gained } = fights[arena]
    return {
      cards: ids[seat][arena],
      hw: hw[seat],
      coconut: coconut === seat,
      raihuu: raihuu && view.dogs !== seat,
      ap: ap === null ? null : ap[seat],
      result: result === 'won' ? (winner === seat ? 'won' : 'lost') : result === 'open' ? null : result,
      gained: winner === seat ? gained : [],
    }
  })
}

/** By seat and arena: equal faces of one seat get ids that differ, wherever they are. */
const idsOf = (faces: readonly (readonly (readonly string[])[])[]): readonly (readonly (readonly Keyed[])[])[] =>
  faces.map((arenas) => {
    const all = keyed(arenas.flat())
    let from = 0
    return arenas.map((team) => {
      const part = all.slice(from, from + team.length)
      from += team.length
      return part
    })
  })
