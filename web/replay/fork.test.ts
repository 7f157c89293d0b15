import { expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { isSame } from '../../kernel/json.ts'
import { streamsIn } from '../../kernel/streams.ts'
import { tableRequest } from '../../protocol/requests.ts'
import { tableOf } from '../testing/messages.ts'
import { filmOfRecord } from './film.ts'
import { firstSeating, startAt, tableFrom } from './fork.ts'
import { randomMatch, sure } from './testing/random-match.ts'

const game = await registry.kabuken()
const record = randomMatch(game, { seats: 2 }, 'fork')
const film = sure(filmOfRecord(game, record, tableOf({ setup: record.setup })))

it('plays on with the hands of that moment, and with luck that nobody knows', () => {
  const { rules } = film
  const state = film.stateAt?.(3)
  const [one, two] = [startAt(film, 3), startAt(film, 3)].map((start) => sure(rules.position.read(start)))
  for (const seat of [0, 1]) expect(rules.hide(one, seat)).toEqual(rules.hide(state, seat))
  const luck = [state, one, two].map((known) => streamsIn(known)[0])
  expect(isSame(luck[0], luck[1]) || isSame(luck[1], luck[2])).toBe(false)
  expect(isSame(one, two)).toBe(false)
})

it('does not play on where the match is over', () => {
  expect(startAt(film, film.last)).toBeNull()
})

it('asks the server for that moment, with bots where they sit and oneself where one likes', () => {
  const seating = { ...firstSeating(3, 1, 'greedy'), C: 'person' }
  expect(seating).toEqual({ A: 'greedy', B: 'person', C: 'person' })
  expect(tableRequest.parse(tableFrom(film, 'some-table', 3, 'B', seating))).toMatchObject({
    from: { table: 'some-table', seq: 3 },
    seat: 'B',
    bots: { A: 'greedy' },
  })
})
