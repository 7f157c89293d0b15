import { describe, expect, it } from 'vitest'
import { seeded } from '../kernel/random.ts'
import { tinyGame } from '../kernel/testing/tiny-game.ts'
import { bots } from './all.ts'
import type { Bot } from './bot.ts'
import { WIDEST } from './candidates.ts'
import { greedy } from './greedy.ts'
import { searching } from './levels.ts'
import { PEER_ITERATIONS, peering } from './peer.ts'
import { playOut } from './play-out.ts'
import { random } from './random.ts'
import { illegalChoices, leaks, wanders } from './testing/promises.ts'

const open = (setup: unknown) => {
  const opened = tinyGame.open(setup)
  if (!opened.ok) throw new Error(opened.problem.message)
  return opened.value
}
const duel = open({ mode: 'duel' })
const trio = open({ mode: 'trio' })

it('every bot goes by its name', () => {
  for (const [name, bot] of Object.entries(bots)) expect(bot.id).toBe(name)
})

describe.each([random, greedy, searching('search', 6), peering('peer', 6)])('$id', (bot) => {
  it.each([duel, trio])('never makes an illegal choice', (rules) =>
    expect(illegalChoices(tinyGame, rules, bot, 'legal', 30)).toEqual([]),
  )
  it('plays the same game from the same seed', () => expect(wanders(tinyGame, trio, bot, 'again')).toEqual([]))
  it('chooses the same in two worlds that its seat cannot tell apart', () =>
    expect(leaks(tinyGame, trio, bot, 'worlds', 20)).toEqual([]))
})

describe('random', () => {
  const view = duel.hide(duel.deal(seeded('sfc32', 'uniform')), 0)
  const legal: string[] = []
  duel.choices(view, 0, legal)

  const counts = (rules: typeof duel): number[] => {
    const rng = seeded('sfc32', 'draws')
    const drawn = Array.from({ length: 1000 * legal.length }, () => random.choose(tinyGame, rules, view, 0, rng))
    return legal.map((choice) => drawn.filter((other) => other === choice).length)
  }

  it('makes every choice equally often', () => {
    for (const n of counts(duel)) expect(Math.abs(n - 1000)).toBeLessThan(150)
  })

  it('does so too when the game cannot draw a choice itself', () => {
    const listed = { ...duel }
    Reflect.deleteProperty(listed, 'sample')
    for (const n of counts(listed)) expect(Math.abs(n - 1000)).toBeLessThan(150)
  })
})

const valued = (score: (choice: string) => number) => ({
  ...tinyGame,
  advice: { score: (_rules: unknown, _view: unknown, _seat: number, choice: string) => score(choice) },
})

describe('greedy', () => {
  const view = duel.hide(duel.deal(seeded('sfc32', 'deal')), 0)
  const legal: string[] = []
  duel.choices(view, 0, legal)

  it.each(legal)('plays what the advice likes best: %s', (best) => {
    const game = valued((choice) => (choice === best ? 1 : -1))
    expect(greedy.choose(game, duel, view, 0, seeded('sfc32', 'x'))).toBe(best)
  })

  it('draws between equals', () => {
    const rng = seeded('sfc32', 'ties')
    const game = valued((choice) => (choice === 'pass' ? 0 : 1))
    const drawn = new Set(Array.from({ length: 200 }, () => greedy.choose(game, duel, view, 0, rng)))
    expect([...drawn].sort()).toEqual(legal.filter((choice) => choice !== 'pass').sort())
  })

  it('looks at a sample where there are too many choices to list', () => {
    let looked = 0
    const game = valued(() => {
      looked += 1
      return 0
    })
    const huge = {
      ...duel,
      count: () => 1_000_000,
      choices: () => {
        throw new Error('must not be listed')
      },
    }
    expect(legal).toContain(greedy.choose(game, huge, view, 0, seeded('sfc32', 'x')))
    expect(looked).toBe(WIDEST)
  })

  it('looks at what the game proposes instead, where it makes proposals', () => {
    const [proposed] = legal
    const unproposed = legal.filter((choice) => choice !== proposed)
    const game = valued((choice) => unproposed.indexOf(choice))
    const proposing = { ...game, advice: { ...game.advice, propose: () => proposed } }
    const huge = { ...duel, count: () => WIDEST + 1 }
    expect(greedy.choose(proposing, huge, view, 0, seeded('sfc32', 'x'))).toBe(proposed)
    expect(unproposed).toContain(greedy.choose(proposing, duel, view, 0, seeded('sfc32', 'x')))
  })
})

describe('peer', () => {
  const view = duel.hide(duel.deal(seeded('sfc32', 'deal')), 0)
  const legal: string[] = []
  duel.choices(view, 0, legal)

  it.each([
    [PEER_ITERATIONS, 100],
    [PEER_ITERATIONS / 5, 20],
    [PEER_ITERATIONS / 20, 10],
  ])('with %i iterations draws %i of very many choices, as many as it can try', (iterations, tried) => {
    let drawn = 0
    const huge: typeof duel = {
      ...duel,
      count: () => 1_000_000,
      sample: (s, seat, rng) => {
        if (s === view) drawn += 1
        return duel.sample?.(s, seat, rng) ?? ''
      },
    }
    expect(legal).toContain(peering('peer', iterations).choose(tinyGame, huge, view, 0, seeded('sfc32', 'x')))
    expect(drawn).toBe(tried)
  })

  it.each(legal)('takes the best of those that it tried equally often: %s', (best) => {
    let played: string | null = null
    const decided: typeof duel = {
      ...duel,
      imagine: (...given) => {
        played = null
        return duel.imagine(...given)
      },
      awaiting: () => (played === null ? [0] : []),
      play: (_s, answers) => {
        played = answers[0]
      },
      outcome: () => ({ places: played === best ? [1, 2] : [2, 1], reason: 'played', rule: 'TINY-1' }),
    }
    expect(peering('peer', legal.length).choose(tinyGame, decided, view, 0, seeded('sfc32', 'x'))).toBe(best)
  })
})

describe('playOut', () => {
  it('gives each bot the view of its seat and nothing else', () => {
    const views: [unknown, unknown][] = []
    const spy: Bot = {
      id: 'spy',
      choose: (game, rules, view, seat, rng) => {
        views.push([view, rules.hide(view, seat)])
        return random.choose(game, rules, view, seat, rng)
      },
    }
    playOut(tinyGame, trio, [spy, spy, spy], seeded('sfc32', 'spy'))
    expect(views.length).toBeGreaterThan(10)
    for (const [given, hidden] of views) expect(given).toEqual(hidden)
  })

  it('tells how the match ended and how many answers it took', () => {
    const { state, outcome, answers } = playOut(tinyGame, duel, [greedy, random], seeded('sfc32', 'end'))
    expect(outcome).toEqual(duel.outcome(state))
    expect(outcome?.places).toContain(1)
    expect(answers).toBeGreaterThan(2)
  })

  it('stops bots that never come to an end', () => {
    const game = { ...tinyGame, meta: { ...tinyGame.meta, longest: 2 } }
    const { outcome, answers } = playOut(game, duel, [random, random], seeded('sfc32', 'end'))
    expect(outcome).toBeNull()
    expect(answers).toBe(2)
  })
})
