import { expect, it } from 'vitest'
import type { Option } from './options.ts'
import { submitter } from './submit.ts'

const OPTIONS: readonly Option<string>[] = [
  { id: 'hit', choice: 'HIT', refusal: null },
  { id: 'stop', choice: 'STOP', refusal: { rule: 'X-1' } },
]

const submitting = (busy = false) => {
  const done: string[] = []
  const props = { answer: (choice: string) => done.push(choice), busy }
  return { done, submit: submitter<string, Option<string>>({ props, clear: () => done.push('cleared') }) }
}

it('answers, and then starts afresh', () => {
  const { done, submit } = submitting()
  expect(submit(OPTIONS, 'hit')).toBe('done')
  expect(done).toEqual(['HIT', 'cleared'])
})

it('tells when the rules stand against it', () => {
  const { done, submit } = submitting()
  expect(submit(OPTIONS, 'stop')).toBe('closed')
  expect(done).toEqual([])
})

it('does nothing while another answer is on its way, nor where there is no such option', () => {
  const busy = submitting(true)
  expect(busy.submit(OPTIONS, 'hit')).toBe('done')
  expect(submitting().submit(OPTIONS, 'fly')).toBe('done')
  expect(busy.done).toEqual([])
})
