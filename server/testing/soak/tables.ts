import type { Rng } from '../../../kernel/random.ts'
import { Visitor } from '../visitor.ts'
import { type Wanderer, wanderer } from '../wanderer.ts'

/** A match that two people play, wherever they are let in. */
export interface Played {
  readonly id: string
  /** In A and B. */
  readonly people: readonly Wanderer[]
  /** The views that they saw in the end; null while it is being played. */
  seen: readonly unknown[] | null
}

/** Matches of every game, with people and bots, at once or on a beat. */
const WANTED: readonly Readonly<Record<string, unknown>>[] = [
  { game: 'kabuken' },
  { game: 'kabuken', setup: { seats: 3, options: { extension: 'on' } }, bots: { C: 'greedy' } },
  { game: 'kabuken', beat: 150 },
  { game: 'kung-fur-fight' },
  { game: 'eight-masters-revenge', setup: { options: { life: 5 } } },
  { game: 'eight-masters-revenge', beat: 150 },
  { game: 'kung-fu-fighting', setup: { options: { turnLimit: 20 } } },
  { game: 'kung-fu-fighting', setup: { mode: '2v2' }, bots: { C: 'random', D: 'random' } },
]
/** Milliseconds that a person thinks: fewer, and the server would tell him to slow down. */
const THINKING = 25

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

let addresses = 0

/** People come each from an address of his own, as through a proxy. */
const newPerson = (url: string): Visitor => {
  addresses += 1
  return new Visitor(url, `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`)
}

/** Opens a table at some server and sits down at it; whoever is killed meanwhile, it is tried until it has worked. */
const gather = async (rng: Rng, doors: () => Promise<readonly string[]>) => {
  for (;;) {
    const open = await doors()
    const people = [newPerson(open[rng.below(open.length)]), newPerson(open[rng.below(open.length)])]
    try {
      for (const [seat, person] of people.entries()) await person.post('/api/guest', { name: `Person ${'AB'[seat]}` })
      const { id } = await people[0].open(WANTED[rng.below(WANTED.length)])
      await people[1].sit(id, 'B')
      return { id, people }
    } catch (error) {
      // A connection that was refused or cut is what this is about; anything else is not.
      if (!(error instanceof TypeError)) throw error
      await pause(THINKING)
    }
  }
}

/** Plays one match after the other for ever, and keeps a list of them. */
export const playForever = async (
  rng: Rng,
  doors: () => Promise<readonly string[]>,
  played: Played[],
  onAnswer: () => void,
  onMoved: () => void,
): Promise<never> => {
  const answered = async (): Promise<void> => {
    onAnswer()
    await pause(THINKING)
  }
  for (;;) {
    const { id, people } = await gather(rng, doors)
    const wanderers = people.map((person, seat) =>
      wanderer(person, id, doors, answered, `${rng.below(2 ** 30)} ${seat}`, onMoved),
    )
    const match: Played = { id, people: wanderers, seen: null }
    played.push(match)
    match.seen = await Promise.all(wanderers.map((person) => person.play()))
  }
}
