import { expect, it } from 'vitest'
import { BLANK, send, withHw } from './draft.ts'
import { pressed } from './plan-keys.ts'

/** What is done when a key is pressed on a card. */
const deed = (key: string, id: string, draft = BLANK): string => {
  let done = ''
  const isMeant = pressed(key, id, {
    draft,
    send: (card, arena) => {
      done = `send ${card} to ${arena}`
    },
    takeBack: (card) => {
      done = `take back ${card}`
    },
    setHw: (arena, hw) => {
      done = `${hw} HW to ${arena}`
    },
  })
  expect(isMeant).toBe(done !== '')
  return done
}

it('sends with the digits and takes back with 0', () => {
  expect(['1', '2', '3'].map((key) => deed(key, 'hua'))).toEqual(['send hua to 0', 'send hua to 1', 'send hua to 2'])
  expect(['0', 'Backspace', 'Delete'].map((key) => deed(key, 'hua'))).toEqual(Array(3).fill('take back hua'))
})

it('arms the team that a card was sent to, and no other', () => {
  const draft = withHw(send(BLANK, 'hua', 1), 1, 2)
  expect([deed('+', 'hua', draft), deed('-', 'hua', draft)]).toEqual(['3 HW to 1', '1 HW to 1'])
  expect(deed('-', 'hua', send(BLANK, 'hua', 1))).toBe('0 HW to 1')
  expect(deed('+', 'chai', draft)).toBe('')
})

it('leaves every other key alone', () => {
  expect(['4', '5', 'a', ' ', 'Enter', 'Tab', 'ArrowLeft'].map((key) => deed(key, 'hua')).join('')).toBe('')
})
