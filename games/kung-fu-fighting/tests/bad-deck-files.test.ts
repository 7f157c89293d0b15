import { describe, expect, test } from 'vitest'
import { FILE_BYTES } from '../../../kernel/setup.ts'
import { game } from '../game.ts'
import { BLANK, deckFile, record } from '../testing/deck-files.ts'
import type { Plain } from '../testing/tables.ts'

// KFF-18.2: a file that is wrong is refused, with the record and the field.

/** The place of the first problem; checking and opening say the same. */
const refusedAt = (file: 'deck' | 'blank', content: unknown): string | null => {
  const problem = game.check?.(file, content).problems[0]
  const opened = game.open({ mode: '3v3', options: { more: 'on', archetypes: 'random' }, files: { [file]: content } })
  if (opened.ok) {
    expect(problem).toBeUndefined()
    return null
  }
  expect(opened.problem.at).toBe(['setup.files', file, problem?.at].filter(Boolean).join('.'))
  return problem?.at ?? ''
}

const LONG = 'x'.repeat(301)

describe('fields of a record', () => {
  const own = (more: Plain) => record('attack', { attack: { damage: 1 } }, more)

  test.each([
    ['id', undefined],
    ['id', 7],
    ['id', ''],
    ['id', 'My-Card'],
    ['id', 'my card'],
    ['id', '-mine'],
    ['id', 'mine-'],
    ['id', 'x'.repeat(41)],
    ['id', 'attack'],
    ['name', undefined],
    ['name', 5],
    ['name', 'x'.repeat(41)],
    ['name', ''],
    ['name', ' !'],
    ['name', 'Punch\u001b[2J'],
    ['name', 'Punch\nA gives up.'],
    ['name', '\u202eKick'],
    ['set', undefined],
    ['set', 'basic'],
    ['set', 'base'],
    ['count', undefined],
    ['count', 0],
    ['count', -1],
    ['count', 1.5],
    ['count', 31],
    ['count', '3'],
    ['type', undefined],
    ['type', 'Attack'],
    ['subtype', undefined],
    ['subtype', 'punch'],
    ['family', 'Your Kung Fu'],
    ['slot', 'hand'],
    ['slot', 'weapon'],
    ['text', undefined],
    ['text', LONG],
    ['text', 'two\r\nlines'],
    ['tag', undefined],
    ['tag', 'sure'],
    ['known', LONG],
    ['reconstructed', LONG],
    ['manual', LONG],
    ['manual', 3],
    ['colour', 'red'],
    ['enhance', { plus: 1 }],
  ])('%s: %j', (field, value) => expect(refusedAt('blank', own({ [field]: value }))).toBe(field))

  test.each([
    ['subtype', ['slap'], 'subtype[0]'],
    ['subtype', ['punch', 'kick', 'throw', 'trip', 'punch'], 'subtype'],
  ])('%s: %j', (field, value, where) => expect(refusedAt('blank', own({ [field]: value }))).toBe(where))

  test.each([
    ['id', 'x'.repeat(40)],
    ['name', 'x'.repeat(40)],
    ['name', '龍拳!'],
    ['text', ''],
    ['count', 1],
    ['count', 30],
    ['text', 'x'.repeat(300)],
    ['subtype', ['punch', 'kick', 'throw', 'trip']],
    ['family', 'your-kung-fu'],
    ['manual', 'Sing.'],
  ])('%s: %j is right', (field, value) => expect(refusedAt('blank', own({ [field]: value }))).toBeNull())
})

describe('effects', () => {
  const bad = (type: string, block: string, effect: Plain, field: string) =>
    expect(refusedAt('blank', record(type, { [block]: effect }))).toBe(field === '' ? block : `${block}.${field}`)
  const attack = { damage: 1 }
  const plus = { plus: 1 }
  const any = { against: ['any'] }
  const weapon = { attack: 1, defence: 1 }

  test.each([
    ['attack', 'attack', {}, 'damage'],
    ['attack', 'attack', { damage: -21 }, 'damage'],
    ['attack', 'attack', { damage: 41 }, 'damage'],
    ['attack', 'attack', { damage: 1.5 }, 'damage'],
    ['attack', 'attack', { ...attack, pierce: 'armour' }, 'pierce'],
    ['attack', 'attack', { ...attack, perHelper: 41 }, 'perHelper'],
    ['attack', 'attack', { ...attack, onHit: { do: 'lose-weapon' } }, 'onHit'],
    ['attack', 'attack', { ...attack, split: { max: 2, plus: 0 } }, 'split'],
    ['enhancement', 'enhance', {}, 'plus'],
    ['enhancement', 'enhance', { ...plus, split: { max: 1, plus: 0 } }, 'split.max'],
    ['enhancement', 'enhance', { ...plus, split: { max: 2 } }, 'split.plus'],
    ['enhancement', 'enhance', { ...plus, twoSides: 50 }, 'twoSides'],
    ['enhancement', 'enhance', { ...plus, combo: { max: 0 } }, 'combo.max'],
    ['enhancement', 'enhance', { ...plus, bar: {} }, 'bar.exceptFamily'],
    ['enhancement', 'enhance', { ...plus, bar: true }, 'bar'],
    ['enhancement', 'enhance', { ...plus, inCounter: 'x' }, 'inCounter'],
    ['enhancement', 'enhance', { ...plus, onAlly: -21 }, 'onAlly'],
    ['enhancement', 'enhance', { ...plus, allyOnly: false }, 'allyOnly'],
    ['enhancement', 'enhance', { ...plus, perOther: 41 }, 'perOther'],
    ['enhancement', 'enhance', { ...plus, perMember: null }, 'perMember'],
    ['enhancement', 'enhance', { ...plus, needs: { others: -1 } }, 'needs.others'],
    ['enhancement', 'enhance', { ...plus, spawn: 1 }, 'spawn'],
    ['finisher', 'enhance', { ...plus, draw: 1 }, 'draw'],
    ['block', 'block', { ignore: true }, 'against'],
    ['block', 'block', { against: ['arrow'], ignore: true }, 'against[0]'],
    ['block', 'block', any, ''],
    ['block', 'block', { ...any, ignore: true, reduce: 2 }, ''],
    ['block', 'block', { ...any, ignore: false }, 'ignore'],
    ['block', 'block', { ...any, reduce: 41 }, 'reduce'],
    ['block', 'block', { ...any, reduce: 1, counter: 'yes' }, 'counter'],
    ['block', 'block', { ...any, reduce: 1, cover: 0 }, 'cover'],
    ['chi', 'restore', {}, 'chi'],
    ['chi', 'restore', { chi: -1 }, 'chi'],
    ['chi', 'restore', { chi: 1, draw: 41 }, 'draw'],
    ['chi', 'restore', { chi: 1, perMember: -1 }, 'perMember'],
    ['stance', 'stance', { enter: -1 }, 'enter'],
    ['stance', 'stance', { upkeep: 41 }, 'upkeep'],
    ['stance', 'stance', { hand: 41 }, 'hand'],
    ['stance', 'stance', { versus: { stance: 'crane-stance' } }, 'versus.plus'],
    ['stance', 'stance', { bonus: [{ on: 'sword', plus: 1 }] }, 'bonus[0].on'],
    ['stance', 'stance', { bonus: [{ on: 'id:', plus: 1 }] }, 'bonus[0].on'],
    ['stance', 'stance', { bonus: [{ on: 'main' }] }, 'bonus[0].plus'],
    ['stance', 'stance', { defence: [{ minus: 1 }] }, 'defence[0].against'],
    ['stance', 'stance', { defence: [{ against: ['any'], minus: 99 }] }, 'defence[0].minus'],
    ['weapon', 'weapon', { attack: 1 }, 'defence'],
    ['weapon', 'weapon', { defence: 1 }, 'attack'],
    ['weapon', 'weapon', { ...weapon, split: { max: 2 } }, 'split.attack'],
    ['weapon', 'weapon', { ...weapon, split: { max: 1, attack: 1 } }, 'split.max'],
    ['weapon', 'weapon', { ...weapon, afterUse: 'keep' }, 'afterUse'],
    ['weapon', 'weapon', { ...weapon, pierce: 'none' }, 'pierce'],
    ['improved-weapon', 'improve', { plus: 41 }, 'plus'],
    ['improved-weapon', 'improve', { split: { max: 0 } }, 'split.max'],
    ['improved-stance', 'improve', { guard: 'yes' }, 'guard'],
    ['improved-stance', 'improve', { upkeep: 1 }, 'upkeep'],
  ])('%s: %s %j', bad)

  test.each([
    [[{ do: 'lose-hand' }]],
    [[{ do: 'discard' }]],
    [[{ do: 'discard', n: 0 }]],
    [[{ do: 'discard', n: 41 }]],
    [[{ do: 'lose-weapon', n: 1 }]],
  ])('an act %j', (onHit) => {
    expect(refusedAt('blank', record('attack', { attack: { damage: 1, onHit } }))).toMatch(/^attack\.onHit\[0\]/)
  })

  test('more than four acts, or twenty lines', () => {
    const onHit = Array.from({ length: 5 }, () => ({ do: 'lose-weapon' }))
    expect(refusedAt('blank', record('attack', { attack: { damage: 1, onHit } }))).toBe('attack.onHit')
    const bonus = Array.from({ length: 21 }, () => ({ on: 'main', plus: 1 }))
    expect(refusedAt('blank', record('stance', { stance: { bonus } }))).toBe('stance.bonus')
    const defence = Array.from({ length: 21 }, () => ({ against: ['any'], minus: 1 }))
    expect(refusedAt('blank', record('stance', { stance: { defence } }))).toBe('stance.defence')
  })

  test.each([
    [{ when: 'own-turn', do: 'redirect' }],
    [{ when: 'teammate-attacked', do: 'draw', self: 1, each: 1 }],
    [{ when: 'own-turn', do: 'draw', self: 1 }],
    [{ when: 'own-turn', do: 'draw', self: -1, each: 1 }],
    [{ when: 'always', do: 'counter' }],
    [{ when: 'own-turn' }],
  ])('a special %j', (special) => expect(refusedAt('blank', record('special', { special }))).toMatch(/^special/))

  test.each([
    [{ standing: { hand: -7 } }, 'standing.hand'],
    [{ standing: { hand: 41 } }, 'standing.hand'],
    [{ standing: { restoreDraw: -1 } }, 'standing.restoreDraw'],
    [{ standing: { freeCounter: false } }, 'standing.freeCounter'],
    [{ standing: { side: 'Military Training' } }, 'standing.side'],
    [{ standing: { attack: 1 } }, 'standing.attack'],
  ])('an Archetype %j', (effect, where) => {
    const cards = Array.from({ length: 6 }, (_, n) =>
      record('archetype', { standing: {} }, { id: `own-${n}`, set: 'archetype' }),
    )
    expect(refusedAt('deck', deckFile(...cards))).toBeNull()
    const wrong = record('archetype', effect, { set: 'archetype' })
    expect(refusedAt('deck', deckFile(...cards, wrong))).toBe(`cards[6].${where}`)
  })
})

describe('exactly one effect block, that of the type', () => {
  test.each([
    ['none', record('attack', {}), 'attack'],
    ['that of another type', record('chi', { attack: { damage: 1 } }), 'restore'],
    ['two', record('weapon', { weapon: { attack: 1, defence: 0 }, improve: { plus: 1 } }), 'improve'],
  ])('%s', (_what, own, where) => expect(refusedAt('blank', own)).toBe(where))

  test('an Archetype or a side card is of the set archetype, and nothing else is', () => {
    expect(refusedAt('blank', record('archetype', { standing: {} }))).toBe('set')
    expect(refusedAt('blank', record('side', { improve: {} }, { slot: 'weapon' }))).toBe('set')
    expect(refusedAt('deck', deckFile(record('attack', { attack: { damage: 1 } }, { set: 'archetype' })))).toBe(
      'cards[0].set',
    )
  })

  test('a side card says where it goes', () => {
    expect(refusedAt('deck', deckFile(record('side', { improve: {} }, { set: 'archetype' })))).toBe('cards[0].slot')
  })

  test('an Attack that starts another takes neither Combo cards nor a split', () => {
    const spawn = { plus: 0, spawn: true }
    expect(refusedAt('blank', record('enhancement', { enhance: { ...spawn, combo: { max: 1 } } }))).toBe(
      'enhance.spawn',
    )
  })
})

describe('the file', () => {
  test.each([
    ['nothing', null, ''],
    ['a list', [], ''],
    ['a text', 'kff-cards/1', ''],
    ['no schema', { cards: [] }, 'schema'],
    ['another schema', { schema: 'kff-cards/2', cards: [] }, 'schema'],
    ['no cards', { schema: 'kff-cards/1' }, 'cards'],
    ['cards that are no list', { schema: 'kff-cards/1', cards: {} }, 'cards'],
    ['a field nobody knows', { ...deckFile(), author: 'me' }, 'author'],
    ['a total nobody knows', { ...deckFile(), totals: { bonus: 3 } }, 'totals.bonus'],
    ['a card that is none', deckFile(null), 'cards[0]'],
  ])('%s', (_what, content, where) => expect(refusedAt('deck', content)).toBe(where))

  const many = (records: number, count: number) =>
    deckFile(
      ...Array.from({ length: records }, (_, n) => record('chi', { restore: { chi: 1 } }, { id: `own-${n}`, count })),
    )

  test('400 records and 600 cards are the most', () => {
    expect(refusedAt('deck', many(400, 1))).toBeNull()
    expect(refusedAt('deck', many(401, 1))).toBe('cards')
    expect(refusedAt('deck', many(20, 30))).toBeNull()
    expect(refusedAt('deck', many(21, 30))).toBe('cards')
  })

  test('so are 256 kB', () => {
    const long = { ...deckFile(), note: 'x'.repeat(FILE_BYTES) }
    expect(game.check?.('deck', long).problems).toHaveLength(1)
    expect(game.open({ files: { deck: long } })).toMatchObject({ ok: false, problem: { at: 'setup.files.deck' } })
  })

  test('so are 32 levels', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    for (const content of [deep, { ...deckFile(), cards: deep }, deckFile(record('chi', { restore: deep }))])
      expect(refusedAt('deck', content)).toBe('')
  })

  test('names of what every object has are names like any other', () => {
    const own = (id: string) => record('attack', { attack: { damage: 1 } }, { id })
    expect(refusedAt('deck', deckFile(own('constructor'), own('tostring')))).toBeNull()
    expect(refusedAt('deck', deckFile(own('__proto__')))).toBe('cards[0].id')
    expect(refusedAt('deck', JSON.parse('{ "schema": "kff-cards/1", "__proto__": {}, "cards": [] }'))).toBe('__proto__')
    expect(refusedAt('blank', { ...own('mine'), constructor: 1 })).toBe('constructor')
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300, -0.5])('a number that is none: %s', (damage) => {
    expect(refusedAt('blank', record('attack', { attack: { damage } }))).toBe('attack.damage')
  })

  test('ids are unique, also beside the shipped cards and the blank one', () => {
    expect(refusedAt('deck', deckFile(BLANK, BLANK))).toBe('cards[1].id')
    expect(game.check?.('blank', { ...BLANK, id: 'punch' }).problems.map(({ at }) => at)).toEqual(['id'])
    expect(game.open({ files: { blank: { ...BLANK, id: 'punch' } } }).ok).toBe(false)
    expect(game.open({ files: { deck: deckFile(BLANK), blank: BLANK } })).toMatchObject({ ok: false })
  })

  test('KFF-18.5 the blank card is one record of the set custom', () => {
    expect(refusedAt('blank', { ...BLANK, set: 'more' })).toBe('set')
    expect(refusedAt('blank', deckFile(BLANK))).toBe('schema')
  })

  test('every wrong record is told at once', () => {
    const wrong = (id: string, count: number) => record('chi', { restore: { chi: 1 } }, { id, count })
    const { problems = [] } = game.check?.('deck', deckFile(wrong('one', 0), wrong('two', 3), wrong('three', 99))) ?? {}
    expect(problems.map(({ at }) => at)).toEqual(['cards[0].count', 'cards[2].count'])
    expect(problems.map(({ message }) => message.split(':')[0])).toEqual(['one', 'three'])
  })
})
