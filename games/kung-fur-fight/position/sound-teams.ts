import type { Check } from '../../../kernel/position.ts'
import { CHEFS, TUMAZ } from '../cards.ts'
import { SEATS } from '../constants.ts'
import { BEFORE_THE_SUMS, type State } from '../state.ts'

/** Teams that could have been planned, and tokens where they could lie. */
export const lineup = (s: State): Check[] => {
  const all = s.arenas.flatMap((arena) => arena.teams)
  const from = s.combat?.arena ?? s.arenas.length
  const hasTeam = (seat: number): boolean => s.arenas.some((arena) => arena.teams[seat].length > 0)
  const hasChef = (seat: number): boolean => s.arenas.some((arena) => CHEFS[arena.teams[seat][0]])
  const bySeat = (isRight: (seat: number) => boolean): boolean =>
    Array.from({ length: SEATS }, (_, seat) => seat).every(isRight)
  return [
    [all.every((team) => team.length <= 1 || !team.includes(TUMAZ)), 'teams', 'have Tumaz in company'],
    [all.every((team) => team.slice(1).every((kind) => !CHEFS[kind])), 'teams', 'have a Chef who assists'],
    [
      s.arenas.every(({ hw, teams: sides, winner }) =>
        bySeat((seat) => hw[seat] === 0 || sides[seat].length > 0 || winner === seat),
      ),
      'teams',
      'have HW where there is no Animal',
    ],
    [s.coconutAt < 0 || s.coconut >= 0, 'coconut', 'is committed, and nobody owns it'],
    [
      s.coconutAt < 0 ||
        s.coconut < 0 ||
        s.arenas[s.coconutAt].teams[s.coconut].length > 0 ||
        s.arenas[s.coconutAt].winner === s.coconut,
      'teams',
      'has the Coconut where its owner has no Animal',
    ],
    [bySeat((seat) => !hasTeam(seat) || s.players[seat].planned > 0), 'planned', 'must count the Animals of the teams'],
    [bySeat((seat) => !hasChef(seat) || s.players[seat].chefLed), 'chefLed', 'must be true when a Chef leads'],
    [s.arenas.slice(0, from).every(({ raihuu }) => !raihuu), 'raihuu', 'leaves with the combat of its arena'],
    [s.arenas.filter(({ raihuu }) => raihuu).length < s.arenas.length, 'raihuu', 'has two tokens'],
  ]
}

/** What a combat has brought so far. */
export const course = ({ combat, window }: State): Check[] => {
  if (combat === null) return []
  const isEarly = BEFORE_THE_SUMS.has(combat.step)
  const { ap, winner, lost, waived } = combat
  return [
    [!isEarly || ap[0] + ap[1] === 0, 'combat.ap', 'are not known before the sums'],
    [!isEarly || winner < 0, 'combat.winner', 'is not known before the sums'],
    [!isEarly || lost === 0, 'combat.lost', 'is nothing before the sums'],
    [!isEarly || waived === 0 || window === 'none', 'combat.waived', 'is nothing before it is asked'],
  ]
}
