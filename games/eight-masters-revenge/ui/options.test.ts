import { describe, expect, it } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { COLUMNS } from '../constants.ts'
import { houseOf } from '../options.ts'
import type { State } from '../state.ts'
import { dealt, moment as given } from '../testing/tables.ts'
import { afterOf } from './after.ts'
import { ghostsOf } from './ghosts.ts'
import type { Moment } from './moment.ts'
import { isPointed, type MasterRules, offered, ofSource, optionsFor, sourcesOf } from './options.ts'
import { cardPlace, seatPlace, zonePlace } from './places.ts'
import { nameOf, previewOf } from './preview.ts'

const momentOf = (rules: MasterRules, view: State, seat: Seat): Moment => ({
  house: houseOf(rules.setup),
  view,
  seat,
  who: (other) => `player ${other}`,
})

const optionsWith = (rules: MasterRules, moment: Moment, cards: readonly string[]) => {
  const { form } = rules.question(moment.view, moment.seat)
  if (form.kind !== 'either') throw new Error('this game asks what to do')
  return optionsFor(rules, moment, form, cards)
}

/** All that can be pointed at. */
const placesOn = ({ house }: Moment): ReadonlySet<string> =>
  new Set(
    Array.from({ length: house.areas }, (_, seat) => [
      seatPlace(seat),
      cardPlace(seat, 0),
      cardPlace(seat, 1),
      ...Array.from({ length: COLUMNS }, (__, index) => zonePlace(seat, index + 1)),
    ]).flat(),
  )

/** What the answers of one moment look like on the board: none is missing, and none is there twice or in vain. */
const check = (rules: MasterRules, s: State, seat: Seat): void => {
  const moment = momentOf(rules, rules.hide(s, seat), seat)
  const places = placesOn(moment)
  const bare = optionsWith(rules, moment, [])
  const codes: number[] = []
  rules.choices(s, seat, codes)
  for (const code of codes) {
    const choice = rules.unpack(code)
    const isLaid = choice.do === 'attack' || choice.do === 'counter' || choice.do === 'drop'
    const options = isLaid ? optionsWith(rules, moment, choice.cards) : bare
    const same = options.filter(
      ({ choice: one, refusal }) => refusal === null && rules.pack(moment.view, seat, one) === code,
    )
    if (same.length !== 1) throw new Error(`${same.length} ways to ${rules.notation.write(choice)}`)
    const [option] = same
    const shown = offered(ofSource(options, option.source === '' ? null : option.source), option.at[0] ?? null)
    expect(shown).toContain(option)
    if (isPointed(option)) expect(places.has(option.at[0])).toBe(true)
    expect(nameOf(moment, choice)).not.toBe('')
    expect(previewOf(rules, moment, choice).every((text) => text !== '')).toBe(true)
    const after = afterOf(rules, moment, choice)
    if (after !== null) for (let other = 0; other < moment.house.areas; other++) ghostsOf(s, after.view, other)
  }
  const legal = new Set(codes)
  for (const { choice, refusal } of bare)
    if (refusal === null) expect(legal.has(rules.pack(moment.view, seat, choice))).toBe(true)
}

const SETUPS = [
  { mode: 'duel', options: { fighters: 'choose', drawAtLimit: 'allowed' } },
  { mode: 'duel', options: { fighters: 'random', blockedDragon: 'no' } },
  { mode: 'solo', options: { fighters: 'random', difficulty: 'hard' } },
  { mode: 'freeForAll', seats: 3, options: { fighters: 'random', leftOnly: 'none' } },
  { mode: 'freeForAll', seats: 4, options: { fighters: 'random', leftOnly: 'all' } },
  { mode: 'teamFight', options: { fighters: 'random' } },
]

describe('every legal answer can be given on the board, by one way', () => {
  it.each(SETUPS)('$mode $options', (setup) => {
    const windows = new Set<string>()
    for (let game = 0; game < 3; game++) {
      const { rules, s } = dealt(setup, `board ${game}`)
      const rng = seeded('sfc32', `answers ${game}`)
      for (let step = 0; step < 90 && rules.outcome(s) === null; step++) {
        const [seat] = rules.awaiting(s)
        windows.add(s.window)
        check(rules, s, seat)
        const codes: number[] = []
        rules.choices(s, seat, codes)
        rules.play(s, [rng.take(codes)])
      }
    }
    expect(windows.size).toBeGreaterThan(5)
  })
})

describe('what is offered', () => {
  const at = (text: string, cards: readonly string[] = []) => {
    const { rules, s } = given(text)
    const [seat] = rules.awaiting(s)
    return optionsWith(rules, momentOf(rules, rules.hide(s, seat), seat), cards)
  }

  it('has a button for each block that is legal, and one that says why where none is', () => {
    const blocks = (options: ReturnType<typeof at>) =>
      offered(options, null).flatMap(({ choice, refusal }) =>
        choice.do === 'block' ? [[choice.cards.join(' '), refusal?.rule ?? 'legal']] : [],
      )
    const hit = (couple: string) =>
      at(`given duel
        given S1 hand G34; area [G51 B43]@2
        given S2 hand B22; area ${couple}
        given turn S1
        do S1 attack G34 right`)
    expect(blocks(hit('[G24 G44]@3'))).toEqual([
      ['G24', 'legal'],
      ['G44', 'legal'],
      ['G24 G44', 'legal'],
    ])
    expect(blocks(hit('[B24 G44_]@3'))).toEqual([['B24', 'EMR-7.4']])
  })

  it('lets one choose among the effects to copy', () => {
    const options = at(`given duel
      given S1 hand Y42; area [B51 R34]@3
      given S2 area [G24 Y34]@3
      given turn S1
      do S1 attack Y42 right`)
    expect(sourcesOf(options)).toEqual(['effect R34', 'effect Y42'])
    expect(offered(ofSource(options, 'effect Y42'), 'card 1 0').map(({ id }) => id)).toEqual([
      'effect none',
      'effect copy Y42 empower + G24',
      'effect copy Y42 empower - G24',
    ])
  })
})
