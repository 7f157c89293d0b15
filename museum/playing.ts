import { seeded } from '../kernel/random.ts'
import type { ServerMessage } from '../protocol/messages.ts'
import type { Client } from '../server/testing/client.ts'
import { anyAnswer } from '../server/testing/player.ts'
import { guest, member, type Visitor } from '../server/testing/visitor.ts'
import type { Exhibit } from './exhibits.ts'
import { type SeatSeen, seenBy, type TableSeen } from './seen.ts'

interface Seated {
  readonly id: string
  readonly people: readonly { readonly name: string; readonly visitor: Visitor }[]
}

/** Opens the table; as many sit down as it wants. */
export const seatDown = async (
  url: string,
  { what, game, wanted, people: count, rated, from }: Exhibit,
  before: readonly TableSeen[],
): Promise<Seated> => {
  const people: { name: string; visitor: Visitor }[] = []
  for (const letter of 'ABCD'.slice(0, count).split('')) {
    const name = `${letter} ${before.length + 1}`
    people.push({ name, visitor: await (rated === true ? member : guest)(url, name) })
  }
  const origin = before.find((table) => table.what === from)
  if (from !== undefined && origin === undefined) throw new Error(`${what}: there is no ${from}`)
  const { id } = await people[0].visitor.open({
    game,
    rated: rated === true,
    ...wanted,
    ...(origin !== undefined && { from: { table: origin.id, seq: 4 } }),
  })
  for (const { visitor } of people.slice(1)) await visitor.sit(id)
  return { id, people }
}

/** Answers at random until it is enough, or nobody is asked any more. */
export const playSome = async (
  clients: readonly Client[],
  seed: string,
  isEnough: (clients: readonly Client[]) => boolean,
): Promise<void> => {
  const rng = seeded('sfc32', `museum ${seed}`)
  for (;;) {
    const isIdle = ({ now }: Client): boolean => now.decisions.length === 0 && now.outcome === null
    await Promise.race(clients.map((client) => client.until(() => !isIdle(client) || isEnough(clients))))
    for (const client of clients) await caughtUp(client)
    if (isEnough(clients) || clients[0].now.outcome !== null) return
    const asked = clients.find(({ now }) => now.decisions.length > 0)
    if (asked !== undefined) await answerAny(asked, () => anyAnswer(asked, rng))
  }
}

/** Answers, and waits until that is on disk and told. */
export const answerAny = async (client: Client, pick: () => { readonly id: string; readonly choice: unknown }) => {
  const { id, choice } = pick()
  const { length } = client.messages
  const find = (...types: readonly ServerMessage['type'][]) =>
    client.messages.slice(length).find(({ type }) => types.includes(type))
  client.send({ type: 'answer', decision: id, choice })
  await client.until(() => find('accepted', 'refused', 'error') !== undefined)
  if (find('accepted') === undefined) throw new Error(JSON.stringify(find('refused', 'error')))
  await client.until(() => client.now.decisions.every((decision) => decision.id !== id))
}

/** When everything that was said to the table before is done, and its answers are here. */
export const caughtUp = async (client: Client): Promise<void> => {
  const welcome = client.next('welcome')
  client.send({ type: 'resume' })
  await welcome
}

/** What somebody sees who comes back. */
export const lookAt = async (visitor: Visitor, id: string): Promise<SeatSeen> => {
  const client = await visitor.connect(id)
  // The chat follows the welcome.
  await caughtUp(client)
  const seen = seenBy(client)
  await client.close()
  return seen
}
