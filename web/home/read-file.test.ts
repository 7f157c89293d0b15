import { expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { readFile } from './read-file.ts'

const game = await registry['kung-fu-fighting']()
const CARD = {
  id: 'my-own-card',
  name: 'My Own Card!',
  set: 'custom',
  count: 1,
  type: 'enhancement',
  subtype: [],
  enhance: { plus: 1 },
  text: '+1.',
  tag: 'reconstructed',
}

it('takes a file that the game takes, and tells what is in it', () => {
  const read = readFile(game, 'blank', JSON.stringify(CARD))
  expect(read).toMatchObject({ ok: true, content: CARD })
  expect(read.notes.length).toBeGreaterThan(0)
})

it('says what is wrong with any other', () => {
  expect(readFile(game, 'blank', '{')).toEqual({ ok: false, notes: ['This file is not JSON.'] })
  expect(readFile(game, 'blank', `${'['.repeat(50)}${']'.repeat(50)}`)).toMatchObject({
    ok: false,
    notes: [expect.stringMatching(/nested/)],
  })
  expect(readFile(game, 'blank', JSON.stringify({ ...CARD, bonus: 1 }))).toMatchObject({
    ok: false,
    notes: [expect.stringMatching(/bonus/)],
  })
})
