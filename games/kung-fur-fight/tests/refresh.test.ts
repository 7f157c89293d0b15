import { describe, test } from 'vitest'
import { fought, happens } from '../testing/tables.ts'

// Chapter 17: Cleanup, Player Board, Card Recovery.

const ALL = 'fu ban chai chai yue hua hua shiue shiue'
const recovered = { hands: { A: ALL }, rests: { A: '' } }

describe('the examples', () => {
  test('KFU-T32 (KFU-17.9) Chef and low SP fall together: the Delicacy is spent, both Dishes are kept', () => {
    fought({ sp: { A: 6 }, hands: { A: 'fu ban' }, stacks: { a1: 'power' } }, 'plan a2 fu', 'plan a1 yaou')
      .logs(happens('food', { seat: 'A', food: 'delicacy' }), happens('recover', { seat: 'A', count: 8 }))
      .expects({ sp: { A: 4 }, dishes: { A: 2 }, delicacies: { A: 0 }, ...recovered })
      .ends('A B', 'plan')
  })

  test('KFU-T33 (KFU-17.7) with SP 6 the last Dish is spent, not the Delicacy', () => {
    fought({ sp: { A: 6 }, dishes: { A: 1 }, hands: { A: 'fu ban' } }, 'plan a1 fu', 'pass')
      .expects({ dishes: { A: 0 }, delicacies: { A: 1 }, ...recovered })
      .ends('A B', 'plan')
  })

  test('KFU-T34 (KFU-17.7) without Food the Chef recovers nobody', () => {
    fought({ dishes: { A: 0 }, delicacies: { A: 0 }, hands: { A: 'fu ban' } }, 'plan a1 fu', 'pass')
      .expects({ hands: { A: 'ban' }, rests: { A: 'fu chai chai yue hua hua shiue shiue' } })
      .ends('A B', 'plan')
  })

  test('KFU-T35 (KFU-17.15) a Pass recovers for free', () => {
    fought({ sp: { A: 9 }, hands: { A: 'fu ban chai chai yue' } }, 'pass', 'plan a1 hikaru')
      .logs(happens('recover', { seat: 'A', count: 4 }))
      .expects({ dishes: { A: 2 }, delicacies: { A: 1 }, ...recovered })
      .ends('A B', 'plan')
  })

  test('KFU-X30 (KFU-17.16, KFU-17.4) a Pass does not spare the Delicacy at 3 SP', () => {
    fought({ sp: { A: 6 }, hands: { A: 'fu ban' }, stacks: { a1: 'crash' } }, 'pass', 'plan a1 yaou')
      .expects({ sp: { A: 3 }, delicacies: { A: 0 }, dishes: { A: 2 }, limits: { A: 5 }, ...recovered })
      .ends('A B', 'plan')
  })

  test('KFU-X31 (KFU-17.10) once the Delicacy is gone, low SP recovers nobody', () => {
    fought(
      { sp: { A: 7 }, delicacies: { A: 0 }, hands: { A: 'ban hua' }, stacks: { a1: 'crash' } },
      'plan a2 hua',
      'plan a1 yaou',
    )
      .expects({ sp: { A: 4 }, limits: { A: 5 }, hands: { A: 'ban' }, dishes: { A: 2 } })
      .expects({ rests: { A: 'fu chai chai yue hua hua shiue shiue' } })
      .ends('A B', 'plan')
  })

  test('KFU-X32 (KFU-17.4, KFU-17.8) from 9 to 4 SP: the board limit jumps from 3 to 5, the Delicacy is spent', () => {
    fought(
      { sp: { A: 9 }, hands: { A: 'ban hua' }, stacks: { a1: 'crash', a2: 'power' } },
      'plan a3 hua',
      'plan a1 yaou a2 masaru',
    )
      .logs(
        happens('limit', { seat: 'A', limit: 5, rule: 'KFU-17.4' }),
        happens('food', { seat: 'A', food: 'delicacy', rule: 'KFU-17.8' }),
      )
      .expects({ sp: { A: 4 }, limits: { A: 5, B: 3 }, delicacies: { A: 0, B: 1 }, ...recovered })
      .ends('A B', 'plan')
  })

  test('KFU-X33 (KFU-17.5) a board limit of 4 stays when SP rise to 9', () => {
    fought({ sp: { A: 8 }, limits: { A: 4 }, stacks: { a1: 'power' } }, 'plan a1 hua', 'pass')
      .expects({ sp: { A: 9 }, limits: { A: 4 } })
      .ends('A B', 'plan')
  })

  test('KFU-X34 (KFU-17.5, KFU-17.12) at 4 SP in between, at 5 again by Ginseng: nothing is paid', () => {
    const given = { sp: { A: 5 }, limits: { A: 4 }, hands: { A: 'ban hua' }, stacks: { a1: 'block', a3: 'ginseng' } }
    fought(given, 'plan a3 hua', 'plan a1 yaou')
      .logs(happens('spLost', { seat: 'A', sp: 4 }), happens('spGained', { seat: 'A', sp: 5 }))
      .expects({ sp: { A: 5 }, dishes: { A: 2 }, delicacies: { A: 1 }, limits: { A: 4 }, ...recovered })
      .ends('A B', 'plan')
  })
})

describe('Cleanup', () => {
  test('KFU-17.1, KFU-17.2, KFU-1.10 Animals to Rest, HW to the Warehouse, the Coconut to its owner', () => {
    fought({ coconut: 'B' }, 'plan a1 hua a2 yue+ban', 'plan a1 masaru+hikaru+2hw a3 hikaru+1hw+coconut')
      .expects({
        rests: { A: 'ban yue hua', B: 'hikaru hikaru masaru' },
        teams: { A: '', B: '' },
        hw: { A: 0, B: 4 - 3 + 4 + 3 },
        warehouse: 12,
        coconut: 'B',
      })
      .ends('A B', 'plan')
  })

  test('KFU-17.1 the three steps come one after the other, for both', () => {
    const given = { sp: { A: 9, B: 8 }, stacks: { a1: 'crash', a2: 'power' } }
    fought(given, 'plan a2 hua a3 fu', 'plan a1 yaou a3 hokuto')
      .logs(
        happens('yaou', { seat: 'B' }),
        happens('limit', { seat: 'A', limit: 4 }),
        happens('limit', { seat: 'B', limit: 4 }),
        happens('food', { seat: 'A' }),
        happens('recover', { seat: 'A' }),
        happens('food', { seat: 'B' }),
        happens('recover', { seat: 'B' }),
      )
      .ends('A B', 'plan')
  })
})

describe('the Player Board', () => {
  test.each([
    [12, 3],
    [9, 3],
    [8, 4],
    [5, 4],
    [4, 5],
    [1, 5],
  ])('KFU-17.4 %i SP make a board limit of %i', (sp, limit) => {
    fought({ sp: { A: sp }, limits: { A: 3 } }, 'plan a1 hua', 'pass')
      .expects({ limits: { A: limit } })
      .ends('A B', 'plan')
  })
})

describe('Card Recovery', () => {
  test('KFU-17.6, KFU-1.7 a Chef who led must be paid for, even with an empty Rest; as often as there is Food', () => {
    const cooking = (given: object) => fought({ hands: { A: 'fu ban' }, ...given }, 'plan a1 fu', 'pass')
    cooking({})
      .expects({ dishes: { A: 1 }, delicacies: { A: 1 } })
      .ends('A B', 'plan')
    cooking({ dishes: { A: 1 } })
      .expects({ dishes: { A: 0 }, delicacies: { A: 1 } })
      .ends('A B', 'plan')
    cooking({ dishes: { A: 0 } })
      .expects({ dishes: { A: 0 }, delicacies: { A: 0 }, ...recovered })
      .ends('A B', 'plan')
    fought({}, 'plan a1 fu', 'pass')
      .expects({ dishes: { A: 1 } })
      .ends('A B', 'plan')
  })

  test('KFU-17.8, KFU-17.11 at 4 SP the Delicacy is due without a Chef', () => {
    fought({ sp: { A: 4 }, limits: { A: 5 }, hands: { A: 'ban hua' } }, 'plan a1 hua', 'pass')
      .expects({ delicacies: { A: 0 }, dishes: { A: 2 }, ...recovered })
      .ends('A B', 'plan')
    fought({ sp: { A: 5 }, limits: { A: 4 }, hands: { A: 'ban hua' } }, 'plan a1 hua', 'pass')
      .expects({ delicacies: { A: 1 }, hands: { A: 'ban' } })
      .ends('A B', 'plan')
  })

  test('KFU-17.10 at low SP without the Delicacy a Chef still costs a Dish', () => {
    fought({ sp: { A: 4 }, delicacies: { A: 0 }, hands: { A: 'fu ban' } }, 'plan a1 fu', 'pass')
      .expects({ dishes: { A: 1 }, ...recovered })
      .ends('A B', 'plan')
  })

  test('KFU-17.13 what is due is paid even if Ginseng recovers anyway', () => {
    fought({ hands: { A: 'fu ban' }, stacks: { a1: 'ginseng' } }, 'plan a1 fu', 'pass')
      .expects({ dishes: { A: 1 }, ...recovered })
      .ends('A B', 'plan')
    fought({ sp: { A: 3 }, hands: { A: 'ban hua' }, stacks: { a1: 'ginseng' } }, 'plan a1 hua', 'pass')
      .expects({ sp: { A: 4 }, delicacies: { A: 0 }, ...recovered })
      .ends('A B', 'plan')
  })

  test('KFU-17.14 a Chef without Food and a Ginseng: all recover for nothing', () => {
    const given = { dishes: { A: 0 }, delicacies: { A: 0 }, hands: { A: 'fu ban' }, stacks: { a1: 'ginseng' } }
    fought(given, 'plan a1 fu', 'pass').expects(recovered).ends('A B', 'plan')
  })

  test('KFU-17.17 all cards of the Rest come back, those of this round and Rangers too', () => {
    fought({ hands: { A: 'fu tumaz', B: '...' }, rests: { A: 'ming ...' } }, 'plan a1 fu a2 tumaz', 'pass')
      .expects({ hands: { A: `${ALL} ming tumaz` }, rests: { A: '' } })
      .ends('A B', 'plan')
  })

  test('KFU-17.18 nobody is asked whether he wants to recover', () => {
    fought({ hands: { A: 'fu ban', B: 'ringo' }, stacks: { a1: 'ginseng' } }, 'plan a1 ban', 'pass')
      .expects({ rests: { A: '', B: '' } })
      .ends('A B', 'plan')
  })

  test.each([
    // sp, dishes, delicacies, plan, Dishes and Delicacies left, recovered
    [4, 2, 1, 'plan a1 hua', 2, 0, true],
    [4, 2, 0, 'plan a1 hua', 2, 0, false],
    [4, 2, 1, 'plan a1 fu', 2, 0, true],
    [4, 2, 0, 'plan a1 fu', 1, 0, true],
    [4, 0, 0, 'plan a1 fu', 0, 0, false],
    [5, 2, 1, 'plan a1 fu', 1, 1, true],
    [5, 0, 1, 'plan a1 fu', 0, 0, true],
    [5, 2, 1, 'plan a1 hua', 2, 1, false],
    [4, 2, 1, 'pass', 2, 0, true],
    [4, 2, 0, 'pass', 2, 0, true],
    [5, 2, 1, 'pass', 2, 1, true],
  ])(
    'KFU-17.19 SP %i, %i Dishes, %i Delicacies, %s',
    (sp, dishes, delicacies, plan, dishesLeft, delicaciesLeft, all) => {
      const given = { sp: { A: sp }, dishes: { A: dishes }, delicacies: { A: delicacies }, hands: { A: 'fu hua' } }
      const left = plan === 'plan a1 fu' ? 'hua' : 'fu'
      fought(given, plan, 'plan a3 hikaru')
        .expects({ dishes: { A: dishesLeft }, delicacies: { A: delicaciesLeft }, hands: { A: all ? ALL : left } })
        .ends('A B', 'plan')
    },
  )
})
