import { Histogram, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { StageHistogram } from './histogram.ts'

it('says the same as the library does', async () => {
  const described = { name: 'took_seconds', help: 'How long it took' }
  const buckets = [0.1, 0.5, 2]
  const registry = new Registry()
  const theirs = new Histogram({ ...described, buckets, labelNames: ['stage'], registers: [registry] })
  const ours = new StageHistogram(described, ['one', 'other'], buckets)
  for (const stage of ['one', 'other'] as const) theirs.zero({ stage })
  for (const took of [0.05, 0.1, 0.3, 2, 7]) {
    theirs.observe({ stage: 'one' }, took)
    ours.observe('one', took)
  }
  expect(ours.text().trim().split('\n').toSorted()).toEqual((await registry.metrics()).trim().split('\n').toSorted())
})
