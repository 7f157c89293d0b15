import { expect, it } from 'vitest'
import { seeded } from '../../kernel/random.ts'
import { anyAnswer } from '../testing/player.ts'
import { caughtUp, gives, sitAround } from '../testing/rigged.ts'
import { Visitor } from '../testing/visitor.ts'

const POSITION = { field: 'B4', hp: { B: 2 }, hands: { A: 'R0 R1 R3 G5* G5 B2', B: 'B3 R3 G0 G1 B5 B1' } }

it('who is out of the match is sent what the gallery is sent, patch by patch', async () => {
  const wanted = { setup: { mode: 'melee', seats: 5 } }
  const { clients, house, id } = await sitAround({ position: POSITION, wanted })
  const [a, b] = clients
  const watching = await new Visitor(house.url).connect(id)
  await gives(a, { do: 'attack', cards: ['R0', 'R1', 'R3'] })
  await b.until(() => b.now.decisions.length > 0)
  await watching.until(() => watching.now.seq === 1)
  expect(b.now.view).not.toEqual(watching.now.view)
  await gives(b, { do: 'hit' })

  const rng = seeded('sfc32', 'eliminated')
  for (let seq = 2; seq < 12; seq++) {
    for (const client of [...clients, watching]) await client.until(() => client.now.seq === seq)
    expect(b.now.view).toEqual(watching.now.view)
    const asked = clients.find(({ now }) => now.decisions.length > 0)
    if (asked === undefined) throw new Error('nobody is asked')
    expect(asked).not.toBe(b)
    await gives(asked, anyAnswer(asked, rng).choice)
  }
  for (const client of [b, watching]) await caughtUp(client)
  const later = [b, watching].map(({ messages }) => messages.filter((one) => one.type === 'step' && one.seq > 2))
  expect(later[0].length).toBeGreaterThan(8)
  expect(later[0]).toEqual(later[1])
  expect(b.now).toMatchObject({ viewer: 'B', decisions: [], view: watching.now.view })
})
