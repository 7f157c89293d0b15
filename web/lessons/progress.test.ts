import { expect, it } from 'vitest'
import { recall, remember } from './progress.ts'

const memoryWith = (text: string | null) => {
  const kept = new Map(text === null ? [] : [['leitai.lesson.kabuken', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const progress = { scene: 2, rows: [[{ seat: 'A', choice: 'counter B2' }]], seed: 'seed' }

it('is found again as it was left', () => {
  const memory = memoryWith(null)
  expect(recall(memory, 'kabuken')).toEqual({ isDone: false, progress: null })
  remember(memory, 'kabuken', { isDone: true, progress })
  expect(recall(memory, 'kabuken')).toEqual({ isDone: true, progress })
  expect(recall(memory, 'another')).toEqual({ isDone: false, progress: null })
})

it.each([
  'not JSON',
  '[]',
  '7',
  '{"progress":{"scene":-1,"rows":[],"seed":""}}',
  '{"progress":{"scene":0,"rows":[["hit"]],"seed":""}}',
  '{"progress":{"scene":0,"rows":[]}}',
])('is as good as nothing where it reads %s', (text) => {
  expect(recall(memoryWith(text), 'kabuken')).toEqual({ isDone: false, progress: null })
})

it('does not stand in the way where a browser keeps nothing', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => remember(full, 'kabuken', { isDone: false, progress })).not.toThrow()
})
