import { describe, expect, test } from 'vitest'
import { GENERATORS, resume, seeded } from './random.ts'
import { readStream } from './read-stream.ts'
import { sure } from './testing/record-of.ts'

describe('the randomness of a position', () => {
  test.each(GENERATORS)('%s goes on where it was', (generator) => {
    const rng = seeded(generator, 'stream')
    for (let i = 0; i < 20; i++) rng.word()
    const read = sure(readStream(JSON.parse(JSON.stringify(rng.save())), 'stream'))
    expect(resume(read).word()).toBe(rng.word())
  })

  test('may have a script', () => {
    const stream = { generator: 'sfc32', words: [1, 2, 3, 4], script: [3, 5] }
    expect(resume(sure(readStream(stream, 'stream'))).take([4, 3])).toBe(3)
  })

  test.each<[string, unknown]>([
    ['stream', null],
    ['stream.generator', {}],
    ['stream.generator', { generator: 'dice' }],
    ['stream.words', { generator: 'sfc32' }],
    ['stream.words', { generator: 'sfc32', words: [1, 2, 3] }],
    ['stream.words', { generator: 'sfc32', words: [1, 2, 3, 4, 5] }],
    ['stream.words[2]', { generator: 'sfc32', words: [1, 2, 0.5, 4] }],
    ['stream.script[0]', { generator: 'sfc32', words: [1, 2, 3, 4], script: ['R3'] }],
    ['stream.key', { generator: 'chacha20', key: 'xyz', at: 0 }],
    ['stream.at', { generator: 'chacha20', key: '0'.repeat(64), at: -1 }],
    ['stream.words', { generator: 'chacha20', key: '0'.repeat(64), at: 0, words: [] }],
  ])('is refused at %s', (at, value) => {
    expect(readStream(value, 'stream')).toMatchObject({ ok: false, problem: { at } })
  })
})
