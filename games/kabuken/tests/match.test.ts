import { describe, test } from 'vitest'
import { duel, fight, ring } from '../testing/tables.ts'

// Chapter 14: a match of two wins.

const match = { match: 'twoWins' }
const lastBlow = { hp: { B: 1 }, hands: { A: 'R2 R2 ...' } }

test('KBK-14.1 who wins a game earns a counter, and a new game is dealt', () => {
  duel(lastBlow, match)
    .plays('A', 'attack R2 R2')
    .plays('B', 'hit')
    .logs(
      { key: 'kabuken.gameOver', winners: ['A'], rule: 'KBK-13.1' },
      { key: 'kabuken.wins', wins: [1, 0], rule: 'KBK-14.1' },
      { key: 'kabuken.deal' },
    )
    .outcome(null)
    .expects({ wins: { A: 1, B: 0 }, hp: { A: 8, B: 8 }, handSizes: { A: 6, B: 6 }, deckSize: 41, turn: 1, runOuts: 0 })
    .ends('B', 'action')
})

test('KBK-14.1 the first with two counters wins the match', () => {
  duel({ ...lastBlow, wins: { A: 1, B: 1 } }, match)
    .plays('A', 'attack R2 R2')
    .plays('B', 'hit')
    .endsMatch({ places: [1, 2], reason: 'match', rule: 'KBK-14.1' })
  duel({ ...lastBlow, wins: { A: 0, B: 1 } }, match)
    .plays('A', 'attack R2 R2')
    .plays('B', 'hit')
    .outcome(null)
    .expects({ wins: { A: 1, B: 1 } })
    .ends('B', 'action')
})

describe('a shared victory', () => {
  const tie = (wins: { A: number; B: number }, options = {}) =>
    duel({ wins, deckSize: 1, hp: { A: 5, B: 5 }, hands: { A: 'R2 ...' } }, { ...match, ...options }).plays(
      'A',
      'psych-up R2',
    )

  test('KBK-14.2 earns each a counter; who reach 2 together share the match', () => {
    tie({ A: 0, B: 0 })
      .expects({ wins: { A: 1, B: 1 } })
      .ends('B', 'action')
    tie({ A: 1, B: 0 }).endsMatch({ places: [1, 2], reason: 'match' })
    tie({ A: 1, B: 1 }).endsMatch({ places: [1, 1], reason: 'match' })
  })

  test('KBK-22.1 sharedWin none: it earns nothing', () => {
    tie({ A: 1, B: 1 }, { sharedWin: 'none' })
      .expects({ wins: { A: 1, B: 1 } })
      .ends('B', 'action')
    duel({ ...lastBlow, wins: { A: 1, B: 1 } }, { ...match, sharedWin: 'none' })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .endsMatch({ places: [1, 2] })
  })
})

test('KBK-14.3 the first turn passes clockwise from game to game', () => {
  ring(3, { ...lastBlow, hp: { A: 8, B: 1, C: 7 }, starter: 'C' }, match)
    .plays('A', 'attack R2 R2')
    .plays('B', 'hit')
    .expects({ starter: 'A', active: 'A', wins: { A: 1, B: 0, C: 0 } })
    .ends('A', 'action')
})

describe('with characters and secrets', () => {
  const given = {
    ...lastBlow,
    characters: { A: 'tiger', B: 'dog' },
    secrets: { A: 'greed', B: 'dazzle' },
    uses: { A: 1 },
    usedIn: { A: 1 },
    turn: 3,
  }

  test('KBK-14.3 they are chosen anew for each game', () => {
    fight({ ...given, draft: null }, { ...match, characterPick: 'deal' })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .expects({ secrets: { A: null, B: null }, uses: { A: 0, B: 0 }, hands: { A: '', B: '' }, wins: { A: 1 } })
      .ends('A B', 'secret')
  })

  test('KBK-22.1 matchKeeps keep: they stay, and spent secrets are ready again', () => {
    fight(given, { ...match, matchKeeps: 'keep' })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .expects({
        characters: { A: 'tiger', B: 'dog' },
        secrets: { A: 'greed', B: 'dazzle' },
        uses: { A: 0, B: 0 },
        hp: { A: 8, B: 7 },
        handSizes: { A: 6, B: 7 },
        wins: { A: 1 },
      })
      .ends('B', 'action')
  })
})

test('KBK-21.14 giving up ends the whole match', () => {
  duel({ wins: { A: 0, B: 1 } }, match)
    .givesUp('B')
    .logs({ key: 'kabuken.gaveUp', seat: 'B' })
    .endsMatch({ places: [1, 2], reason: 'gaveUp', rule: 'KBK-21.14' })
})
