import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GENERATORS, type Rng, resume, ScriptError, type Stream, seeded } from './random.ts'

const generators = fc.constantFrom(...GENERATORS)

const words = (rng: Rng, count: number): string[] =>
  Array.from({ length: count }, () => rng.word().toString(16).padStart(8, '0'))

const ascending = (a: number, b: number): number => a - b

/** The keystream as bytes, the way the standard prints it. */
const keystream = (key: string, block: number): string => {
  const rng = resume({ generator: 'chacha20', key, at: 16 * block })
  const bytes = Array.from({ length: 16 }, () => rng.word()).flatMap((word) => [0, 8, 16, 24].map((by) => word >>> by))
  return bytes.map((byte) => (byte & 255).toString(16).padStart(2, '0')).join('')
}

/** Small Fast Counting, written down a second time with large integers. */
const reference = function* (state: readonly number[]): Generator<number> {
  let [a, b, c, counter] = state.map((word) => BigInt.asUintN(32, BigInt(word)))
  for (;;) {
    const sum = BigInt.asUintN(32, a + b + counter)
    counter = BigInt.asUintN(32, counter + 1n)
    a = b ^ (b >> 9n)
    b = BigInt.asUintN(32, c + (c << 3n))
    c = BigInt.asUintN(32, ((c << 21n) | (c >> 11n)) + sum)
    yield Number(sum)
  }
}

describe('fixed vectors', () => {
  test('chacha20 gives the keystream of RFC 8439, appendix A.1', () => {
    expect(keystream('00'.repeat(32), 0)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    )
    expect(keystream('00'.repeat(32), 1)).toBe(
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    )
    expect(keystream(`${'00'.repeat(31)}01`, 1)).toBe(
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    )
    expect(keystream(`00ff${'00'.repeat(30)}`, 2)).toBe(
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    )
  })

  test('sfc32 gives what the definition gives', () => {
    const four = fc.tuple(fc.nat(2 ** 32 - 1), fc.nat(2 ** 32 - 1), fc.nat(2 ** 32 - 1), fc.nat(2 ** 32 - 1))
    fc.assert(
      fc.property(four, (state) => {
        const rng = resume({ generator: 'sfc32', words: state })
        const expected = reference(state)
        for (let i = 0; i < 20; i++) expect(rng.word()).toBe(expected.next().value)
      }),
    )
  })

  test('a seed gives these numbers for ever', () => {
    expect(words(seeded('chacha20', 'leitai'), 8).join(' ')).toBe(
      '37708fa2 f6894b21 19f2ce14 732e848b 5c9e2b0b 88f17ba2 4b1a2bf5 a4e305a3',
    )
    expect(words(seeded('sfc32', 'leitai'), 8).join(' ')).toBe(
      'd1f3759c 0a8e7ad1 ed9a0cc9 0e78f7a9 947ba09d 822dac91 512999f4 edf57872',
    )
  })

  test.each([
    {
      generator: 'chacha20',
      pile: [0, 7, 5, 8, 9, 6, 3, 4, 1, 2],
      numbers: [1, 2, 18, 15, 13, 5],
      child: 'f0eca5a6 7abfb341 52268868',
      saved: {
        generator: 'chacha20',
        key: 'f623e16d96b2f1ac2990f92e109f20b70bf0a6672ae6d18c9410ccf451e52595',
        at: 31,
      },
    },
    {
      generator: 'sfc32',
      pile: [5, 0, 6, 8, 7, 3, 2, 4, 9, 1],
      numbers: [2, 13, 8, 4, 34, 15],
      child: '1c4818d5 1cca35e5 ee8c8282',
      saved: { generator: 'sfc32', words: [-164045083, 1524577930, -333511761, -1222598871] },
    },
  ] as const)('$generator: shuffling, small numbers and splitting never change', (vector) => {
    const rng = seeded(vector.generator, 'leitai')
    const pile = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    rng.shuffle(pile)
    expect(pile).toEqual(vector.pile)
    expect([7, 14, 21, 28, 35, 42].map((n) => rng.below(n))).toEqual(vector.numbers)
    expect(words(rng.split(), 3).join(' ')).toBe(vector.child)
    expect(rng.save()).toEqual(vector.saved)
  })
})

describe('a generator is a value', () => {
  test('it goes on from wherever it was saved, through JSON too', () => {
    fc.assert(
      fc.property(
        generators,
        fc.string(),
        fc.nat(100),
        fc.array(fc.nat(9), { maxLength: 3 }),
        (generator, seed, drawn, script) => {
          const rng = seeded(generator, seed)
          for (let i = 0; i < drawn; i++) rng.word()
          const saved: Stream = JSON.parse(JSON.stringify({ ...rng.save(), script }))
          const [one, other] = [resume(saved), resume(saved)]
          const use = (some: Rng): unknown => {
            const pile = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
            const taken = script.slice(0, 1).map(() => some.take(pile))
            return [taken, some.word(), some.below(10), words(some.split(), 2), some.save()]
          }
          expect(use(one)).toEqual(use(other))
          expect(saved).toMatchObject({ generator, script })
        },
      ),
    )
  })

  test('the same text gives the same numbers, another text others', () => {
    for (const generator of GENERATORS) {
      expect(words(seeded(generator, 'a'), 20)).toEqual(words(seeded(generator, 'a'), 20))
      expect(words(seeded(generator, 'a'), 20)).not.toEqual(words(seeded(generator, 'b'), 20))
    }
  })

  test('a child has numbers of its own, and using it leaves the parent alone', () => {
    for (const generator of GENERATORS) {
      const [used, unused] = [seeded(generator, 'parent'), seeded(generator, 'parent')]
      const [child] = [used.split(), unused.split()]
      const ofChild = words(child, 2000)
      const ofParent = words(used, 2000)
      expect(ofParent).toEqual(words(unused, 2000))
      expect(ofChild.filter((word) => ofParent.includes(word)).length).toBeLessThan(3)
    }
  })

  test('siblings differ', () => {
    for (const generator of GENERATORS) {
      const parent = seeded(generator, 'family')
      const firsts = Array.from({ length: 1000 }, () => words(parent.split(), 2).join(' '))
      expect(new Set(firsts).size).toBe(1000)
    }
  })

  test('a view has no randomness to draw from', () => {
    expect(() => resume(null)).toThrow('a view has no randomness')
  })
})

/** How far counts are from being even, as chi-square. */
const unevenness = (counts: readonly number[]): number => {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}

describe('chance is fair', () => {
  // The thresholds are those that a fair generator exceeds once in a thousand.
  test.each([
    { sides: 2, limit: 10.83 },
    { sides: 6, limit: 20.52 },
    { sides: 7, limit: 22.46 },
    { sides: 54, limit: 90.57 },
  ])('numbers below $sides', ({ sides, limit }) => {
    for (const generator of GENERATORS) {
      const rng = seeded(generator, 'dice')
      const counts = Array.from({ length: sides }, () => 0)
      for (let i = 0; i < 1000 * sides; i++) counts[rng.below(sides)] += 1
      expect(unevenness(counts)).toBeLessThan(limit)
    }
  })

  test('a number just above two thirds of all words does not favour the low ones', () => {
    const sides = 3 * 2 ** 30 - 1
    for (const generator of GENERATORS) {
      const rng = seeded(generator, 'large')
      const counts = [0, 0, 0]
      for (let i = 0; i < 3000; i++) counts[Math.floor((3 * rng.below(sides)) / sides)] += 1
      expect(unevenness(counts)).toBeLessThan(13.82)
    }
  })

  test('every order of four cards comes up equally often', () => {
    for (const generator of GENERATORS) {
      const rng = seeded(generator, 'orders')
      const counts = new Map<string, number>()
      for (let i = 0; i < 24_000; i++) {
        const pile = [1, 2, 3, 4]
        rng.shuffle(pile)
        counts.set(pile.join(), (counts.get(pile.join()) ?? 0) + 1)
      }
      expect(counts.size).toBe(24)
      expect(unevenness([...counts.values()])).toBeLessThan(49.73)
    }
  })

  test('shuffling keeps the cards and taking removes one of them', () => {
    fc.assert(
      fc.property(generators, fc.string(), fc.array(fc.nat(9), { minLength: 1 }), (generator, seed, cards) => {
        const rng = seeded(generator, seed)
        const pile = cards.slice()
        rng.shuffle(pile)
        expect(pile.toSorted(ascending)).toEqual(cards.toSorted(ascending))
        const taken = rng.take(pile)
        expect([...pile, taken].toSorted(ascending)).toEqual(cards.toSorted(ascending))
      }),
    )
  })
})

describe('a script says what comes next', () => {
  const scripted = (script: readonly number[]): Rng => resume({ generator: 'sfc32', words: [1, 2, 3, 4], script })

  test('cards are taken as written, and then by chance', () => {
    const rng = scripted([3, 1])
    const from = [1, 2, 3, 4]
    expect([rng.take(from), rng.take(from)]).toEqual([3, 1])
    expect(from.toSorted(ascending)).toEqual([2, 4])
    expect(rng.save()).toEqual({ generator: 'sfc32', words: [1, 2, 3, 4] })
    rng.take(from)
    expect(from).toHaveLength(1)
  })

  test('a shuffle puts the scripted cards on top, first to last', () => {
    const pile = [1, 2, 3, 4, 5]
    scripted([2, 4]).shuffle(pile)
    expect(pile.slice(-2)).toEqual([4, 2])
    expect(pile.toSorted(ascending)).toEqual([1, 2, 3, 4, 5])
  })

  test('equal cards can be named as often as they are there', () => {
    const pile = [7, 7, 8]
    scripted([7, 7]).shuffle(pile)
    expect(pile).toEqual([8, 7, 7])
  })

  test('words and small numbers do not use it up', () => {
    const rng = scripted([5])
    rng.word()
    rng.below(6)
    expect(rng.save()).toMatchObject({ script: [5] })
  })

  test('what cannot come up is refused with its name', () => {
    const wrong = (): number => scripted([9]).take([1, 2, 3])
    expect(wrong).toThrow(ScriptError)
    expect(wrong).toThrow('the script wants 9')
    expect(() => scripted([1, 1]).shuffle([1, 2, 3])).toThrow(ScriptError)
  })

  test('a child does not know the script', () => {
    expect(scripted([5]).split().save()).not.toHaveProperty('script')
  })
})
