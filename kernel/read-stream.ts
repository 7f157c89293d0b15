import type { Stream } from './random.ts'
import { kindOf, listOf, objectOf, oneOf, type Reader, textLike, wholeNumber } from './reader.ts'
import { bad, ok } from './result.ts'

type Saved = NonNullable<Stream>
type ChaCha = Extract<Saved, { generator: 'chacha20' }>
type Sfc = Extract<Saved, { generator: 'sfc32' }>

const words: Reader<Sfc['words']> = (value, at) => {
  const read = listOf(wholeNumber(-(2 ** 31), 2 ** 32 - 1))(value, at)
  if (!read.ok) return read
  const [a, b, c, counter, ...more] = read.value
  return counter === undefined || more.length > 0 ? bad(at, 'must be four words') : ok([a, b, c, counter])
}

const script = listOf(wholeNumber(0, 2 ** 32 - 1))

/** The randomness of a position that came from outside: whatever is accepted can be drawn from. */
export const readStream: Reader<Saved> = kindOf<Saved>('generator', {
  chacha20: objectOf<ChaCha>(
    {
      generator: oneOf('chacha20'),
      key: textLike('a key of 64 hexadecimal digits', /^[0-9a-f]{64}$/),
      at: wholeNumber(0, 2 ** 32 - 1),
      script,
    },
    ['script'],
  ),
  sfc32: objectOf<Sfc>({ generator: oneOf('sfc32'), words, script }, ['script']),
})
