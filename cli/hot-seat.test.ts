import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { play } from './play.ts'
import { FACES, firstChoices, seedForA } from './testing/kabuken.ts'
import { CLEARED, person } from './testing/person.ts'
import { scratch } from './testing/program.ts'

const seed = seedForA()
const [psychUp] = firstChoices(seed).filter((text) => text.startsWith('psych-up'))
const file = scratch()

const sit = async (bots: string, ...lines: string[]): Promise<string> => {
  const { terminal, screen } = person(...lines)
  expect(await play.start(['kabuken', '--seed', seed, '--bots', bots], terminal)).toBe(0)
  return screen()
}
const faces = (text: string): string[] => text.split(/\s+/).filter((word) => FACES.includes(word))

describe('people who share a screen', () => {
  test('see nothing of each other’s hands', async () => {
    const screens = (await sit('none', '', psychUp, '', '')).split(CLEARED)
    const [welcome, callA, ofA, callB, ofB] = screens
    expect(screens).toHaveLength(5)
    expect([welcome, callA, callB].flatMap(faces)).toEqual([])
    expect(callA).toContain('A, press Enter')
    expect(callB).toContain('B, press Enter')
    expect(ofA).toContain('pass the screen to B')
    // The Field Card, what A typed and what the log says of it, and a hand of six.
    expect(faces(ofA).length).toBeGreaterThan(7)
    expect(ofB).toContain('A psychs up')
    expect(ofB.slice(ofB.indexOf('Your hand'))).not.toBe(ofA.slice(ofA.indexOf('Your hand')))
  })

  test('may leave while the screen is passed on', async () => {
    expect(await sit('none')).toContain('A, press Enter when nobody else is looking. <end>')
    expect(await sit('none', '', psychUp)).toContain('<end>')
  })
})

describe('somebody alone', () => {
  test('is never asked to look away', async () =>
    expect(await sit('greedy', psychUp, 'hit', 'hit', 'stop')).not.toContain(CLEARED))

  test('is asked before giving up', async () => {
    expect(await sit('greedy', 'resign', 'no')).not.toContain('B wins')
    expect(await sit('greedy', 'resign', 'yes')).toContain('B wins')
  })

  test('may keep the match when leaving', async () => {
    expect(await sit('greedy', psychUp, 'quit', file('kept.json'))).toContain(`Saved in ${file('kept.json')}.`)
    expect(existsSync(file('kept.json'))).toBe(true)
    expect(await sit('greedy', psychUp, 'quit', '')).not.toContain('Saved')
  })
})
