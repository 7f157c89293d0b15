import { anyChoice } from '../../bots/candidates.ts'
import { registry } from '../../games/registry.ts'
import type { Rules } from '../../kernel/contract.ts'
import { type Rng, seeded } from '../../kernel/random.ts'
import { seatOf } from '../../kernel/seats.ts'
import type { Client } from './client.ts'
import { sure } from './sure.ts'

/** What somebody was told is on disk. */
export interface Acknowledged {
  readonly decision: string
  /** In the game's notation. */
  readonly choice: string
}

const games = new Map(
  await Promise.all(Object.entries(registry).map(async ([id, load]) => [id, await load()] as const)),
)
const opened = new WeakMap<object, Rules>()

const rulesOf = ({ now }: Client): Rules => {
  const { game: id, rules: version, setup } = now.table
  const game = games.get(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  const rules = opened.get(setup) ?? sure(game.open(setup, version))
  opened.set(setup, rules)
  return rules
}

/** Any legal answer to what is asked, drawn from the client's own view. */
export const anyAnswer = (client: Client, rng: Rng): { readonly id: string; readonly choice: unknown } => {
  const rules = rulesOf(client)
  const { view, viewer, decisions } = client.now
  const code = anyChoice(rules, view, seatOf(viewer, rules.setup.seats), rng)
  return { id: decisions[0].id, choice: rules.unpack(code) }
}

/** Every legal answer to what is asked, as the client's own view has it. */
export const answersOf = (client: Client): readonly unknown[] => {
  const rules = rulesOf(client)
  const { view, viewer } = client.now
  const codes: Parameters<typeof rules.unpack>[0][] = []
  rules.choices(view, seatOf(viewer, rules.setup.seats), codes)
  return codes.map((code) => rules.unpack(code))
}

const REPLIES: readonly string[] = ['accepted', 'refused', 'error']

/** Answers everything at random until the match is over, or it is time to stop. */
export const playOn = async (
  client: Client,
  seed: string,
  kept: Acknowledged[] = [],
  isEnough: () => boolean = () => false,
): Promise<void> => {
  const rng = seeded('sfc32', `${seed} ${client.now.viewer}`)
  const { notation } = rulesOf(client)
  for (;;) {
    await client.until(() => client.now.outcome !== null || client.now.decisions.length > 0 || isEnough())
    if (client.now.outcome !== null || isEnough()) return
    const { id, choice } = anyAnswer(client, rng)
    const { length } = client.messages
    client.send({ type: 'answer', decision: id, choice })
    const answered = () => client.messages.slice(length).find(({ type }) => REPLIES.includes(type))
    await client.until(() => answered() !== undefined)
    if (answered()?.type !== 'accepted') throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(answered())}`)
    kept.push({ decision: id, choice: notation.write(choice) })
    await client.until(() => client.now.decisions.every((decision) => decision.id !== id))
  }
}
