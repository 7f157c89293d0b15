import { describe, expect, test } from 'vitest'
import type { Event } from '../../../kernel/events.ts'
import { seeded } from '../../../kernel/random.ts'
import { describeProblem } from '../../../kernel/result.ts'
import { table } from '../../../kernel/testing/table-talk.ts'
import { SHIPPED } from '../deck/shipped.ts'
import { game } from '../game.ts'
import { BLANK, deckFile, record, shippedSet } from '../testing/deck-files.ts'
import { at, type Plain, rulesFor } from '../testing/tables.ts'

// Chapter 18: what a table may bring.

const check = (file: string, content: unknown) => {
  const report = game.check?.(file, content)
  if (report === undefined) throw new Error('the game checks no files')
  return report
}

const deckOf = (setup: Plain): readonly string[] => {
  const rules = rulesFor(setup)
  return rules.cards(rules.deal(seeded('sfc32', 'deck')))
}

const copies = (cards: readonly string[], id: string): number => cards.filter((face) => face === id).length

describe('KFF-E68 (KFF-18.2, KFF-18.3, KFF-18.5, KFF-1.9) a deck of one’s own', () => {
  test('the blank card: 100 cards, shown to all before the deal', () => {
    const rules = rulesFor({ files: { blank: BLANK } })
    const log: Event[] = []
    const s = rules.deal(seeded('sfc32', 'blank'), log)
    expect(rules.cards(s)).toHaveLength(100)
    const keys = log.map(({ key }) => key)
    expect(log).toContainEqual(expect.objectContaining({ key: 'kung-fu-fighting.custom', names: ['my-own-card'] }))
    expect(keys.indexOf('kung-fu-fighting.custom')).toBeLessThan(keys.indexOf('kung-fu-fighting.deal'))
    expect(rules.labels?.['my-own-card']).toBe('My Own Card!')
    expect(check('blank', BLANK).problems).toEqual([])
  })

  test('an extra field is refused by its name', () => {
    const blank = { ...BLANK, enhance: { plus: 1, bonus: 2 } }
    expect(game.open({ files: { blank } })).toMatchObject({
      ok: false,
      problem: { at: 'setup.files.blank.enhance.bonus', message: expect.stringContaining('my-own-card') },
    })
    expect(check('blank', blank).problems).toEqual([
      { at: 'enhance.bonus', message: expect.stringContaining('my-own-card') },
    ])
  })

  test('Punch at 11 copies: loaded, with a warning', () => {
    const deck = deckFile(...shippedSet('base', (id) => (id === 'punch' ? { count: 11 } : {})))
    const { problems, warnings } = check('deck', deck)
    expect(problems).toEqual([])
    expect(warnings.map(({ message }) => message)).toEqual(['base has 100 cards; the box has 99'])
    expect(deckOf({ files: { deck } })).toHaveLength(100)
  })

  test('the blank card does what is written on it', () => {
    table(game)
      .files({ blank: BLANK })
      .given({ stances: { B: 'tiger-stance' }, hands: { A: 'kick my-own-card', B: 'wild' } })
      .plays('A', 'attack kick my-own-card on B')
      .plays('B', 'pass')
      .expects({ chi: { B: 16 }, stances: { B: null } })
      .ends('B', 'refill')
  })
})

describe('KFF-18.1 what a deck file replaces', () => {
  test('the shipped deck as a file changes nothing, and has nothing to warn of', () => {
    const file = {
      schema: 'kff-cards/1',
      game: 'Kung Fu Fighting!',
      note: 'ours',
      totals: { base: 99, more: 48, team: 37, archetypes: 8, sideCards: 2 },
      cards: SHIPPED,
    }
    expect(check('deck', file)).toMatchObject({ problems: [], warnings: [] })
    const setup = { mode: '3v3', options: { more: 'on', archetypes: 'random' } }
    expect([...deckOf({ ...setup, files: { deck: file } })].sort()).toEqual([...deckOf(setup)].sort())
  })

  const huddle = { ...SHIPPED.find(({ id }) => id === 'huddle'), count: 3 }

  test('a card with the id of one of ours takes its place, and the rest of the set stays', () => {
    const cards = deckOf({ mode: '2v2', files: { deck: deckFile(huddle) } })
    const before = deckOf({ mode: '2v2' })
    expect(cards).toHaveLength(before.length - copies(before, 'huddle') + 3)
    expect([copies(cards, 'huddle'), copies(cards, 'face-me')]).toEqual([3, copies(before, 'face-me')])
    expect(Object.fromEntries(check('deck', deckFile(huddle)).facts)).toMatchObject({
      'cards of the shipped deck that it replaces': 1,
    })
  })

  test('only in its own set: an id of ours in another set is there twice', () => {
    expect(check('deck', deckFile({ ...huddle, set: 'base' })).problems).toHaveLength(1)
  })

  test('a set of which it has all that its owner counted is the file’s alone', () => {
    const deck = { ...deckFile(huddle), totals: { team: 3 } }
    const cards = deckOf({ mode: '2v2', files: { deck } })
    expect(cards).toHaveLength(99 + 3)
    expect([copies(cards, 'huddle'), copies(cards, 'face-me'), copies(cards, 'punch')]).toEqual([3, 0, 10])
    expect(check('deck', deck).warnings.map(({ message }) => message)).toEqual(['team has 3 cards; the box has 37'])
  })

  test('a set of which it has a card that we do not have is the file’s alone', () => {
    const own = record('attack', { attack: { damage: 3 } }, { set: 'team' })
    const cards = deckOf({ mode: '2v2', files: { deck: deckFile(huddle, own) } })
    expect(cards).toHaveLength(99 + 3 + 1)
  })

  test('cards of the set custom are added to any deck', () => {
    const own = record('attack', { attack: { damage: 3 } }, { count: 4 })
    const cards = deckOf({ files: { deck: deckFile(own) } })
    expect([cards.length, copies(cards, 'my-own-card')]).toEqual([103, 4])
  })

  test('a deck file and the blank card go together', () => {
    const own = record('attack', { attack: { damage: 3 } }, { id: 'other', count: 4 })
    expect(deckOf({ files: { deck: deckFile(own), blank: BLANK } })).toHaveLength(104)
  })

  test('records of More wait for the option, those of Team for a team game, Archetypes for theirs', () => {
    const more = record('attack', { attack: { damage: 1 } }, { id: 'more-own', set: 'more', count: 20 })
    const deck = deckFile(more)
    expect(copies(deckOf({ files: { deck } }), 'more-own')).toBe(0)
    expect(deckOf({ files: { deck }, options: { more: 'on' } })).toHaveLength(99 + 20)
  })

  test('own Archetypes replace the eight', () => {
    const own = (id: string) => record('archetype', { standing: { hand: 2 } }, { id, name: id, set: 'archetype' })
    const rules = rulesFor({ options: { archetypes: 'chosen' }, files: { deck: deckFile(own('one'), own('two')) } })
    const s = rules.deal(seeded('sfc32', 'own'))
    const codes: string[] = []
    rules.choices(s, s.asked, { push: (code) => codes.push(rules.notation.write(rules.unpack(code))) })
    expect(codes).toEqual(['choose one', 'choose two'])
  })

  test('the files stay in the setup, so that a record replays', () => {
    expect(rulesFor({ files: { blank: BLANK } }).setup.files).toEqual({ blank: BLANK })
  })

  test('only deck and blank can be brought', () => {
    expect(game.open({ files: { decks: deckFile() } })).toMatchObject({
      ok: false,
      problem: { at: 'setup.files.decks' },
    })
    expect(check('decks', deckFile()).problems).toHaveLength(1)
  })
})

describe('KFF-18.2 a deck must be enough for the table', () => {
  const few = (count: number) => deckFile(record('attack', { attack: { damage: 1 } }, { set: 'base', count }))

  test.each([
    [2, 14],
    [3, 21],
    [4, 28],
  ])('%i players need %i cards', (seats, cards) => {
    expect(game.open({ seats, mode: 'individual', files: { deck: few(cards) } }).ok).toBe(true)
    expect(game.open({ seats, mode: 'individual', files: { deck: few(cards - 1) } })).toMatchObject({
      ok: false,
      problem: { at: 'setup.files.deck' },
    })
  })

  test('and an Archetype each, when they are used', () => {
    const only = deckFile(record('archetype', { standing: { hand: 1 } }, { set: 'archetype' }))
    expect(game.open({ files: { deck: only } }).ok).toBe(true)
    expect(game.open({ files: { deck: only }, options: { archetypes: 'random' } })).toMatchObject({
      ok: false,
      problem: { at: 'setup.files.deck' },
    })
  })
})

describe('warnings, which are never an obstacle', () => {
  const warned = (own: Plain): readonly string[] => {
    const { problems, warnings } = check('blank', own)
    expect(problems).toEqual([])
    expect(game.open({ options: { more: 'on' }, files: { blank: own } }).ok).toBe(true)
    return warnings.map((warning) => warning.at)
  }

  test.each([
    [
      'versus.stance',
      record('stance', { stance: { versus: { stance: 'goose-stance', plus: 2 } } }),
      'stance.versus.stance',
    ],
    ['an id: selector', record('stance', { stance: { bonus: [{ on: 'id:flyin', plus: 2 }] } }), 'stance.bonus[0].on'],
    ['a text for people', record('chi', { restore: { chi: 1 } }, { manual: 'Sing.' }), 'manual'],
    ['an Attack without a subtype', record('attack', { attack: { damage: 1 } }, { subtype: [] }), 'subtype'],
  ])('KFF-18.2, KFF-18.6 %s', (_what, own, where) => expect(warned(own)).toEqual([where]))

  test('KFF-18.2 standing.side', () => {
    const own = record('archetype', { standing: { side: 'nothing' } }, { set: 'archetype' })
    const { problems, warnings } = check('deck', deckFile(...shippedSet('archetype'), own))
    expect(problems).toEqual([])
    expect(warnings.map(describeProblem)).toContain('cards[10].standing.side: my-own-card: there is no card nothing')
  })

  test('KFF-18.3 totals of every set are shown', () => {
    const { facts } = check('deck', deckFile(...shippedSet('base')))
    expect(Object.fromEntries(facts)).toMatchObject({
      records: 39,
      cards: 99,
      'cards in base': 99,
      'cards in more': 48,
      'cards in team': 37,
      'cards in archetype': 10,
      'cards in custom': 0,
    })
  })
})

describe('KFF-18.4 cards of one name', () => {
  const twin = { ...SHIPPED.find(({ id }) => id === 'flying'), id: 'flying-too', set: 'custom', count: 2 }
  const files = { blank: twin }

  test('are the same card for an Attack', () => {
    table(game)
      .files(files)
      .given({ hands: { A: 'kick flying flying-too ...' } })
      .refuses('A', 'attack kick flying flying-too on B', 'KFF-5.18')
      .offers('A', 'attack kick flying-too on B')
      .ends('A', 'prepare')
  })

  test('and for what is attached', () => {
    const edge = { ...SHIPPED.find(({ id }) => id === 'razor-edge'), id: 'sharp-edge', set: 'custom' }
    table(game)
      .options({ more: 'on' })
      .files({ blank: edge })
      .given({ weapons: { A: 'sword' }, onWeapon: { A: 'razor-edge' }, hands: { A: 'sharp-edge ...' } })
      .refuses('A', 'play sharp-edge', 'KFF-6.1')
      .ends('A', 'prepare')
  })

  test('but not for bonuses, which go by the id', () => {
    table(game)
      .files(files)
      .given({ stances: { A: 'dragon-stance' }, hands: { A: 'kick flying-too ...', B: '' } })
      .plays('A', 'attack kick flying-too on B')
      .expects({ chi: { B: 15 } })
      .ends('A', 'respite')
  })
})

test('KFF-18.1 positions and notation speak of the file’s cards', () => {
  const rules = rulesFor({ files: { blank: BLANK } })
  const s = at(rules, { hands: { A: 'my-own-card kick' } })
  expect(rules.position.write(s).hands).toMatchObject({ A: 'kick my-own-card' })
  expect(rulesFor().position.read({ hands: { A: 'my-own-card' } })).toMatchObject({ ok: false })
})
