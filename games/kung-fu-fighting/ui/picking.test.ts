import { describe, expect, it } from 'vitest'
import { keyed } from '../../../board/keyed.ts'
import { houseIn } from '../rules.ts'
import type { WindowName } from '../state.ts'
import { rulesFor } from '../testing/tables.ts'
import { picked, STANCE, WEAPON } from './picking.ts'

const house = houseIn(rulesFor({ mode: '2v2', options: { more: 'on' } }))
const pool = [
  ...keyed(
    'kick kick flying spinning blocking-kick now-it-is-my-turn deep-breath sword you-go-that-way face-me'.split(' '),
  ),
  { id: WEAPON, face: 'chair' },
  { id: STANCE, face: 'crane-stance' },
]

/** What is picked after these taps. */
const taps = (window: WindowName, ...ids: readonly string[]): string =>
  ids.reduce<readonly string[]>((chosen, id) => picked(house, window, pool, chosen, id), []).join(' ')

describe('what goes together stays, and the rest makes room', () => {
  it('takes up and puts back', () => {
    expect(taps('prepare', 'kick', 'flying', 'kick')).toBe('flying')
    expect(taps('refill', 'kick', 'kick.2', 'sword')).toBe('kick kick.2 sword')
  })

  it('builds one Attack in the own turn, or plays one card (KFF-8.2, KFF-4.8)', () => {
    expect(taps('prepare', 'kick', 'flying', WEAPON)).toBe(`kick flying ${WEAPON}`)
    expect(taps('prepare', 'kick', 'flying', 'sword')).toBe('sword')
    expect(taps('prepare', 'sword', 'kick')).toBe('kick')
    expect(taps('respite', 'sword', STANCE)).toBe(STANCE)
  })

  it('answers with one Block and what strikes back (KFF-5.21, KFF-9.6)', () => {
    expect(taps('answer', 'blocking-kick', 'now-it-is-my-turn', 'kick', 'flying')).toBe('now-it-is-my-turn kick flying')
    expect(taps('answer', 'kick', 'now-it-is-my-turn')).toBe('kick now-it-is-my-turn')
    expect(taps('answer', 'kick', 'deep-breath')).toBe('deep-breath')
  })

  it('lends one enhancement, unless it brings an Attack of its own (KFF-13.8, KFF-14.11)', () => {
    expect(taps('ally', 'flying', 'spinning')).toBe('spinning')
    expect(taps('ally', 'flying', 'kick')).toBe('flying kick')
    expect(taps('ally', 'flying', 'you-go-that-way', 'kick', 'spinning')).toBe('flying you-go-that-way kick spinning')
  })

  it('covers with a Special and the Block that goes with it (KFF-15.9)', () => {
    expect(taps('cover', 'face-me', 'blocking-kick', 'now-it-is-my-turn')).toBe('face-me now-it-is-my-turn')
  })

  it('hands over one card (KFF-13.19)', () => {
    expect(taps('passCard', 'kick', 'flying')).toBe('flying')
  })
})
