import { expect, it } from 'vitest'
import { beside, isOver } from './reader-place.ts'

const card = (x: number, y: number) => ({ x, y, width: 80, height: 112 })

it('lies below what is high up, and above what is low', () => {
  expect(beside(card(500, 50), 1000, 800)).toMatchObject({ top: '170px', bottom: 'auto', maxHeight: '622px' })
  expect(beside(card(500, 600), 1000, 800)).toMatchObject({ top: 'auto', bottom: '208px', maxHeight: '584px' })
})

it('is centred on the thing, but stays on the page', () => {
  expect(beside(card(500, 50), 1000, 800)).toMatchObject({ left: '380px', width: '320px' })
  expect(beside(card(0, 50), 1000, 800).left).toBe('8px')
  expect(beside(card(920, 50), 1000, 800).left).toBe('672px')
})

it('is no wider than a phone', () => {
  expect(beside(card(100, 50), 300, 800)).toMatchObject({ left: '8px', width: '284px' })
})

it('is held by a pointer over it and on the way to it', () => {
  const paper = { x: 100, y: 200, width: 320, height: 90 }
  expect([isOver(paper, 150, 250), isOver(paper, 150, 193), isOver(paper, 150, 297)]).toEqual([true, true, true])
  expect([isOver(paper, 90, 250), isOver(paper, 150, 180), isOver(paper, 150, 310)]).toEqual([false, false, false])
})
