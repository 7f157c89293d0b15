import { registry } from '../../games/registry.ts'
import type { Game } from '../../kernel/contract.ts'
import { ok } from '../../kernel/result.ts'
import type { Config, Games } from '../config.ts'
import { openStore } from '../store/store.ts'
import type { Client } from './client.ts'
import { HandClock } from './hand-clock.ts'
import { type House, openHouse, sure } from './house.ts'
import { guest, type Visitor } from './visitor.ts'

type Plain = Readonly<Record<string, unknown>>

/** A game that always begins in the same position. */
const rigged = (game: Game, position: Plain): Game => ({
  ...game,
  open: (setup, version) => {
    const opened = game.open(setup, version)
    if (!opened.ok) return opened
    const rules = opened.value
    return ok({ ...rules, deal: () => sure(rules.position.read(position)) })
  },
})

/** The games of the house, in which Kabuken always begins in the same position. */
export const riggedGames = async (position: Plain): Promise<Games> => {
  const game = rigged(await registry.kabuken(), position)
  return { ...registry, kabuken: () => Promise.resolve(game) }
}

export interface Around {
  readonly clock: HandClock
  readonly house: House
  readonly id: string
  readonly people: readonly Visitor[]
  readonly clients: readonly Client[]
}

interface Scene {
  readonly position: Plain
  /** What the table is opened with; the seats without a bot are taken by people. */
  readonly wanted?: Plain
  readonly config?: Partial<Config>
}

/** Kabuken from a position, with a clock that goes by hand; everybody is connected. */
export const sitAround = async ({ position, wanted = {}, config = {} }: Scene): Promise<Around> => {
  const clock = new HandClock()
  const house = await openHouse({ clock, games: await riggedGames(position), ...config })
  const first = await guest(house.url, 'Person A')
  const { id, seats } = await first.open(wanted)
  const people = [first]
  for (const { seat } of seats.filter(({ kind }) => kind === 'open')) {
    const person = await guest(house.url, `Person ${seat}`)
    await person.sit(id, seat)
    people.push(person)
  }
  const clients: Client[] = []
  for (const person of people) clients.push(await person.connect(id))
  return { clock, house, id, people, clients }
}

/** When everything that was said to the table before is done, and its answers are here. */
export const caughtUp = async (client: Client): Promise<void> => {
  const welcome = client.next('welcome')
  client.send({ type: 'resume' })
  await welcome
}

/** Answers, and waits until that is on disk. */
export const gives = async (client: Client, choice: unknown): Promise<void> => {
  const accepted = client.next('accepted')
  client.send({ type: 'answer', decision: client.now.decisions[0].id, choice })
  await accepted
}

/** What the match has on disk, once its server is closed. */
export const entriesOf = async ({ house, id }: Pick<Around, 'house' | 'id'>): Promise<readonly unknown[]> => {
  await house.close()
  const store = sure(await openStore(house.folder))
  try {
    return await store.matches.entries(id)
  } finally {
    await store.close()
  }
}

/** Closes the server and opens it again; everybody comes back. */
export const comeBack = async ({ house, people, id }: Around): Promise<Pick<Around, 'house' | 'clients'>> => {
  const again = await house.reopen()
  for (const person of people) person.url = again.url
  return { house: again, clients: await Promise.all(people.map((person) => person.connect(id))) }
}
