import { describe, expect, test } from 'vitest'
import { Network } from './network.ts'

describe('a network', () => {
  const network = () =>
    new Network({ steps: [0.5, 2], rows: ['hg', 'fi'] }, [
      { bias: [0, 1], second: { steps: [1, 1], rows: ['hf', 'gi'] }, secondBias: [0, 0], last: [1, 10], lastBias: 3 },
      {
        bias: [-9, -9],
        second: { steps: [1, 1], rows: ['hf', 'gi'] },
        secondBias: [2, -1],
        last: [1, 10],
        lastBias: 0,
      },
    ])

  test('adds up what it is told, layer by layer; what is below zero counts for nothing', () => {
    const told = network()
    told.begin(0)
    // The letter g is 0, h is one step and i two steps above it, f one below.
    told.tell(0, 2) // (0, 1) + 2 × (0.5, 0) = (1, 1), then (1, −1) + (0, 2) = (1, 1)
    expect(told.answer()).toBe(3 + 1 + 10)
    told.tell(1, 1) // (1, 1) + (−2, 4) = (−1, 5), then 5 × (0, 2) = (0, 10)
    expect(told.answer()).toBe(3 + 100)
  })

  test('has an answer of its own for every moment, and begins anew', () => {
    const told = network()
    told.begin(0)
    told.tell(0, 2)
    told.begin(1)
    expect(told.answer()).toBe(2)
  })
})
