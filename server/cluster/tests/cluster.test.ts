import { expect, it } from 'vitest'
import type { Entry } from '../../../kernel/record.ts'
import { type Seat, seatLetter } from '../../../kernel/seats.ts'
import { onDisk } from '../../testing/kept.ts'
import { freshPlace } from '../../testing/place.ts'
import { type Acknowledged, playOn } from '../../testing/player.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { guest } from '../../testing/visitor.ts'
import { type Wanderer, wanderer } from '../../testing/wanderer.ts'

/** Short matches of every game, with people and bots. */
const MATCHES: readonly Readonly<Record<string, unknown>>[] = [
  { game: 'kabuken' },
  { game: 'kabuken', setup: { seats: 3, options: { extension: 'on' } }, bots: { C: 'greedy' } },
  { game: 'kung-fur-fight' },
  { game: 'eight-masters-revenge', setup: { options: { life: 5 } } },
  { game: 'kung-fu-fighting', setup: { options: { turnLimit: 20 } } },
  { game: 'kung-fu-fighting', setup: { mode: '2v2', options: { turnLimit: 20 } }, bots: { C: 'random', D: 'random' } },
]
/** Answers after which a server is killed. */
const KILLS = [20, 60, 110, 170]

/** Every acknowledged answer is in the record, once and as it was given. */
const expectKept = (entries: readonly Entry[], seat: Seat, { kept }: Pick<Wanderer, 'kept'>): void => {
  expect(kept.length).toBeGreaterThan(0)
  for (const { decision, choice } of kept) {
    const entry = entries[Number.parseInt(decision, 10)]
    const given = entry.kind === 'answers' ? entry.answers.filter((answer) => answer.seat === seatLetter(seat)) : []
    expect(given).toEqual([{ seat: seatLetter(seat), choice, by: 'player' }])
  }
  expect(new Set(kept.map(({ decision }) => decision)).size).toBe(kept.length)
}

it('three servers on one database serve every table, though one is killed again and again', async () => {
  const place = await freshPlace()
  const programs: Program[] = await Promise.all([1, 2, 3].map(() => startProgram(place)))
  const down = new Set<Program>()
  const doors = (): readonly string[] => programs.filter((one) => !down.has(one)).map(({ url }) => url)
  let answers = 0
  let kills = 0
  let restarting = Promise.resolve()
  const killOne = async (): Promise<void> => {
    const victim = programs[kills++ % 3]
    down.add(victim)
    await victim.end('SIGKILL')
    const next = await startProgram(place)
    programs[programs.indexOf(victim)] = next
  }
  const onAnswer = async (): Promise<void> => {
    answers += 1
    if (KILLS.includes(answers)) restarting = restarting.then(killOne)
  }

  const tables = await Promise.all(
    MATCHES.map(async (wanted, n) => {
      const ann = await guest(programs[n % 3].url, 'Ann')
      const bob = await guest(programs[(n + 1) % 3].url, 'Bob')
      const { id } = await ann.open(wanted)
      await bob.sit(id)
      return { id, people: [ann, bob].map((visitor) => wanderer(visitor, id, doors, onAnswer)) }
    }),
  )
  const seen = await Promise.all(tables.map(({ people }) => Promise.all(people.map((person) => person.play()))))
  await restarting
  expect(kills).toBe(KILLS.length)
  for (const program of programs) expect(await program.end('SIGTERM')).toBe(0)

  for (const [n, { id, people }] of tables.entries()) {
    const { record, replayed } = await onDisk(place, id)
    for (const [seat, person] of people.entries()) expectKept(record.entries, seat, person)
    const { rules, moments } = replayed
    const { state } = moments[moments.length - 1]
    expect(rules.outcome(state)).not.toBeNull()
    expect(seen[n]).toEqual([0, 1].map((seat) => rules.hide(state, seat)))
  }
})

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'people at other servers keep their connection when a home ends by %s, and go on',
  async (signal) => {
    const place = await freshPlace()
    const [home, other] = [await startProgram(place), await startProgram(place)]
    const [ann, bob] = [await guest(home.url, 'Ann'), await guest(other.url, 'Bob')]
    const { id } = await ann.open({ beat: 0 })
    await bob.sit(id)
    const first = await ann.connect(id)
    const second = await bob.connect(id)
    const kept: Acknowledged[][] = [[], []]
    const isEnough = (): boolean => kept[0].length >= 3 && kept[1].length >= 3
    await Promise.all([first, second].map((client, seat) => playOn(client, 'before', kept[seat], isEnough)))
    const seq = Math.max(first.now.seq, second.now.seq)
    await second.until(() => second.now.seq === seq)
    const welcome = second.next('welcome')
    await home.end(signal)
    expect(await welcome).toMatchObject({ seq, viewer: 'B' })

    ann.url = other.url
    const back = await ann.connect(id)
    await Promise.all([back, second].map((client, seat) => playOn(client, 'after', kept[seat])))
    expect(await other.end('SIGTERM')).toBe(0)
    const { record, replayed } = await onDisk(place, id)
    for (const [seat, answers] of kept.entries()) expectKept(record.entries, seat, { kept: answers })
    const { rules, moments } = replayed
    expect([back, second].map(({ now }) => now.view)).toEqual(
      [0, 1].map((seat) => rules.hide(moments[moments.length - 1].state, seat)),
    )
  },
)
