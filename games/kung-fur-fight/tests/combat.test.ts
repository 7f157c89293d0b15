import { describe, test } from 'vitest'
import { bout, fought, happens, sums } from '../testing/tables.ts'

// Chapters 7 to 9: the Resolve Phase, attack points, result and spoils.

const clean = { pile: 'peach power boom' }

test('KFU-X1 (KFU-7.4, KFU-9.4, KFU-12.11) Raihuu alone wins three arenas, two of them by his tokens', () => {
  fought({ stacks: { a1: 'kiwano', a2: 'crash', a3: 'ming' } }, 'pass', 'plan a1 raihuu')
    .logs(
      sums('a1', 0, 3),
      happens('win', { seat: 'B', arena: 'a1', vp: 1 }),
      happens('hw', { seat: 'B', amount: 5, hw: 9 }),
      sums('a2', 0, 2),
      happens('win', { seat: 'B', arena: 'a2', vp: 2 }),
      happens('spLost', { seat: 'A', amount: 3, sp: 9 }),
      sums('a3', 0, 2),
      happens('win', { seat: 'B', arena: 'a3', vp: 3 }),
      happens('gain', { seat: 'B', arena: 'a3', card: 'ming' }),
    )
    .outcome(null)
    .expects({
      vp: { A: 0, B: 3 },
      hw: { B: 9 },
      warehouse: 11,
      hands: { B: 'hokuto hikaru hikaru ringo ringo yaou masaru masaru ming' },
      raihuu: '',
    })
    .ends('A B', 'plan')
})

test('KFU-X2 (KFU-7.4, KFU-9.11, KFU-11.13) tokens alone fight a tie: the stack and the Hua token stay', () => {
  fought({ ...clean, hua: 'a2', stacks: { a2: 'crash' } }, 'pass', 'plan a1 raihuu')
    .logs(sums('a2', 2, 2), happens('tie', { arena: 'a2' }), happens('raihuuOff', { seat: 'B', arena: 'a2' }))
    .expects({ stacks: { a2: 'crash power' }, hua: 'a2', raihuu: '', sp: { A: 12, B: 12 } })
    .ends('A B', 'plan')
})

test('KFU-X3 (KFU-14.13) with the Apple that tie is won', () => {
  fought({ ...clean, hua: 'a2', stacks: { a2: 'crash' }, fronts: { A: 'apple' } }, 'pass', 'plan a1 raihuu')
    .logs(
      sums('a2', 2, 2),
      happens('apple', { seat: 'A', arena: 'a2' }),
      happens('win', { seat: 'A', arena: 'a2', vp: 1 }),
      happens('spLost', { seat: 'B', amount: 3, sp: 9 }),
    )
    .expects({ stacks: { a2: 'power' }, vp: { A: 1, B: 2 }, fronts: { A: 'apple' } })
    .ends('A B', 'plan')
})

test('KFU-X4 (KFU-14.14) the Apple does not help at 0 against 0: the arena is skipped', () => {
  fought({ ...clean, fronts: { A: 'apple' }, stacks: { a3: 'crash' } }, 'plan a1 hua', 'pass')
    .logs(happens('skip', { arena: 'a3' }))
    .expects({ stacks: { a3: 'crash boom' }, vp: { A: 1, B: 0 } })
    .ends('A B', 'plan')
})

test('KFU-X5 (KFU-8.9, KFU-9.4) Hua token and Mushroom win an arena without Dogs', () => {
  fought({ hua: 'a1', mushrooms: { A: 'a1' } }, 'pass', 'plan a1 hokuto+1hw')
    .logs(sums('a1', 3, 2), happens('win', { seat: 'A', arena: 'a1' }))
    .expects({ vp: { A: 1, B: 0 }, hua: 'a1' })
    .ends('A B', 'plan')
})

test('KFU-X43 (KFU-9.12) Hikaru takes his HW after a tie too; nobody scores', () => {
  fought({}, 'plan a1 hua', 'plan a1 hikaru')
    .logs(sums('a1', 2, 2), happens('tie', { arena: 'a1' }), happens('hw', { seat: 'B', amount: 3, hw: 7 }))
    .expects({ vp: { A: 0, B: 0 }, hw: { B: 7 } })
    .ends('A B', 'plan')
})

describe('the frame of Resolve', () => {
  test('KFU-7.1 both plans are opened together, with all arenas and all tokens', () => {
    bout({ coconut: 'A', fronts: { B: 'peach' } })
      .plays('A', 'plan a1 hua a3 yue+coconut')
      .logs()
      .expects({ hands: { A: 'fu ban chai chai yue hua hua shiue shiue' }, teams: { A: '', B: '' } })
      .plays('B', 'plan a1 ringo+1hw a2 yaou+masaru+2hw a3 raihuu')
      .logs(
        happens('plan', { seat: 'A', arena: 'a1', cards: ['hua'], hw: 0, coconut: false }),
        happens('plan', { seat: 'A', arena: 'a3', cards: ['yue'], hw: 0, coconut: true }),
        happens('plan', { seat: 'B', arena: 'a1', cards: ['ringo'], hw: 1 }),
        happens('plan', { seat: 'B', arena: 'a2', cards: ['yaou', 'masaru'], hw: 2 }),
        happens('plan', { seat: 'B', arena: 'a3', cards: ['raihuu'], hw: 0 }),
      )
      .expects({
        teams: { A: 'a1 hua a3 yue+coconut', B: 'a1 ringo+1hw a2 yaou+masaru+2hw a3 raihuu' },
        raihuu: 'a1 a2',
        peaches: { A: 0, B: 1 },
      })
      .ends('B', 'ringo')
  })

  test('KFU-7.2 an arena is finished before the next begins: its spoils count there', () => {
    fought({ stacks: { a1: 'kiwano' }, hw: { A: 0, B: 0 } }, 'plan a2 fu', 'plan a1 masaru a2 ringo')
      .expects({ hw: { B: 9 }, vp: { B: 1 }, winners: { a1: 'B' } })
      .asks('B', 'ringo')
      .plays('B', 'commit 4')
      .logs(sums('a2', 1, 8))
      .ends('A B', 'plan')
  })

  test('KFU-7.3 a skipped arena changes nothing', () => {
    fought({ ...clean, stacks: { a1: 'crash', a2: 'shock', a3: 'ming' } }, 'pass', 'pass')
      .logs(happens('skip', { arena: 'a1' }), happens('skip', { arena: 'a2' }), happens('skip', { arena: 'a3' }))
      .expects({ stacks: { a1: 'crash peach', a2: 'shock power', a3: 'ming boom' }, vp: { A: 0, B: 0 } })
      .ends('A B', 'plan')
  })

  test('KFU-7.4 one Animal, or one token, is enough for a combat', () => {
    fought({ hua: 'a2', mushrooms: { B: 'a3' } }, 'plan a1 fu', 'pass')
      .logs(sums('a1', 1, 0), sums('a2', 2, 0), sums('a3', 0, 1))
      .expects({ vp: { A: 2, B: 1 } })
      .ends('A B', 'plan')
  })

  test('KFU-7.5 victory points, rewards bottom to top, BoShark, after-effects', () => {
    const given = { hands: { B: 'boshark ...' }, vp: { A: 4, B: 1 }, hua: 'a1', stacks: { a1: 'shock crash' } }
    fought(given, 'plan a1 chai', 'plan a1 boshark+masaru a2 raihuu')
      .logs(
        sums('a1', 6, 10),
        happens('win', { seat: 'B', vp: 2 }),
        happens('gain', { card: 'shock' }),
        happens('spLost', { seat: 'A', amount: 1, sp: 11 }),
        happens('vp', { seat: 'B', amount: 1, vp: 3 }),
        happens('gain', { card: 'crash' }),
        happens('spLost', { seat: 'A', amount: 3, sp: 8 }),
        happens('spLost', { seat: 'A', amount: 2, sp: 6, rule: 'KFU-13.15' }),
        happens('huaLost', { seat: 'A', arena: 'a1' }),
        happens('raihuuOff', { seat: 'B', arena: 'a1' }),
      )
      .ends('A B', 'plan')
  })

  test("KFU-7.12 after-effects in their order: the Cats' HW, Ban's theft, Hua tokens, Raihuu token", () => {
    fought({ hua: 'a1' }, 'plan a1 ban', 'plan a1 hikaru+yaou+2hw a2 raihuu')
      .logs(
        sums('a1', 6, 9),
        happens('hw', { seat: 'B', amount: 3 }),
        happens('theft', { seat: 'A', to: 'B', amount: 2, hw: 2 }),
        happens('huaLost', { arena: 'a1' }),
        happens('raihuuOff', { arena: 'a1' }),
      )
      .ends('A B', 'plan')
    fought({}, 'plan a1 hua', 'plan a1 masaru a2 raihuu')
      .logs(
        happens('hw', { seat: 'B', amount: 4 }),
        happens('hua', { arena: 'a1' }),
        happens('raihuuOff', { arena: 'a1' }),
      )
      .ends('A B', 'plan')
  })

  test('KFU-7.14 what a Leader does after the result is not asked', () => {
    const given = { hands: { A: 'ming boshark musashi ...' } }
    fought(given, 'plan a1 ming a2 boshark a3 musashi', 'plan a1 hikaru a2 masaru a3 yaou')
      .logs(
        happens('win', { seat: 'A', arena: 'a1', amount: 2 }),
        happens('hw', { seat: 'B', amount: 3 }),
        happens('spLost', { seat: 'B', amount: 2 }),
        happens('win', { seat: 'B', arena: 'a3' }),
        happens('yaou', { seat: 'B' }),
      )
      .ends('A B', 'plan')
  })

  test('KFU-7.15 used Peaches go after arena 3, before the end check', () => {
    fought({ fronts: { A: 'peach' }, pileSize: 2 }, 'plan a1 hua+chai a2 yue a3 ban', 'pass')
      .logs(sums('a3', 4, 0), happens('peachSpent', { seat: 'A', count: 1 }), happens('over', { reason: 'pile' }))
      .expects({ fronts: { A: '' } })
      .endsMatch({ places: [1, 2], reason: 'pile' })
  })
})

describe('attack points', () => {
  test('KFU-8.1, KFU-8.2, KFU-8.3, KFU-8.4, KFU-8.5, KFU-8.6 Animals, HW, Coconut, Mushrooms and Hua token', () => {
    const given = { hw: { A: 3, B: 4 }, coconut: 'A', mushrooms: { A: 'a1 a1' }, hua: 'a1' }
    fought(given, 'plan a1 yue+chai+3hw+coconut', 'plan a1 masaru+hikaru+2hw')
      .logs(sums('a1', 6 + 4 + 3 + 1 + 2 + 2 + 2, 3 + 2 + 2))
      .ends('A B', 'plan')
  })

  test('KFU-8.5, KFU-8.7 Mushrooms and Raihuu token of the Cats', () => {
    fought({ mushrooms: { B: 'a2' } }, 'plan a2 hua', 'plan a1 raihuu a2 hikaru')
      .logs(sums('a2', 2, 2 + 1 + 2))
      .ends('A B', 'plan')
  })

  test('KFU-8.8 the bonus of Chai and of Yue is for Leaders', () => {
    fought({ vp: { A: 0, B: 1 } }, 'plan a1 chai a2 yue', 'plan a2 masaru+hikaru')
      .logs(sums('a1', 6, 0), sums('a2', 8, 5))
      .ends('A B', 'plan')
    fought({ vp: { A: 0, B: 1 } }, 'plan a1 hua+chai+yue', 'plan a1 masaru+hikaru')
      .logs(sums('a1', 12, 5))
      .ends('A B', 'plan')
  })

  test('KFU-8.10 ignoring takes back the bonus of the HW and no more', () => {
    fought({}, 'plan a1 ban', 'plan a1 masaru+2hw')
      .logs(sums('a1', 4, 3))
      .ends('A B', 'plan')
  })
})

describe('result and spoils', () => {
  test('KFU-9.1, KFU-9.5 more AP wins, and the winner first scores', () => {
    fought({ stacks: { a1: 'crash' } }, 'plan a1 ban', 'plan a1 masaru')
      .logs(sums('a1', 4, 3), happens('win', { seat: 'A', amount: 1, vp: 1 }), happens('gain', { card: 'crash' }))
      .expects({ vp: { A: 1, B: 0 }, sp: { B: 9 } })
      .ends('A B', 'plan')
  })

  test('KFU-9.3, KFU-9.11 a tie: no points, no rewards, and the stack waits for the next round', () => {
    fought({ ...clean, stacks: { a1: 'crash boom' } }, 'plan a1 ban', 'plan a1 hikaru+hikaru')
      .logs(sums('a1', 4, 4), happens('tie', { arena: 'a1' }))
      .expects({ vp: { A: 0, B: 0 }, sp: { A: 12, B: 12 }, stacks: { a1: 'crash boom peach' } })
      .plays('A', 'plan a1 yue')
      .plays('B', 'pass')
      .logs(happens('gain', { card: 'crash' }), happens('gain', { card: 'boom' }), happens('gain', { card: 'peach' }))
      .expects({ sp: { B: 7 }, fronts: { A: 'peach boom' } })
      .ends('A B', 'plan')
  })

  test('KFU-9.2 a side led by Tai-Chi wins from far behind', () => {
    fought({ hands: { A: 'tai-chi ...' } }, 'plan a1 tai-chi', 'plan a1 yaou+ringo')
      .logs(sums('a1', 4, 9), happens('taiChi', { seat: 'A', arena: 'a1' }), happens('win', { seat: 'A' }))
      .ends('A B', 'plan')
  })

  test('KFU-9.4 a side without Animals loses by its tokens as well', () => {
    fought({ mushrooms: { A: 'a1' }, stacks: { a1: 'crash' } }, 'pass', 'plan a1 masaru')
      .logs(sums('a1', 1, 3), happens('win', { seat: 'B' }))
      .expects({ sp: { A: 9 } })
      .ends('A B', 'plan')
  })

  test('KFU-9.6 all cards of the stack, one by one from bottom to top', () => {
    fought({ sp: { B: 11 }, stacks: { a1: 'ginseng peel boom' }, pile: 'kiwano ming crash' }, 'pass', 'plan a1 masaru')
      .logs(happens('gain', { card: 'ginseng' }), happens('spGained', { sp: 12 }), happens('gain', { card: 'peel' }))
      .expects({ stacks: { a1: 'boom' }, sp: { A: 12, B: 12 } })
      .plays('B', 'take crash')
      .logs(happens('spLost', { seat: 'A', amount: 3 }), happens('gain', { card: 'boom' }))
      .expects({ sp: { A: 7 } })
      .ends('A B', 'plan')
  })

  test('KFU-9.7 a Ranger goes to hand at once, for the next round', () => {
    fought({ stacks: { a1: 'tumaz' } }, 'plan a1 hua', 'pass')
      .expects({ hands: { A: 'fu ban chai chai yue hua shiue shiue tumaz' } })
      .plays('A', 'plan a1 tumaz')
      .ends('B', 'plan')
  })

  test('KFU-9.8, KFU-9.9, KFU-1.9 used Achievements and Items go to the discard, face up', () => {
    fought({ stacks: { a1: 'kiwano crash mushroom' } }, 'plan a1 hua', 'pass')
      .expects({ discard: 'kiwano crash mushroom', fronts: { A: '' } })
      .ends('A B', 'plan')
  })

  test('KFU-9.10 rewards are not refused, and what can only help is not asked', () => {
    fought(
      { stacks: { a1: 'return', a2: 'ginseng', a3: 'coconut' } },
      'plan a1 ban a2 hua a3 yue',
      'plan a1 hikaru+1hw',
    )
      .logs(
        happens('return', { seat: 'A', arena: 'a1', cards: ['ban'] }),
        happens('theft', { seat: 'A', amount: 1 }),
        happens('coconut', { seat: 'A' }),
        happens('recover', { seat: 'A' }),
      )
      .ends('A B', 'plan')
  })

  test('KFU-9.12 in a tie nobody has won or lost', () => {
    const given = { hands: { A: 'ming ...', B: 'boshark ...' }, hw: { A: 2, B: 4 } }
    fought(given, 'plan a1 ming+2hw', 'plan a1 boshark a2 masaru')
      .logs(sums('a1', 5, 5), happens('tie', { arena: 'a1' }))
      .expects({ vp: { A: 0, B: 1 }, sp: { A: 12, B: 12 } })
      .ends('A B', 'plan')
    fought({ hw: { A: 0, B: 1 } }, 'plan a1 ban', 'plan a1 hikaru+hikaru+1hw')
      .logs(sums('a1', 4, 4), happens('theft', { amount: 1 }))
      .ends('A B', 'plan')
  })
})
