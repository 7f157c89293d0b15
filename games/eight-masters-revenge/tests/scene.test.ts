import { expect, test } from 'vitest'
import { scene } from '../testing/scene.ts'

// The examples are only as good as the reader of their lines: each kind of line fails when it is not true.

const base = `
  given ffa3
  given turn S1
  given S1 fighter Monkey; hand B14 Y11; area [R25 R12]@3; zones 6:d
  given S2 fighter Spider; hand G11; area [G31 Y52]@3
  given pile G13 G14
  given discard Y45
  do S1 attack B14 left
`

const TRUE_AND_FALSE: readonly (readonly [string, string])[] = [
  ['expect attack 6, defence 5, miss', 'expect attack 6, defence 5, hit'],
  ['expect attack 6, defence 5, miss', 'expect attack 5, defence 5, miss'],
  ['expect asked S1 effect', 'expect asked S2 effect'],
  ['expect asked S1 effect', 'expect asked nobody'],
  ['expect also offered effect none', 'expect offered effect none'],
  ['expect also offered neweffect switch', 'expect also offered neweffect slide'],
  ['expect not offered effect slide', 'expect not offered effect trap'],
  ['expect turn S1', 'expect turn S2'],
  ['expect S1 life 8', 'expect S1 life 7'],
  ['expect S1 hand Y11', 'expect S1 hand B14'],
  ['expect S1 hand 1 card', 'expect S1 hand 2 cards'],
  ['expect S3 hand none', 'expect S2 hand none'],
  ['expect S1 area [B14 R25]@2', 'expect S1 area [B14 R25]@3'],
  ['expect S1 zones 6:d', 'expect S1 zones 6:dd'],
  ['expect S2 zones none', 'expect S1 zones none'],
  ['expect S1 aside 0 cards', 'expect S1 aside 1 card'],
  ['expect S1 fury', 'expect S1 calm'],
  ['expect S2 calm', 'expect S2 fury'],
  ['expect S1 in', 'expect S1 out'],
  ['expect S1 in', 'expect S1 downed'],
  ['expect discards Y45', 'expect discards R12'],
  ['expect discards Y45 only', 'expect discards none'],
  ['expect not in discards R12', 'expect not in discards Y45'],
  ['expect removed X1 X2', 'expect removed X5'],
  ['expect suspense R12', 'expect suspense R25'],
  ['expect supply d 15', 'expect supply d 16'],
  ['expect marker home', 'expect marker S1'],
  ['expect pile 92 cards', 'expect pile 91 cards'],
  ['expect nobody has won', 'expect winner S1'],
  ['refuse S1 effect trap S3 1 by EMR-15.4', 'refuse S1 effect trap S3 1 by EMR-11.4'],
  ['refuse S2 take by TABLE-2', 'refuse S1 effect none by TABLE-1'],
  ['do S1 effect none', 'do S1 effect slide S1 left 1'],
  ['giveup S2', 'giveup S2 by EMR-17.7'],
]

test.each(TRUE_AND_FALSE)('"%s" holds, "%s" does not', (right, wrong) => {
  expect(() => scene(`${base}\n${right}`)).not.toThrow()
  expect(() => scene(`${base}\n${wrong}`)).toThrow(/: expected .*, got /)
})

test.each([
  ['expect damage 1', 'expected 1, got nothing'],
  ['expect countered', 'expected 1, got 0'],
  ['expect S1 laughs', 'nothing can be expected like this: S1 laughs'],
  ['given S1 laughs', 'nothing can be given to a seat like this: laughs'],
  ['given luck', 'nothing can be given like this: luck'],
  ['laugh S1', 'no such line: laugh S1'],
])('"%s" is not taken for true', (line, complaint) => {
  expect(() => scene(`${base}\n${line}`)).toThrow(complaint)
})

test('a block names its mode', () => {
  expect(() => scene('given turn S1')).toThrow('the block names no mode')
})
