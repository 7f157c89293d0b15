import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'
import { deckFile, record } from '../testing/deck-files.ts'
import { at, type FightingRules, offered, type Plain, packed, played, rulesFor } from '../testing/tables.ts'

// What looks good at first sight: the advice that bots share.

const MORE = { options: { more: 'on', archetypes: 'chosen' } }

interface Moment {
  readonly rules: FightingRules
  readonly s: State
  readonly seat: number
}

/** A position, after what was played in it. */
const moment = (setup: Plain, given: Plain, ...texts: readonly string[]): Moment => {
  const rules = rulesFor(setup)
  const s = played(rules, at(rules, given), ...texts)
  return { rules, s, seat: rules.awaiting(s)[0] }
}

const scoreOf = ({ rules, s, seat }: Moment, choice: string): number =>
  game.advice.score(rules, rules.hide(s, seat), seat, packed(rules, s, seat, choice))

/** What a greedy player does here. */
const best = (setup: Plain, given: Plain, ...texts: readonly string[]): string => {
  const here = moment(setup, given, ...texts)
  const choices = offered(here.rules, here.s, here.seat)
  const scores = choices.map((choice) => scoreOf(here, choice))
  return choices[scores.indexOf(Math.max(...scores))]
}

const prefers = (setup: Plain, given: Plain, better: string, worse: string): void => {
  const here = moment(setup, given)
  expect(scoreOf(here, better)).toBeGreaterThan(scoreOf(here, worse))
}

describe('a turn comes to an end', () => {
  test('KFF-12.3 cards that would only come back from the discard pile are not drawn for ever', () => {
    const given = { hands: { A: 'huddle', B: '', C: '', D: '' } }
    expect(best({ mode: '2v2' }, given)).toBe('play huddle')
    expect(best({ mode: '2v2' }, { ...given, deckSize: 0 })).toBe('end')
    const blank = record('chi', { restore: { chi: 0, draw: 5 } })
    const thirsty = { chi: { A: 10 }, hands: { A: 'my-own-card' } }
    expect(best({ files: { blank } }, thirsty)).toBe('play my-own-card')
    expect(best({ files: { blank } }, { ...thirsty, deckSize: 0 })).toBe('end')
  })

  test('KFF-7.8 two who may strike back without a card stop when one of them falls anyway', () => {
    const fighter = (id: string) =>
      record('archetype', { standing: { freeCounter: true } }, { id, name: id, set: 'archetype' })
    const weapon = { attack: 0, defence: 0, onHit: [{ do: 'discard', n: 1 }] }
    const poke = record('weapon', { weapon }, { id: 'poke', name: 'Poke', count: 2 })
    const setup = {
      options: { archetypes: 'random' },
      files: { deck: deckFile(fighter('she'), fighter('her-sister'), poke) },
    }
    const given = {
      archetypes: { A: 'she', B: 'her-sister' },
      weapons: { A: 'sword', B: 'sword' },
      hands: { A: 'wild', B: 'trip' },
    }
    const struck = ['attack weapon on B', 'counter weapon on A']
    expect(best(setup, given, ...struck)).toMatch(/^counter weapon/)
    expect(best(setup, { ...given, chi: { B: 3 } }, ...struck)).toBe('pass')
    const shielded = { ...given, weapons: { A: 'poke', B: 'poke' } }
    const longer = Array.from({ length: 20 }, (_, n) => `counter weapon on ${n % 2 === 0 ? 'A' : 'B'}`)
    expect(best(setup, shielded, 'attack weapon on B', ...longer.slice(0, 3))).toMatch(/^counter weapon/)
    expect(best(setup, shielded, 'attack weapon on B', ...longer)).toBe('pass')
  })
})

describe('attacking', () => {
  test('with everything that adds to it', () => {
    expect(best({}, { hands: { A: 'kick flying spinning blocking-kick' } })).toBe('attack kick flying spinning on B')
  })

  test('a fall comes before everything else, and nothing is wasted on it', () => {
    const given = { chi: { B: 3, C: 20 }, hands: { A: 'kick flying spinning', C: '', B: '' } }
    expect(best({ seats: 3 }, given)).toBe('attack kick on B')
  })

  test('KFF-0.2 goes at an opponent, the one whom it hurts', () => {
    const given = { weapons: { B: 'fan' }, hands: { A: 'kick' } }
    expect(best({ seats: 3 }, given)).toBe('attack kick on C')
    expect(best({ mode: '2v2' }, { ...given, weapons: { B: 'fan' } })).toBe('attack kick on D')
  })

  test('never uselessly', () => {
    expect(best({}, { weapons: { B: 'fan' }, hands: { A: 'punch' } })).toBe('end')
    expect(best({}, { weapons: { A: 'fan' }, hands: { A: 'deep-breath' } })).toBe('end')
  })

  test('rather with a kick than with a Throw, unless there is something to lose', () => {
    expect(best({}, { hands: { A: 'kick throw' } })).toBe('attack kick on B')
    expect(best({}, { weapons: { B: 'umbrella' }, hands: { A: 'kick throw' } })).toBe('attack throw on B')
  })

  test('many at once, where a card splits', () => {
    const given = { hands: { A: 'kick split-attack', B: '', C: '' } }
    expect(best({ seats: 3 }, given)).toBe('attack kick split-attack on B C by split-attack')
  })
})

describe('an own turn', () => {
  test('Stances and Weapons come before the Attack', () => {
    expect(best({}, { hands: { A: 'kick crane-stance' } })).toBe('play crane-stance')
    expect(best({}, { hands: { A: 'kick umbrella' } })).toBe('play umbrella')
    expect(best(MORE, { weapons: { A: 'sword' }, hands: { A: 'kick iron-bands' } })).toBe('play iron-bands')
  })

  test('a worse one does not replace a better one', () => {
    const given = {
      window: 'respite',
      weapons: { A: 'umbrella' },
      onWeapon: { A: 'iron-bands' },
      hands: { A: 'chair' },
    }
    expect(best(MORE, given)).toBe('end')
  })

  test('KFF-18.2 a bonus for a card that does not exist is worth nothing', () => {
    const blank = {
      id: 'heron-stance',
      name: 'Heron Stance',
      set: 'custom',
      count: 1,
      type: 'stance',
      subtype: [],
      stance: { bonus: [{ on: 'id:no-such-card', plus: 9 }] },
      text: 'A bonus that nobody gets.',
      tag: 'reconstructed',
    }
    const given = { window: 'refill', hands: { A: 'kick heron-stance' } }
    expect(best({ files: { blank } }, given)).toBe('refill heron-stance')
  })

  test('Chi is restored when it counts, and not wasted', () => {
    const hands = { A: 'night-by-the-waterfall' }
    expect(best({}, { window: 'respite', chi: { A: 9 }, hands })).toBe('play night-by-the-waterfall')
    expect(best({}, { window: 'respite', chi: { A: 19 }, hands })).toBe('end')
  })

  test('Blocks and what can be used are kept, the rest goes', () => {
    const hands = { A: 'your-kung-fu-is-weak blocking-kick kick flying wild wild rice-wine' }
    expect(best({}, { window: 'refill', hands })).toMatch(/ wild wild/)
    prefers({}, { window: 'refill', hands }, 'refill', 'refill your-kung-fu-is-weak')
    prefers({}, { window: 'refill', chi: { A: 5 }, hands }, 'refill', 'refill rice-wine')
  })

  test('a Stance that costs too much is let go, a good one is paid for', () => {
    const given = { window: 'upkeep', stances: { A: 'imperial-stance' }, hands: { A: 'kick flying spinning' } }
    expect(best(MORE, { ...given, chi: { A: 15 } })).toBe('pay')
    expect(best(MORE, { ...given, chi: { A: 2 } })).toBe('let-go')
  })

  test('an Archetype with a larger hand is chosen first', () => {
    const given = { window: 'archetype', picking: 'AB', asked: 'A' }
    expect(best(MORE, given)).toBe('choose street-orphan')
  })
})

describe('answering', () => {
  const KICK = 'attack kick on B'

  test('with the Block that is missed least', () => {
    const given = { hands: { A: 'kick', B: 'blocking-kick your-kung-fu-is-weak' } }
    expect(best({}, given, KICK)).toBe('block blocking-kick')
  })

  test('not at all, where next to nothing is lost', () => {
    const given = { weapons: { B: 'umbrella' }, hands: { A: 'kick', B: 'your-kung-fu-is-weak' } }
    expect(best({}, given, KICK)).toBe('pass')
  })

  test('with whatever saves, where a fall threatens', () => {
    const given = { chi: { B: 1 }, weapons: { B: 'umbrella' }, hands: { A: 'kick', B: 'your-kung-fu-is-weak punch' } }
    expect(best({}, given, KICK)).toBe('block your-kung-fu-is-weak')
  })

  test('with a counterattack, where a Block allows it', () => {
    const given = { hands: { A: 'kick', B: 'your-kung-fu-is-no-match kick flying' } }
    expect(best({}, given, KICK)).toBe('block your-kung-fu-is-no-match counter kick flying on A')
  })

  test('at will, if She Who Must Fight is hit anyway', () => {
    const given = { archetypes: { B: 'she-who-must-fight' }, hands: { A: 'kick', B: 'punch' } }
    expect(best(MORE, given, KICK)).toBe('counter punch on A')
  })
})

describe('a team', () => {
  const PAIRS = { mode: '2v2' }

  test('an enhancement helps a teammate, if it adds anything', () => {
    const given = (hand: string) => ({ hands: { A: 'punch', B: '', C: hand, D: '' } })
    expect(best(PAIRS, given('flying deep-breath'), 'attack punch on B')).toBe('add flying')
    expect(best(PAIRS, given('combo-attack deep-breath'), 'attack punch on B')).toBe('pass')
    expect(best(PAIRS, given('you-go-that-way kick wild'), 'attack punch on B')).toBe(
      'add you-go-that-way attack kick wild on D',
    )
  })

  test('a teammate is covered against a heavy blow, not against a scratch', () => {
    const given = { hands: { A: 'kick flying spinning', B: 'wild', C: '', D: 'behind-you' } }
    expect(best(PAIRS, given, 'attack kick flying spinning on B')).toBe('cover behind-you')
    expect(best(PAIRS, { ...given, weapons: { B: 'umbrella' } }, 'attack kick on B')).toBe('pass')
  })

  test('somebody with the right Block stands in front', () => {
    const given = { hands: { A: 'kick flying spinning', B: 'wild', C: '', D: 'face-me blocking-kick' } }
    expect(best(PAIRS, given, 'attack kick flying spinning on B')).toBe('cover face-me')
    expect(best(PAIRS, { hands: { ...given.hands, D: 'face-me wild' } }, 'attack kick flying on B')).toBe('pass')
  })

  test('a card goes to a teammate who makes more of it', () => {
    const given = { window: 'passCard', stances: { C: 'dragon-stance' }, hands: { A: 'flying' } }
    expect(best(PAIRS, given)).toBe('give flying to C')
    expect(best(PAIRS, { ...given, stances: {}, hands: { A: 'your-kung-fu-is-weak' } })).toBe('keep')
  })
})

describe('proposals', () => {
  const proposed = ({ rules, s, seat }: Moment, count = 24): string[] => {
    const rng = seeded('sfc32', 'proposals')
    const view = rules.hide(s, seat)
    const codes = Array.from({ length: count }, () => game.advice.propose?.(rules, view, seat, rng) ?? '')
    for (const code of codes) {
      const choice = rules.unpack(code)
      expect(rules.refusal(s, seat, choice)).toBeNull()
      expect(rules.pack(s, seat, choice)).toBe(code)
    }
    return codes.map((code) => rules.notation.write(rules.unpack(code)))
  }

  const MANY =
    'kick kick kick punch punch trip flying spinning flipping wild running-up-the-wall whirlwind combo-attack split-attack'
  const crowd = (hand: string) => moment({ seats: 4 }, { hands: { A: hand, B: '', C: '', D: '' } })

  test('are legal, in their one spelling, and as good as anything that a thousand samples hold', () => {
    const here = crowd(MANY)
    const { rules, s } = here
    expect(rules.count?.(s, 0)).toBeGreaterThan(2000)
    const rng = seeded('sfc32', 'samples')
    const sampled = Array.from({ length: 1000 }, () => rules.sample?.(s, 0, rng) ?? '')
    const found = Math.max(...proposed(here).map((choice) => scoreOf(here, choice)))
    expect(found).toBeGreaterThanOrEqual(Math.max(...sampled.map((code) => game.advice.score(rules, s, 0, code))))
  })

  test('hold the end of the turn where nothing is better, and gear where there is some', () => {
    expect(new Set(proposed(moment({}, { weapons: { A: 'fan' }, hands: { A: '' } })))).toEqual(new Set(['end']))
    expect(proposed(crowd(`${MANY} umbrella`))).toContain('play umbrella')
  })

  test('of a hand as large as a deck file can make it are found in bounded time', () => {
    const own = (type: string, id: string, effect: Plain) =>
      record(type, effect, { id, name: id, set: 'base', count: 2 })
    const cards = Array.from({ length: 120 }, (_, n) => [
      own('enhancement', `more-${n}`, { enhance: { plus: 1, combo: { max: 40 } } }),
      own('attack', `blow-${n}`, { attack: { damage: 1 } }),
    ]).flat()
    const hand = cards.map(({ id }) => id).join(' ')
    const setup = { files: { deck: deckFile(...cards) } }
    for (const window of ['prepare', 'refill'])
      expect(proposed(moment(setup, { window, hands: { A: hand, B: '' } }), 1)).toHaveLength(1)
  })

  test('strike back, join in and refill as well', () => {
    const struck = { hands: { A: 'throw wild', B: `your-kung-fu-is-no-match ${MANY}` } }
    const back = proposed(moment({}, struck, 'attack throw on B'))
    expect(back.some((choice) => choice.startsWith('block your-kung-fu-is-no-match counter'))).toBe(true)
    const joined = { hands: { A: 'throw wild', B: '', C: `you-go-that-way ${MANY}`, D: '' } }
    const along = proposed(moment({ mode: '2v2' }, joined, 'attack throw on B'))
    expect(along.some((choice) => choice.startsWith('add you-go-that-way attack'))).toBe(true)
    const [refilled] = proposed(moment({}, { window: 'refill', hands: { A: `${MANY} your-kung-fu-is-weak` } }), 1)
    expect(refilled).not.toMatch(/your-kung-fu-is-weak/)
  })
})
