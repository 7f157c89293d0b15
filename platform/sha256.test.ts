import { expect, it } from 'vitest'
import { sha256Of as inNode } from './sha256.node.ts'
import { sha256Of as inBrowser } from './sha256.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

it.each(['', 'abc', '擂台 ✓', 'x'.repeat(1000)])('is the same on every platform: %s', (text) => {
  expect(inNode(bytesOf(text))).toBe(inBrowser(bytesOf(text)))
})

it('is what the standard says', () => {
  expect(inNode(bytesOf('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
