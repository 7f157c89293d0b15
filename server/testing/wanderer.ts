import { registry } from '../../games/registry.ts'
import type { Game, Rules } from '../../kernel/contract.ts'
import { type Rng, seeded } from '../../kernel/random.ts'
import { seatOf } from '../../kernel/seats.ts'
import { anyChoice } from '../../kernel/testing/moments.ts'
import type { Client } from './client.ts'
import type { Acknowledged } from './player.ts'
import { sure } from './sure.ts'
import type { Visitor } from './visitor.ts'

/** Somebody whose connection ends again and again, and who goes on at any server that lets him in. */
export interface Wanderer {
  /** What he was told is on disk. */
  readonly kept: readonly Acknowledged[]
  /** Plays to the end; gives the view that he saw then. */
  play(): Promise<unknown>
}

export const wanderer = (
  visitor: Visitor,
  table: string,
  /** The addresses of the servers that are there. */
  doors: () => readonly string[] | Promise<readonly string[]>,
  onAnswer: () => Promise<void>,
  seed = `${visitor.cookie} ${table}`,
  /** The table has another home, and the connection has lasted. */
  onMoved: () => void = () => undefined,
): Wanderer => {
  const kept: Acknowledged[] = []
  const rng = seeded('sfc32', seed)

  const enter = async (): Promise<Client> => {
    for (;;) {
      const open = await doors()
      visitor.url = open[rng.below(open.length)]
      try {
        return await visitor.connect(table)
      } catch {
        // It went down at this moment: the next one.
      }
    }
  }

  const stay = async (client: Client, game: Game): Promise<void> => {
    const rules = sure(game.open(client.now.table.setup, client.now.table.rules))
    client.socket.on('message', (data: Buffer) => {
      if (data.toString('utf8').startsWith('{"type":"welcome"')) onMoved()
    })
    for (;;) {
      await client.until(() => client.now.outcome !== null || client.now.decisions.length > 0)
      if (client.now.outcome !== null) return
      const kept1 = await answer(client, rules, rng)
      if (kept1 !== null) {
        kept.push(kept1)
        await onAnswer()
      }
    }
  }

  return {
    kept,
    play: async () => {
      for (;;) {
        const client = await enter()
        try {
          await stay(client, await registry[client.now.table.game]())
          const { view } = client.now
          await client.close()
          return view
        } catch (error) {
          if (!(error instanceof Error) || !error.message.includes('has ended')) throw error
        }
      }
    },
  }
}

const REPLIES: readonly string[] = ['accepted', 'refused', 'error']

/** What was accepted; null if this server did not know yet what another one did. */
const answer = async (client: Client, rules: Rules, rng: Rng): Promise<Acknowledged | null> => {
  const { view, viewer, decisions } = client.now
  const [{ id: decision }] = decisions
  const choice = rules.unpack(anyChoice(rules, view, seatOf(viewer, rules.setup.seats), rng))
  const { length } = client.messages
  client.send({ type: 'answer', decision, choice })
  const reply = () => client.messages.slice(length).find(({ type }) => REPLIES.includes(type))
  await client.until(() => reply() !== undefined)
  const isKept = reply()?.type === 'accepted'
  await client.until(() => client.now.decisions.every(({ id }) => id !== decision) || client.now.outcome !== null)
  return isKept ? { decision, choice: rules.notation.write(choice) } : null
}
