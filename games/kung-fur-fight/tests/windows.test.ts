import { describe, expect, test } from 'vitest'
import { type Event, seen } from '../../../kernel/events.ts'
import { seeded } from '../../../kernel/random.ts'
import { game } from '../game.ts'
import { at, bout, fought, happens, offered, type Plain, played, rulesFor, sums } from '../testing/tables.ts'
import { WINDOWS } from '../windows/all.ts'

// Chapter 18: what is asked, when, and what asking gives away.

test('KFU-18.1 exactly these questions exist, and each has words', () => {
  const names = ['order', 'peel', 'plan', 'ringo', 'shiauYao', 'shiue', 'throw', 'waiver']
  expect(Object.keys(WINDOWS).sort()).toEqual(names)
  expect(Object.keys(game.words.windows).sort()).toEqual(names)
})

test('KFU-18.1 what may be answered, window by window', () => {
  const answers = (given: Plain, texts: readonly string[], seat: number): string[] => {
    const rules = rulesFor()
    return offered(rules, played(rules, at(rules, given), texts), seat)
  }
  const few = { hands: { A: 'shiue chai yue fu', B: 'ringo' }, hw: { A: 0, B: 2 } }
  expect(answers(few, ['plan a1 shiue', 'plan a1 ringo'], 0)).toEqual(['throw rock', 'throw scissors', 'throw paper'])
  expect(answers(few, ['plan a1 shiue', 'pass'], 0)).toEqual(['none', 'add chai', 'add yue'])
  expect(answers(few, ['pass', 'plan a1 ringo'], 1)).toEqual(['commit 0', 'commit 1', 'commit 2'])
  const shiauYao = { hands: { A: 'shiau-yao', B: 'yaou masaru raihuu' } }
  const removals = ['none', 'remove masaru', 'remove raihuu']
  expect(answers(shiauYao, ['plan a1 shiau-yao', 'plan a1 yaou+masaru+raihuu'], 0).sort()).toEqual(removals)
  const taiChi = { hands: { B: 'tai-chi' } }
  expect(answers(taiChi, ['plan a1 yue', 'plan a1 tai-chi'], 0)).toEqual(['use', 'waive'])
  const ignoring = ['ignore 0', 'ignore 1', 'ignore 2']
  expect(answers(taiChi, ['plan a1 ban', 'plan a1 tai-chi+2hw'], 0)).toEqual(ignoring)
  const peel = { stacks: { a1: 'peel' }, pile: 'boom ming boom' }
  expect(answers(peel, ['plan a1 yue', 'pass'], 0).sort()).toEqual(['take boom', 'take ming'])
})

describe('when a window opens', () => {
  test('KFU-18.1 (W3) Shiue leads fewer than three Animals, and D holds a card', () => {
    fought({}, 'plan a1 shiue+hua', 'pass').ends('A', 'shiue')
    fought({}, 'plan a1 hua+shiue', 'pass').ends('A B', 'plan')
    fought({ hands: { A: 'shiue hua' } }, 'plan a1 shiue+hua', 'pass').ends('A B', 'plan')
  })

  test('KFU-18.1 (W4) Ringo leads, and C has a HW in his supply', () => {
    fought({}, 'pass', 'plan a1 ringo+3hw').ends('B', 'ringo')
    fought({}, 'pass', 'plan a1 ringo+4hw').ends('A B', 'plan')
  })

  test('KFU-18.1 (W5) two or three opposing Animals, counted after step 1', () => {
    const given = { hands: { B: 'shiau-yao ...' } }
    fought(given, 'plan a1 shiue', 'plan a1 shiau-yao').plays('A', 'none').ends('A B', 'plan')
    fought(given, 'plan a1 shiue', 'plan a1 shiau-yao').plays('A', 'add hua').ends('B', 'shiauYao')
    fought(given, 'plan a1 hua+ban+yue', 'plan a1 shiau-yao').ends('B', 'shiauYao')
  })

  test('KFU-18.1 (W6) C is led by Tai-Chi, and D by Yue, by Chai behind in VP, or by Ban with HW against him', () => {
    const given = { hands: { A: '...', B: 'tai-chi ...' } }
    const behind = { ...given, vp: { A: 0, B: 1 } }
    fought(given, 'plan a1 yue', 'plan a1 tai-chi').ends('A', 'waiver')
    fought(behind, 'plan a1 chai', 'plan a1 tai-chi').ends('A', 'waiver')
    fought(given, 'plan a1 ban', 'plan a1 tai-chi+1hw').ends('A', 'waiver')
    fought(given, 'plan a1 chai', 'plan a1 tai-chi').ends('A B', 'plan')
    fought(given, 'plan a1 ban', 'plan a1 tai-chi').ends('A B', 'plan')
    fought(given, 'plan a1 hua+yue', 'plan a1 tai-chi').ends('A B', 'plan')
    fought({ hands: { A: 'tai-chi ...' } }, 'plan a1 tai-chi', 'plan a1 masaru+1hw').ends('A B', 'plan')
  })

  test('KFU-18.1 (W7) Peel is gained, and there is a pile', () => {
    fought({ stacks: { a1: 'peel' } }, 'pass', 'plan a1 masaru').ends('B', 'peel')
    fought({ stacks: { a1: 'peel' } }, 'plan a1 fu', 'plan a1 hokuto').ends('A B', 'plan')
  })
})

test('KFU-18.2 the order in one arena: the throw, the loser, the winner, and then the waiver', () => {
  const given = { hands: { A: 'shiue ban hua', B: 'shiau-yao tai-chi ...' }, stacks: { a1: 'peel' } }
  fought(given, 'plan a1 shiue', 'plan a1 ringo')
    .asks('A B', 'throw')
    .plays('A', 'throw rock')
    .plays('B', 'throw paper')
    .asks('A', 'shiue')
    .plays('A', 'add ban')
    .asks('B', 'ringo')
    .plays('B', 'commit 4')
    .logs(sums('a1', 6, 8))
    .ends('B', 'peel')
  fought({ ...given, hands: { A: 'yue hua', B: 'tai-chi ...' } }, 'plan a1 yue', 'plan a1 tai-chi+4hw')
    .asks('A', 'waiver')
    .plays('A', 'use')
    .logs(sums('a1', 7, 8))
    .ends('B', 'peel')
})

/** Who is asked what, without the cards that he holds. */
const asked = (given: Plain, texts: readonly string[]) => {
  const rules = rulesFor()
  const s = played(rules, at(rules, given), texts)
  return rules.awaiting(s).map((seat) => {
    const { window, form } = rules.question(s, seat)
    return { seat, window, tags: form.kind === 'either' ? Object.keys(form.of) : [] }
  })
}

describe('no tells', () => {
  test('KFU-18.3 Shiue answers on the beat: a quick "none" would tell', () => {
    expect(game.meta.reactions).toEqual(['shiue'])
  })

  test('KFU-18.3 Shiue is asked alike, whatever his hand is good for', () => {
    const useless = asked({ hands: { A: 'shiue tumaz fu' } }, ['plan a1 shiue', 'pass'])
    expect(useless).toEqual([{ seat: 0, window: 'shiue', tags: ['add', 'none'] }])
    expect(asked({ hands: { A: 'shiue chai yue' } }, ['plan a1 shiue', 'pass'])).toEqual(useless)
    const rules = rulesFor()
    const s = played(rules, at(rules, { hands: { A: 'shiue tumaz fu' } }), ['plan a1 shiue', 'pass'])
    expect(offered(rules, s, 0)).toEqual(['none'])
  })

  test('KFU-18.4 everybody is asked for a plan, even with an empty hand', () => {
    const both = ['plan', 'pass']
    expect(asked({ hands: { A: '' } }, [])).toEqual([
      { seat: 0, window: 'plan', tags: both },
      { seat: 1, window: 'plan', tags: both },
    ])
    expect(asked({}, [])).toEqual(asked({ hands: { A: '', B: '' } }, []))
    const rules = rulesFor()
    expect(offered(rules, at(rules, { hands: { A: '' } }), 0)).toEqual(['pass'])
  })

  test('KFU-18.5 the throw takes place even if Shiue has nobody to add', () => {
    const texts = ['plan a1 shiue', 'plan a1 ringo']
    const useless = asked({ hands: { A: 'shiue fu' } }, texts)
    expect(useless.map(({ window }) => window)).toEqual(['throw', 'throw'])
    expect(asked({ hands: { A: 'shiue yue' } }, texts)).toEqual(useless)
  })

  test('KFU-7.7 nobody is asked when the public test fails, whatever is in hand', () => {
    for (const hand of ['shiue chai hua yue', 'shiue chai hua fu'])
      expect(asked({ hands: { A: hand } }, ['plan a1 shiue+chai+hua', 'pass']).map(({ window }) => window)).toEqual([
        'plan',
        'plan',
      ])
  })

  test('KFU-18.6 Peel asks alike, whatever is drawn', () => {
    const drawing = (pile: string) => asked({ stacks: { a1: 'peel' }, pile }, ['plan a1 yue', 'pass'])
    expect(drawing('boom boom boom')).toEqual(drawing('ming apple crash'))
  })
})

test('KFU-18.7 while one answers the other only waits', () => {
  fought({}, 'plan a1 shiue', 'plan a2 ringo')
    .asks('A', 'shiue')
    .refuses('B', 'commit 1', 'TABLE-2')
    .plays('A', 'none')
    .asks('B', 'ringo')
    .refuses('A', 'none', 'TABLE-2')
    .ends('B', 'ringo')
})

describe('plans are secret until both are in', () => {
  test('KFU-3.4, KFU-3.5, KFU-18.1 a plan that was handed in changes nothing that anybody sees', () => {
    bout({ coconut: 'B', fronts: { B: 'peach' } })
      .plays('B', 'plan a1 masaru+4hw+coconut a2 hikaru+hikaru a3 yaou')
      .expects({ hw: { A: 0, B: 4 }, coconut: 'B', fronts: { B: 'peach' }, teams: { A: '', B: '' } })
      .expects({ hands: { B: 'hokuto hikaru hikaru ringo ringo yaou raihuu masaru masaru' } })
      .plays('A', 'pass')
      .logs(
        happens('plan', { seat: 'B', arena: 'a1', hw: 4, coconut: true }),
        happens('peach', { seat: 'B', count: 1 }),
      )
      .ends('A B', 'plan')
  })

  test('KFU-6.21 a plan may be withdrawn while the other is not in: nothing is fixed before', () => {
    const rules = rulesFor()
    const s = at(rules, {})
    expect(rules.awaiting(s)).toEqual([0, 1])
    const once = played(rules, s, ['plan a1 yue', 'pass'])
    const instead = played(rules, s, ['plan a2 hua', 'pass'])
    expect(rules.position.write(once).rests).toEqual({ A: 'yue', B: '' })
    expect(rules.position.write(instead).rests).toEqual({ A: 'hua', B: '' })
  })
})

describe('KFU-18.8 the log', () => {
  test('plans are told whole, once both are open, to everybody', () => {
    const rules = rulesFor()
    const log: Event[] = []
    played(rules, at(rules, {}), ['plan a1 hua+yue', 'plan a2 masaru+3hw'], log)
    const plans = log.filter(({ key }) => key === 'kung-fur-fight.plan')
    for (const viewer of [0, 1, 'gallery'] as const)
      expect(plans.map((event) => seen(event, viewer))).toMatchObject([
        { seat: 0, arena: 'a1', cards: ['hua', 'yue'], hw: 0, coconut: false },
        { seat: 1, arena: 'a2', cards: ['masaru'], hw: 3, coconut: false },
      ])
  })

  test('recovered cards are told by number only, and only if there are any', () => {
    const rules = rulesFor()
    const log: Event[] = []
    played(rules, at(rules, { hands: { A: 'ban' } }), ['pass', 'plan a1 hikaru'], log)
    const told = log.filter(({ key }) => key === 'kung-fur-fight.recover')
    expect(told).toEqual([{ key: 'kung-fur-fight.recover', seat: 0, count: 8, rule: 'KFU-17.17' }])
    const idle: Event[] = []
    played(rules, at(rules, {}), ['pass', 'pass'], idle)
    expect(idle.some(({ key }) => key === 'kung-fur-fight.recover')).toBe(false)
  })

  test("in whole matches only Peel's cards are for one player alone", () => {
    const rules = rulesFor()
    let events = 0
    for (let n = 0; n < 30; n++) {
      const rng = seeded('sfc32', `log ${n}`)
      const log: Event[] = []
      const s = rules.deal(rng, log)
      while (rules.outcome(s) === null)
        rules.play(
          s,
          rules.awaiting(s).map((seat) => anyOf(s, seat, rng)),
          log,
        )
      const secrets = log.filter(({ secret }) => secret !== undefined)
      for (const { key } of secrets) expect(['kung-fur-fight.peel', 'kung-fur-fight.reject']).toContain(key)
      events += secrets.length
    }
    expect(events).toBeGreaterThan(0)

    function anyOf(s: ReturnType<typeof rules.deal>, seat: number, rng: ReturnType<typeof seeded>) {
      if (rules.sample === undefined) throw new Error('plans are sampled')
      return rules.sample(s, seat, rng)
    }
  })
})
