import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Ink } from '../../kernel/ink.ts'
import { BY, type Entry } from '../../kernel/record.ts'
import { writeEntry } from './write-entry.ts'

const answer = fc.record({
  seat: fc.constantFrom('A', 'B', 'H'),
  choice: fc.string({ unit: 'binary' }),
  by: fc.constantFrom(...BY),
})
const hash = fc.constantFrom('0123456789ab', '0123456789abcdef')
const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ kind: fc.constant('answers'), answers: fc.array(answer, { maxLength: 3 }), hash }),
  fc.record({ kind: fc.constant('undo'), to: fc.nat(), hash }),
  fc.record({ kind: fc.constant('handOver'), seat: fc.constant('A'), to: fc.constantFrom('bot', 'player'), hash }),
)

it('an entry is written as JSON has it', () => {
  const ink = new Ink()
  fc.assert(
    fc.property(entry, (one) => {
      ink.begin()
      writeEntry(one, ink)
      expect(Buffer.from(ink.written).toString()).toBe(JSON.stringify(one))
    }),
  )
})
