import { describe, expect, it } from 'vitest'
import { seen } from '../../../kernel/events.ts'
import { houseIn } from '../rules.ts'
import { at, logOf, type Plain, played, rulesFor } from '../testing/tables.ts'
import { flightsFor, pulsesFor, stampsFor } from './flights.ts'

const rules = rulesFor({ seats: 2, options: { more: 'on' } })
const house = houseIn(rules)
const given = {
  hands: { A: 'kick flying', B: 'now-it-is-my-turn punch' },
  chi: { A: 12, B: 9 },
}
const ATTACK = 'attack kick flying on B'

const waysOf = (flights: ReturnType<typeof flightsFor>): readonly string[] =>
  flights.map(({ id, from }) => `${id} from ${from}`)

/** What flies first after the last of these answers, as a seat sees it. */
const firstWay = (setup: Plain, position: Plain, viewer: number, ...answers: readonly string[]): string => {
  const of = rulesFor(setup)
  const before = played(of, at(of, position), ...answers.slice(0, -1))
  const events = logOf(of, before, ...answers.slice(-1)).map((event) => seen(event, viewer))
  const view = of.hide(played(of, before, ...answers.slice(-1)), viewer)
  return waysOf(flightsFor(houseIn(of), view, { viewer, held: [] }, events))[0]
}

describe('motion', () => {
  it('lets a Weapon that is taken come from where it was', () => {
    const position = { hands: { A: 'grapple', B: 'wild' }, weapons: { B: 'sword' } }
    const kind = house.kindOf.get('sword')
    expect(firstWay({ seats: 2, options: { more: 'on' } }, position, 0, 'attack grapple on B', 'pass')).toBe(
      `slot 0 ${kind} from slot 1 ${kind}`,
    )
  })

  it('lets a card that is handed on come from its giver, and shows it to nobody else', () => {
    const position = { hands: { A: 'kick', B: '', C: 'wild', D: '' } }
    const answers = ['end', 'give kick to C'] as const
    expect(firstWay({ mode: '2v2' }, position, 0, ...answers)).toBe('back 2 1 from hand kick')
    expect(firstWay({ mode: '2v2' }, position, 2, ...answers)).toBe('hand kick from hand of 0')
    expect(firstWay({ mode: '2v2' }, position, 1, ...answers)).toBe('back 2 1 from hand of 0')
  })

  it('lets what is discarded lie down on the pile', () => {
    const position = { window: 'refill', hands: { A: 'kick punch' } }
    expect(firstWay({ seats: 2 }, position, 0, 'refill kick')).toBe('top 1 kick from hand kick')
  })

  it('lets what I play come from my hand, and what others play from their seat', () => {
    const view = rules.hide(played(rules, at(rules, given), ATTACK), 0)
    expect(waysOf(flightsFor(house, view, { viewer: 0, held: [] }, [])).slice(0, 2)).toEqual([
      'part 0 -1 from hand kick',
      'part 0 0 from hand flying',
    ])
    const other = rules.hide(played(rules, at(rules, given), ATTACK), 1)
    expect(waysOf(flightsFor(house, other, { viewer: 1, held: ['punch'] }, []))).toEqual([
      'part 0 -1 from hand of 0',
      'part 0 0 from hand of 0',
      'hand punch from deck',
    ])
  })

  it('shakes who is hit, by side', () => {
    const events = logOf(rules, at(rules, given), ATTACK, 'pass')
    expect([...stampsFor(house, events)]).toEqual([[1, [{ text: '−5', tone: 'loss' }]]])
    expect(pulsesFor(house, events)).toEqual([{ id: 'seat 1', kind: 'hurt' }])
  })

  it('does not shake who pays', () => {
    const events = logOf(rules, at(rules, { hands: { A: 'imperial-stance' } }), 'play imperial-stance')
    expect([...stampsFor(house, events)]).toEqual([[0, [{ text: '−2', tone: 'loss' }]]])
    expect(pulsesFor(house, events)).toEqual([])
  })
})
