import { beforeAll, describe, expect, test } from 'vitest'
import { editors } from '../../games/editors.ts'
import { registry } from '../../games/registry.ts'
import { isSame } from '../../kernel/json.ts'
import { withValue } from './edits.ts'
import { printed } from './json-print.ts'
import { scan } from './json-text.ts'
import { type Message, messagesAt, messagesWithin, nearest, withoutName } from './messages.ts'
import { openText } from './opening.ts'
import { reportOn } from './report.ts'
import { fileName } from './saving.ts'
import type { Tools } from './use-bench.ts'

const GAME = 'kung-fu-fighting'
let tools: Tools
beforeAll(async () => {
  const [{ editor }, game] = await Promise.all([editors[GAME](), registry[GAME]()])
  tools = { editor, game }
})

const reported = (content: unknown, file = 'deck') => reportOn(tools.game, tools.editor, file, content)
const started = (n: number): unknown => tools.editor.starts[n].content()
const problems = (messages: readonly Message[]) => messages.filter(({ isProblem }) => isProblem)

describe('what is said of a file', () => {
  test('the base deck is without fault, can be played with, and has room', () => {
    const { messages, isPlayable, bounds } = reported(started(0))
    expect({ messages, isPlayable }).toEqual({ messages: [], isPlayable: true })
    expect(bounds.map(({ value, most }) => [value, most])).toEqual([
      [39, 400],
      [99, 600],
      [expect.any(Number), 262_144],
    ])
  })

  test('a wrong number is told at its field, and a mended one no more', () => {
    const path = ['cards', 2, 'attack', 'damage']
    const { messages, isPlayable } = reported(withValue(started(0), path, 99))
    expect(messagesAt(messages, 'cards[2].attack.damage')).toEqual([
      { at: 'cards[2].attack.damage', text: 'throw: must be a whole number from -20 to 40', isProblem: true },
    ])
    expect(problems(messagesWithin(messages, 'cards[2]'))).toHaveLength(1)
    expect(problems(messagesWithin(messages, 'cards[1]'))).toEqual([])
    expect(isPlayable).toBe(false)
    expect(reported(withValue(started(0), path, 3)).messages).toEqual([])
  })

  test('a number that was taken out is told too', () => {
    const { messages } = reported(withValue(started(0), ['cards', 2, 'attack', 'damage'], null))
    expect(problems(messagesAt(messages, 'cards[2].attack.damage'))).toHaveLength(1)
  })

  test('what may be meant is told at its field and is no obstacle', () => {
    const { messages, isPlayable } = reported(withValue(started(0), ['cards', 0, 'subtype'], []))
    expect(messagesAt(messages, 'cards[0].subtype')).toMatchObject([{ isProblem: false }])
    expect(isPlayable).toBe(true)
  })

  test('a deck without fault that is too small for any table cannot be played with', () => {
    const deck = withValue(started(0), ['cards'], [{ ...Object(tools.editor.records.fresh([])), set: 'base' }])
    const { messages, isPlayable } = reported(deck)
    expect(isPlayable).toBe(false)
    expect(problems(messages)).toMatchObject([{ at: '', text: expect.stringContaining('too few') }])
  })

  test.each([null, 3, [], {}, { cards: 7 }, { cards: [null, 3] }])('it may be anything: %j', (content) => {
    for (const file of ['deck', 'blank']) {
      expect(problems(reported(content, file).messages).length).toBeGreaterThan(0)
      expect(reported(content, file).isPlayable).toBe(false)
    }
    for (const record of [content, null]) expect(tools.editor.records.groups(record).length).toBeGreaterThan(0)
  })
})

test('what is saved is read again as it is, by the checker too', () => {
  for (const { file, content } of tools.editor.starts) {
    const again: unknown = JSON.parse(printed(content()))
    expect(isSame(again, content())).toBe(true)
    expect(scan(printed(content())).ok).toBe(true)
    expect(tools.game.check?.(file, again).problems).toEqual([])
  }
})

describe('a text that somebody brings', () => {
  const open = (text: string) => openText({ [GAME]: tools }, text)

  test('is told apart as a deck, the blank card, or something to be mended', () => {
    expect(open(printed(started(0)))).toMatchObject({ ok: true, value: { game: GAME, file: 'deck' } })
    expect(open(printed(started(3)))).toMatchObject({ ok: true, value: { game: GAME, file: 'blank' } })
    expect(open('{}')).toMatchObject({ ok: true, value: { game: GAME, file: 'deck' } })
  })

  test('is refused with the place at which it is no JSON, or when it is too long', () => {
    expect(open('{\n  "cards": [,]\n}')).toMatchObject({
      ok: false,
      problem: { message: expect.stringMatching(/^Line 2, column 13: a value/) },
    })
    expect(open(' '.repeat(262_145))).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining('262145') },
    })
  })
})

test('a message loses the name of the card beside its field, and nothing else', () => {
  expect(withoutName('kick: must be text', 'kick')).toBe('must be text')
  expect(withoutName('kick-2: must be text', 'kick')).toBe('kick-2: must be text')
  expect(withoutName(': text', '')).toBe(': text')
})

test('the nearest place that is shown is found', () => {
  const shown = (place: string): string | null => (['cards[1]', ''].includes(place) ? place : null)
  expect(nearest('cards[1].attack.damage', shown)).toBe('cards[1]')
  expect(nearest('cards[2].id', shown)).toBe('')
  expect(nearest('cards[2].id', () => null)).toBeNull()
})

test('a file is named after its deck', () => {
  expect(fileName('My Deck!')).toBe('my-deck.json')
  expect(fileName('../etc/passwd')).toBe('..etcpasswd.json')
  expect(fileName('龍')).toBe('龍.json')
  expect(fileName('???')).toBe('deck.json')
})
