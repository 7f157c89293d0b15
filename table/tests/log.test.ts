import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Game } from '../../kernel/contract.ts'
import { createMatch, type Match } from '../../kernel/match.ts'
import { seeded } from '../../kernel/random.ts'
import { countedPlays } from '../../kernel/testing/counted-plays.ts'
import { answerAll, sure } from '../../kernel/testing/record-of.ts'
import { tinyGame } from '../../kernel/testing/tiny-game.ts'
import { Log } from '../log.ts'

const start = (game: Game, seed: string): Match =>
  sure(createMatch(game, { setup: { seats: 2 }, generator: 'sfc32', seed }))

/** As somebody gets it who was never there. */
const wholeLog = (table: Match): Log['events'] => new Log(table, table.moments()).events

type Deed = 'answer' | 'ask' | 'rest' | number

const deeds = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Deed>('answer') },
    { weight: 2, arbitrary: fc.constant<Deed>('ask') },
    fc.constant<Deed>('rest'),
    fc.nat(30),
  ),
  { maxLength: 30 },
)

it('is the same whenever it was asked for before, also after the match has gone back', () => {
  fc.assert(
    fc.property(fc.string(), deeds, (seed, all) => {
      const table = start(tinyGame, seed)
      const log = new Log(table, table.moments())
      const rng = seeded('sfc32', seed)
      for (const deed of all)
        if (deed === 'ask') expect(log.events).toEqual(wholeLog(table))
        else if (deed === 'rest') {
          table.rest()
          log.forget()
        } else if (deed !== 'answer') table.undo(deed)
        else if (table.outcome() === null) answerAll(table, rng)
      expect(log.events).toEqual(wholeLog(table))
    }),
  )
})

it('plays no step again that somebody has asked for before', () => {
  const counted = countedPlays()
  const table = start(counted.game, 'again')
  const log = new Log(table, table.moments())
  const rng = seeded('sfc32', 'again')
  for (let n = 0; n < 3; n++) answerAll(table, rng)
  counted.played = 0
  expect(log.events.length).toBeGreaterThan(0)
  expect(counted.played).toBe(3)
  answerAll(table, rng)
  counted.played = 0
  expect(log.events).toBe(log.events)
  expect(counted.played).toBe(1)
})
