import { describe, expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { seeded } from '../../kernel/random.ts'
import { sure } from '../../kernel/testing/record-of.ts'
import { tinyGame } from '../../kernel/testing/tiny-game.ts'
import { anyChoice, WIDEST } from '../candidates.ts'
import { LEVELS, searching, timeFor } from '../levels.ts'
import { leaks, wanders } from '../testing/promises.ts'
import { Arms } from './arms.ts'
import { CHECK } from './budget.ts'
import { Offers } from './offers.ts'
import { Search } from './search.ts'

const PATIENCE = 120_000
const quick = searching('quick', 20)
const games = await Promise.all(Object.values(registry).map((load) => load()))

describe.each(games)('in $meta.title the search', (game) => {
  const rules = sure(game.open({}))

  it(
    'chooses the same in two worlds that its seat cannot tell apart',
    () => {
      expect(leaks(game, rules, quick, 'worlds', 1)).toEqual([])
    },
    PATIENCE,
  )

  it(
    'plays the same game from the same seed',
    () => {
      expect(wanders(game, rules, quick, 'again')).toEqual([])
    },
    PATIENCE,
  )
})

const duel = sure(tinyGame.open({ mode: 'duel' }))
const view = duel.hide(duel.deal(seeded('sfc32', 'deal')), 0)
const thinking = (seed: string) => new Search(tinyGame, duel, view, 0, seeded('sfc32', seed))

describe('a search', () => {
  // B has nothing to answer with and is about to lose: with the right choice of A at once, with others not.
  it.each([
    ['kabuken', { hp: { A: 3, B: 1 }, field: 'R0', hands: { A: 'R1 R1 B2 G3 G4 B5', B: '' } }],
    ['kung-fur-fight', { sp: { B: 2 }, stacks: { a1: 'crash', a2: 'power' }, hands: { A: 'hua yue ban', B: '' } }],
    [
      'eight-masters-revenge',
      { life: { B: 1 }, hands: { A: 'B31 B35', B: '' }, areas: { A: '[Y11 B22]@2', B: '[R22 R13]@3' } },
    ],
    ['kung-fu-fighting', { chi: { B: 4 }, hands: { A: 'kick flying throw punch', B: '' } }],
  ])('finds a forced win in one: %s', async (id, given) => {
    const game = await registry[id]()
    const rules = sure(game.open({}))
    const state = sure(rules.position.read(given))
    const clock = seeded('sfc32', 'clock')
    const wins = (code: number | string): boolean => {
      const world = rules.copy(state)
      rules.play(
        world,
        rules.awaiting(world).map((seat) => (seat === 0 ? code : rules.fallback(world, seat, clock))),
      )
      for (let asked = rules.awaiting(world); asked.length > 0; asked = rules.awaiting(world)) {
        if (asked.includes(0)) return false
        rules.play(
          world,
          asked.map((seat) => rules.fallback(world, seat, clock)),
        )
      }
      return rules.outcome(world)?.places.join(' ') === '1 2'
    }
    const all: (number | string)[] = []
    rules.choices(state, 0, all)
    expect(new Set(all.map(wins))).toEqual(new Set([false, true]))
    for (const seed of ['one', 'two', 'three'])
      expect(wins(searching('finder', 200).choose(game, rules, rules.hide(state, 0), 0, seeded('sfc32', seed)))).toBe(
        true,
      )
  })

  it('says what it thinks of every choice it looked at', () => {
    const search = thinking('said')
    expect(search.run({ iterations: 300 })).toBe(300)
    const judged = search.judged()
    expect(judged.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    for (const { share, chance } of judged) for (const n of [share, chance]) expect(n >= 0 && n <= 1).toBe(true)
    expect(judged.map(({ share }) => share)).toEqual(judged.map(({ share }) => share).toSorted((a, b) => b - a))
  })

  it('gives the same answer for the same seed and the same number of iterations', () => {
    const [one, other] = [thinking('same'), thinking('same')]
    for (const search of [one, other]) search.run({ iterations: 200 })
    expect(one.judged()).toEqual(other.judged())
    expect(one.choice()).toBe(other.choice())
  })

  it('can be careless: it then plays what it looked at, not always what it likes best', () => {
    const search = thinking('careless')
    search.run({ iterations: 300 })
    const looked = new Set(search.judged().map(({ code }) => code))
    const played = new Set(Array.from({ length: 200 }, () => search.carelessChoice()))
    expect(played.size).toBeGreaterThan(1)
    for (const code of played) expect(looked.has(code)).toBe(true)
  })

  it('is careless in the way of the game: what is liked comes more often, or as often as anything', async () => {
    const game = await registry.kabuken()
    const rules = sure(game.open({ mode: 'duel' }))
    const state = rules.deal(seeded('sfc32', 'slips'))
    const [seat] = rules.awaiting(state)
    /** 1 if the best is played as often as any other. */
    const preference = (slips: number): number => {
      const careless = { ...game, advice: { ...game.advice, slips } }
      const search = new Search(careless, rules, rules.hide(state, seat), seat, seeded('sfc32', 'careless'))
      search.run({ iterations: 2000 })
      const judged = search.judged()
      const played = Array.from({ length: 1000 }, () => search.carelessChoice())
      return (played.filter((code) => code === judged[0].code).length / played.length) * judged.length
    }
    expect(preference(0)).toBeLessThan(2)
    expect(preference(1)).toBeGreaterThan(3)
    expect(preference(0.5)).toBeGreaterThan(preference(0))
    expect(preference(0.5)).toBeLessThan(preference(1))
  })

  it('is as careless where others choose too: everything that it looked at is played about as often', async () => {
    const game = await registry['kung-fur-fight']()
    const rules = sure(game.open({}))
    const state = rules.deal(seeded('sfc32', 'sealed'))
    const search = new Search(game, rules, rules.hide(state, 0), 0, seeded('sfc32', 'careless'))
    search.run({ iterations: 300 })
    const codes = search.judged().map(({ code }) => code)
    const times = new Map(codes.map((code) => [code, 0]))
    for (let i = 0; i < 200 * codes.length; i++) {
      const code = search.carelessChoice()
      times.set(code, (times.get(code) ?? 0) + 1)
    }
    expect(codes.length).toBeGreaterThan(2)
    expect(search.mix().length).toBeLessThan(codes.length)
    for (const often of times.values()) expect(Math.abs(often - 200)).toBeLessThan(60)
  })

  it('returns at the first check after its deadline', () => {
    let looks = 0
    const clock = (): number => {
      looks += 1
      return looks
    }
    expect(thinking('late').run({ iterations: 10_000, clock, until: 3 })).toBe(3 * CHECK)
    expect(looks).toBe(3)
  })

  it('does not think about what cannot be helped', () => {
    const forced = {
      ...duel,
      choices: (_s: unknown, _seat: number, out: { push(code: string): unknown }) => void out.push('pass'),
    }
    const { count: _, sample: __, ...alone } = forced
    const search = new Search(tinyGame, alone, view, 0, seeded('sfc32', 'forced'))
    expect(search.run({ iterations: 1000 })).toBe(1)
    expect(search.choice()).toBe('pass')
  })
})

describe('what a game tells the search', () => {
  const { score } = tinyGame.advice

  it('supposes what is likely where the game knows, and imagines anything else only where it does not', () => {
    let supposed = 0
    const suppose: typeof duel.imagine = (...given) => {
      supposed += 1
      return duel.imagine(...given)
    }
    const advice = { score, suppose: (_rules: unknown, ...given: Parameters<typeof suppose>) => suppose(...given) }
    new Search({ ...tinyGame, advice }, duel, view, 0, seeded('sfc32', 'likely')).run({ iterations: 50 })
    expect(supposed).toBe(50)
  })

  it('judges a quiet moment and looks no further', () => {
    let plays = 0
    const counting: typeof duel = {
      ...duel,
      play: (...given) => {
        plays += 1
        duel.play(...given)
      },
    }
    const chances = (_rules: unknown, _world: unknown, out: number[]): void => void out.fill(0.5, 0, 2)
    const search = (isQuiet: () => boolean) =>
      new Search({ ...tinyGame, advice: { score, chances, isQuiet } }, counting, view, 0, seeded('sfc32', 'quiet'))
    search(() => true).run({ iterations: 50 })
    expect(plays).toBe(50)
    search(() => false).run({ iterations: 50 })
    expect(plays).toBeGreaterThan(100)
  })

  /** A moment in which one seat alone has several choices, and these. */
  const alone = () => {
    const state = duel.deal(seeded('sfc32', 'tries'))
    const anybody = seeded('sfc32', 'anybody')
    for (;;) {
      const asked = duel.awaiting(state)
      const choices: string[] = []
      duel.choices(state, asked[0], choices)
      if (asked.length === 1 && choices.length > 1) return { state, seat: asked[0], choices }
      duel.play(
        state,
        asked.map((one) => anyChoice(duel, state, one, anybody)),
      )
    }
  }

  it('tries choices out where the game can play on and there are iterations enough, and takes what did best', () => {
    const { state, seat, choices } = alone()
    for (const wanted of choices.slice(0, 3)) {
      let tries = 0
      const advice = {
        score,
        foresee: () => 0.5,
        playOn: (_rules: unknown, _world: unknown, _seat: number, code: string): number => {
          tries += 1
          return code === wanted ? 0.6 : 0.4
        },
      }
      const search = () =>
        new Search({ ...tinyGame, advice }, duel, duel.hide(state, seat), seat, seeded('sfc32', 'tries'))
      search().run({ iterations: 499 })
      expect(tries).toBe(0)
      const trying = search()
      expect(trying.run({ iterations: 500 })).toBeLessThan(500)
      expect(tries).toBeGreaterThan(0)
      expect(trying.choice()).toBe(wanted)
    }
  })

  it('glances at one more world only as long as there is time', () => {
    const { state, seat, choices } = alone()
    let glances = 0
    const advice = { score, foresee: () => ++glances / 1000 }
    const search = () =>
      new Search({ ...tinyGame, advice }, duel, duel.hide(state, seat), seat, seeded('sfc32', 'glances'))
    search().run({ iterations: 1, glances: 8 })
    expect(glances).toBe(8 * choices.length)
    glances = 0
    let now = 0
    search().run({ iterations: 1, glances: 8, clock: () => ++now, until: 3 })
    expect(glances).toBe(3 * choices.length)
  })

  it('takes others to follow their looks as closely as the game says', () => {
    const followed = (grain?: number): number => {
      const advice = grain === undefined ? { score } : { score, grain }
      const offers = new Offers({ ...tinyGame, advice }, duel, seeded('sfc32', 'looks'))
      const arms = new Arms<string>()
      const seat = duel.awaiting(world)[0]
      for (let n = 0; n < 100; n++) arms.note(offers.next(world, seat, arms), 0.5)
      return Math.max(...arms.visits)
    }
    const world = duel.deal(seeded('sfc32', 'looks'))
    expect(followed(0.1)).toBeGreaterThan(90)
    expect(followed(1000)).toBeLessThan(followed())
  })
})

describe('what others can do in one world', () => {
  const [narrow, wide] = ['narrow', 'wide'].map((name) => duel.deal(seeded('sfc32', name)))
  const choices: typeof duel.choices = (s, seat, out) => {
    if (bounded.count?.(s, seat) === WIDEST + 1) throw new Error('must not be listed')
    duel.choices(s, seat, out)
  }
  const bounded: typeof duel = { ...duel, choices, count: (s) => (s === wide ? WIDEST + 1 : 1) }

  it.each([
    ['narrow, then wide', narrow, wide],
    ['wide, then narrow', wide, narrow],
  ])('is never listed where it is very much: %s', (_, first, second) => {
    const offers = new Offers(tinyGame, bounded, seeded('sfc32', 'many'))
    const arms = new Arms<string>()
    const met = [first, second, first, second, second].map((world) => {
      const at = offers.next(world, 0, arms)
      arms.note(at, 0.5)
      return duel.refusal(world, 0, duel.unpack(arms.codes[at]))
    })
    expect(met).toEqual([null, null, null, null, null])
  })

  it('is compared by its looks with what was listed in others', () => {
    const offers = new Offers(tinyGame, bounded, seeded('sfc32', 'many'))
    const arms = new Arms<string>()
    for (let n = 0; n < 20; n++) for (const world of [narrow, wide]) arms.note(offers.next(world, 0, arms), 0.5)
    const looks = arms.codes.map((code) => {
      const world = duel.refusal(narrow, 0, duel.unpack(code)) === null ? narrow : wide
      return tinyGame.advice.score(duel, duel.hide(world, 0), 0, code)
    })
    expect(new Set(looks).size).toBeGreaterThan(1)
    expect(arms.scores).toEqual(looks)
  })
})

describe('levels', () => {
  it('are given more time the higher they are, others none to keep to', () => {
    const clock = (): number => 100
    expect(Object.keys(LEVELS).map((id) => timeFor(id, clock).until)).toEqual([400, 600, 1100, 2100])
    expect(timeFor('greedy', clock)).toEqual({})
  })

  it('think as far as they may, and no further', () => {
    let done = 0
    const counting = {
      ...duel,
      imagine: (...given: Parameters<typeof duel.imagine>) => {
        done += 1
        return duel.imagine(...given)
      },
    }
    searching('ten', 10).choose(tinyGame, counting, view, 0, seeded('sfc32', 'far'))
    searching('ten', 10).choose(tinyGame, counting, view, 0, seeded('sfc32', 'far'), { iterations: 4 })
    expect(done).toBe(14)
    const slowGame = { ...tinyGame, advice: { ...tinyGame.advice, pace: 0.3 } }
    searching('ten', 10).choose(slowGame, counting, view, 0, seeded('sfc32', 'far'))
    expect(done).toBe(17)
  })
})
