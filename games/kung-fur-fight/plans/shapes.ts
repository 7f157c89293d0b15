import { ARENAS } from '../constants.ts'

/**
 * The cards of a hand differ for planning only in this: a Chef must lead, Tumaz stands alone, Himiko does not count when
 * she leads; of any other card there are one or two copies. A shape says where the three special ones stand and how many
 * places are left for ordinary cards.
 */
export interface Team {
  readonly leader: 'nobody' | 'ordinary' | 'chef' | 'himiko' | 'tumaz'
  /** Ordinary Assistants. */
  readonly assistants: number
  readonly himikoAssists: boolean
}

export interface Shape {
  readonly teams: readonly Team[]
}

/** Shapes that count alike. */
export interface Shapes {
  readonly shapes: readonly Shape[]
  /** Places for one ordinary card: Leaders, and Assistants without company. */
  readonly singly: number
  /** Places for two Assistants whose order means nothing (KFU-6.6). */
  readonly pairs: number
  /** Animals that count against the limit (KFU-6.10). */
  readonly counted: number
  /** Arenas with Animals. */
  readonly manned: number
}

const team = (leader: Team['leader'], assistants = 0, himikoAssists = false): Team => ({
  leader,
  assistants,
  himikoAssists,
})

const TEAMS: readonly Team[] = [
  team('nobody'),
  ...(['ordinary', 'chef'] as const).flatMap((leader) => [
    team(leader),
    team(leader, 1),
    team(leader, 2),
    team(leader, 0, true),
    team(leader, 1, true),
  ]),
  team('himiko'),
  team('himiko', 1),
  team('himiko', 2),
  team('tumaz'),
]

/** Which of the special cards are in the hand, as bits. */
export const CHEF_BIT = 1
export const HIMIKO_BIT = 2
export const TUMAZ_BIT = 4
const SPECIAL_SETS = 8
const LEADER_BITS = { nobody: 0, ordinary: 0, chef: CHEF_BIT, himiko: HIMIKO_BIT, tumaz: TUMAZ_BIT } as const

const specialsOf = ({ leader, himikoAssists }: Team): number => LEADER_BITS[leader] | (himikoAssists ? HIMIKO_BIT : 0)

/** All ways to put teams on the arenas with these special cards, each of them at most once. */
const shapesWith = (hand: number): Shape[] => {
  let shapes: { teams: readonly Team[]; used: number }[] = [{ teams: [], used: 0 }]
  for (let arena = 0; arena < ARENAS; arena++)
    shapes = shapes.flatMap(({ teams, used }) =>
      TEAMS.flatMap((next) => {
        const specials = specialsOf(next)
        const isPossible = (specials & used) === 0 && (specials & hand) === specials
        return isPossible ? [{ teams: [...teams, next], used: used | specials }] : []
      }),
    )
  return shapes.map(({ teams }) => ({ teams }))
}

const sum = (teams: readonly Team[], of: (team: Team) => number): number =>
  teams.reduce((total, each) => total + of(each), 0)

const measured = (shape: Shape): Shapes => {
  const { teams } = shape
  return {
    shapes: [shape],
    singly: sum(teams, ({ leader, assistants }) => (leader === 'ordinary' ? 1 : 0) + (assistants === 1 ? 1 : 0)),
    pairs: sum(teams, ({ assistants }) => (assistants === 2 ? 1 : 0)),
    counted: sum(
      teams,
      ({ leader, assistants, himikoAssists }) =>
        (leader === 'nobody' || leader === 'himiko' ? 0 : 1) + assistants + (himikoAssists ? 1 : 0),
    ),
    manned: sum(teams, ({ leader }) => (leader === 'nobody' ? 0 : 1)),
  }
}

const grouped = (shapes: readonly Shape[]): Shapes[] => {
  const groups = new Map<string, Shapes>()
  for (const shape of shapes) {
    const one = measured(shape)
    const key = [one.singly, one.pairs, one.counted, one.manned].join(' ')
    groups.set(key, { ...one, shapes: [...(groups.get(key)?.shapes ?? []), shape] })
  }
  return [...groups.values()]
}

/** By the special cards in hand. */
export const SHAPES: readonly (readonly Shapes[])[] = Array.from({ length: SPECIAL_SETS }, (_, hand) =>
  grouped(shapesWith(hand)),
)
