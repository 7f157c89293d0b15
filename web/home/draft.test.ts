import { expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { tableRequest } from '../../protocol/requests.ts'
import { newMatch } from '../local/new-match.ts'
import {
  CLOCKS,
  firstDraft,
  localOf,
  optionOf,
  requestOf,
  withFile,
  withMode,
  withOption,
  withOther,
  withSeats,
} from './draft.ts'

const game = await registry.kabuken()
const { meta } = game
const first = firstDraft(meta, 'greedy')

it('begins with the first mode, the book and a bot across the table', () => {
  expect(first).toEqual({
    where: null,
    mode: 'duel',
    seats: 2,
    others: ['greedy'],
    options: {},
    files: {},
    clock: 'none',
    listed: false,
    rated: false,
    atOnce: false,
  })
})

it('keeps who was seated while seats come and go', () => {
  const ring = withSeats(withMode(meta, withOther(first, 0, null), 'ring', 'greedy'), 4, 'greedy')
  expect(ring).toMatchObject({ mode: 'ring', seats: 4, others: [null, 'greedy', 'greedy'] })
  expect(withMode(meta, ring, 'duel', 'greedy')).toMatchObject({ seats: 2, others: [null] })
})

it('remembers only what differs from the book', () => {
  const changed = withOption(meta, withOption(meta, first, 'turnLimit', 20), 'extension', 'on')
  expect(changed.options).toEqual({ turnLimit: 20, extension: 'on' })
  expect(optionOf(meta, changed, 'turnLimit')).toBe(20)
  const back = withOption(meta, changed, 'turnLimit', 'none')
  expect(back.options).toEqual({ extension: 'on' })
  expect(optionOf(meta, back, 'turnLimit')).toBe('none')
})

it('asks for a table in words that server and game understand', () => {
  const draft = withOption(meta, withSeats(withMode(meta, first, 'ring', 'random'), 4, 'random'), 'turnLimit', 20)
  const request = requestOf(meta, withOther(draft, 1, null))
  expect(request).toEqual({
    game: 'kabuken',
    setup: { mode: 'ring', seats: 4, options: { turnLimit: 20 } },
    bots: { B: 'greedy', D: 'random' },
    clock: null,
    listed: false,
    rated: false,
  })
  expect(tableRequest.parse(request)).toEqual(request)
  expect(game.open(request.setup).ok).toBe(true)
})

it('is rated among people with the cards of the house, and not otherwise', () => {
  const wanted = { ...first, rated: true }
  expect(requestOf(meta, wanted).rated).toBe(false)
  expect(requestOf(meta, withOther(wanted, 0, null)).rated).toBe(true)
  expect(requestOf(meta, withFile(withOther(wanted, 0, null), 'blank', {})).rated).toBe(false)
})

it('can do without the beat, and leaves it to the server otherwise', () => {
  expect(requestOf(meta, first)).not.toHaveProperty('beat')
  expect(tableRequest.parse(requestOf(meta, { ...first, atOnce: true }))).toMatchObject({ beat: 0 })
})

it('offers clocks that the server knows', () => {
  for (const clock of ['none', 'quick', 'calm', 'day', 'week'] as const) {
    const { clock: known } = tableRequest.parse(requestOf(meta, { ...first, clock }))
    expect(known).toEqual(clock === 'none' ? null : { ...CLOCKS[clock], standIn: null })
  }
})

it('brings files, and leaves them at home again', () => {
  const bringing = withFile(first, 'blank', { id: 'mine' })
  expect(requestOf(meta, bringing).setup).toMatchObject({ files: { blank: { id: 'mine' } } })
  expect(requestOf(meta, withFile(bringing, 'blank', undefined)).setup).not.toHaveProperty('files')
})

it('is a match in this browser too: who is no bot sits here', () => {
  const draft = withOption(
    meta,
    withOther(withSeats(withMode(meta, first, 'ring', 'novice'), 3, 'novice'), 1, null),
    'extension',
    'on',
  )
  const begun = newMatch(game, localOf(meta, draft, ' Mei '), {
    id: 'x',
    seed: 'seed',
    now: 0,
    bots: ['greedy', 'novice'],
  })
  if (!begun.ok) throw new Error(begun.problem.message)
  const { seats, head } = begun.value.match
  expect(seats).toEqual([
    { kind: 'person', name: 'Mei', standIn: null },
    { kind: 'bot', bot: 'greedy' },
    { kind: 'person', name: 'Player C', standIn: null },
  ])
  expect(head.setup).toMatchObject({ mode: 'ring', seats: 3, options: { extension: 'on' } })
})
