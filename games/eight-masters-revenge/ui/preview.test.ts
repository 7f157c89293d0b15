import { describe, expect, it } from 'vitest'
import { parseRulebook } from '../../../kernel/rulebook.ts'
import { FACES } from '../cards.ts'
import { game } from '../game.ts'
import { houseOf } from '../options.ts'
import { moment as given } from '../testing/tables.ts'
import { afterOf } from './after.ts'
import { explainOption } from './explain.ts'
import { ghostsOf } from './ghosts.ts'
import { withAutomaton } from './moment.ts'
import { optionsFor } from './options.ts'
import { verdictsFor } from './placements.ts'
import { nameOf, previewOf } from './preview.ts'

const book = parseRulebook(game.rulebook)
const people = (seat: number) => ['Anna', 'Bert', 'Carl', 'Dora'][seat]

/** The board of whoever is asked after these lines, with cards selected in the hand. */
const board = (text: string, cards: readonly string[] = []) => {
  const { rules, s } = given(text)
  const [seat] = rules.awaiting(s)
  const house = houseOf(rules.setup)
  const moment = {
    house,
    view: rules.hide(s, seat),
    seat,
    who: withAutomaton(house, people, {
      ...game.words,
      ...(rules.labels === undefined ? {} : { labels: rules.labels }),
    }),
  }
  const { form } = rules.question(moment.view, seat)
  if (form.kind !== 'either') throw new Error('this game asks what to do')
  const options = optionsFor(rules, moment, form, cards)
  const find = (id: string) => {
    const option = options.find((one) => one.id === id)
    if (option === undefined) throw new Error(`there is no ${id} among ${options.map((one) => one.id).join(', ')}`)
    return option
  }
  return {
    moment,
    verdicts: () => verdictsFor(rules, moment, options),
    said: (id: string) => [nameOf(moment, find(id).choice), ...previewOf(rules, moment, find(id).choice)],
    explained: (id: string) => explainOption(game.words, book, rules, moment, find(id)),
    ghosts: (id: string, of = seat) => {
      const after = afterOf(rules, moment, find(id).choice)
      return after === null ? [] : ghostsOf(moment.view, after.view, of)
    },
  }
}

const facing = `given duel
  given S1 hand B14 G51; area [R25 B42]@3
  given S2 hand B53; area [G24 Y34]@3
  given turn S1`

describe('an attack', () => {
  it('says which card is the blow and whether it hits, exactly', () => {
    const { said } = board(facing, ['B14'])
    expect(said('attack left')).toEqual(['Attack left', 'B42 HITS for 2 (6 = 6)', 'then trap'])
    expect(said('attack right')).toEqual(['Attack right', 'R25 misses (3 ≠ 6)', 'then remove'])
  })

  it('says what a token, a crow and a pair make of it', () => {
    const tokens = `given duel
      given S1 hand B24; fighter Crow; area [Y11 B22{d}]@3; zones 2:d 5:c
      given S2 area [R22 R13]@3
      given turn S1`
    expect(board(tokens, ['B24']).said('attack right')).toEqual([
      'Attack right',
      'Y11 misses (4 ≠ 5)',
      'a crow takes its effect',
      'free turn',
    ])
    expect(board(tokens, ['B24']).said('attack left')).toContain('costs you 2 life')
  })

  it('has room for both verdicts beside the couple', () => {
    const verdicts = board(facing, ['B14']).verdicts()
    expect([...verdicts].map(([place, { isHit, sums, text }]) => [place, isHit, sums, text])).toEqual([
      ['zone 0 2', true, '6=6', 'hits 2'],
      ['zone 0 5', false, '3≠6', 'miss'],
    ])
    expect(verdicts.get('zone 0 2')?.words).toBe('Attack left, B42 HITS for 2 (6 = 6), then trap')
  })

  it('shows the new card, and the blow leaving', () => {
    const ghosts = board(facing, ['B14']).ghosts('attack left')
    expect(ghosts.map(({ card, isLeaving }) => [card === null ? null : FACES[card.card], isLeaving])).toEqual([
      [null, false],
      ['B14', false],
      [null, false],
      [null, true],
      [null, false],
      [null, false],
    ])
  })

  it('in a team fight counts the other opponent in', () => {
    const { said } = board(
      `given team
      given S1 hand B14; area [R25 B42]@3
      given S2 area [G24 Y34]@3
      given S3 area [B11 B12]@3
      given turn S1`,
      ['B14'],
    )
    expect(said('attack left')).toContain('Dora suffers 2 too')
  })

  const fallen = `given team
      given S1 hand B14; area [R25 B42]@3
      given S2 downed; area [B24 Y34]@3
      given S3 area [B11 B12]@3
      given turn S1`

  it('EMR-16.7 says who suffers for a fallen player', () => {
    expect(board(fallen, ['B14']).said('attack left')).toEqual([
      'Attack left',
      'B42 HITS for 2 (6 = 6)',
      'Dora suffers it for Bert, who has fallen',
      'Dora suffers 2 too',
      'then trap',
    ])
    expect(board(`${fallen}\ndo S1 attack B14 left`).said('take')).toEqual(['Take the hit', 'Dora loses 2 life'])
  })

  it('EMR-16.7 says whom the tokens of a fallen attacker cost', () => {
    const tokens = `given team
      given S1 downed; hand B14; area [R25 B42]@3; zones 2:d
      given turn S1`
    expect(board(tokens, ['B14']).said('attack left')).toContain('costs Carl 1 life')
  })

  it('EMR-17.5 says that the attacker falls before it lands', () => {
    const fatal = (life: number, more: string) => `given ${more}
      given S1 life ${life}; hand B14; area [R25 B42{d}]@3; zones 2:d
      given S2 area [G24 Y34]@3
      given turn S1`
    const told = board(fatal(2, 'duel'), ['B14'])
    expect(told.said('attack left')).toEqual(['Attack left', 'you fall before B42 lands', 'costs you 2 life'])
    expect(told.verdicts().get('zone 0 2')).toMatchObject({ isHit: false, text: 'you fall' })
    expect(board(fatal(3, 'duel'), ['B14']).said('attack left')).toContain('B42 HITS for 2 (6 = 6)')
    expect(board(fatal(2, 'team'), ['B14']).said('attack left')).toContain('B42 HITS for 2 (6 = 6)')
    const last = `${fatal(2, 'team')}\n      given S3 downed`
    expect(board(last, ['B14']).said('attack left')).toContain('your team falls before B42 lands')
  })
})

describe('why not', () => {
  it('asks for a card first', () => {
    expect(board(facing).explained('attack left')).toEqual({ tone: 'hint', text: 'Select a card of your hand first.' })
  })

  it('names the rule and how it begins', () => {
    const wall = facing.replace('[R25 B42]@3', '[R25 B42]@1')
    expect(board(wall, ['B14']).explained('attack left')).toEqual({
      tone: 'no',
      text: 'Your couple stands at the wall: that side is closed.',
      rule: { id: 'EMR-5.2', text: 'There are two ways to do so.' },
    })
  })
})

describe('an answer to a hit', () => {
  const hit = `given duel
    given S1 hand G34 B11; area [G51 B43]@2
    given S2 hand B22 Y11; area [G24 Y54]@3
    given turn S1
    do S1 attack G34 right`

  it('says what it saves', () => {
    const { said } = board(hit)
    expect(said('take')).toEqual(['Take the hit', 'lose 3 life'])
    expect(said('block G24')).toEqual(['Block with G24', 'lose 2 instead of 3'])
  })

  it('lowers the card that blocks', () => {
    const [, , third] = board(hit).ghosts('block G24')
    expect(third).toMatchObject({ card: { isBlocked: true }, isLeaving: true })
  })

  it('says what leaves for a counter, and why there is none', () => {
    expect(board(hit, ['B22']).said('counter right')[1]).toBe('G24 leaves')
    expect(board(hit, ['Y11']).explained('counter right')).toMatchObject({ tone: 'no', rule: { id: 'EMR-8.1' } })
    expect(board(hit, ['B22']).explained('counter left')).toMatchObject({ tone: 'no', rule: { id: 'EMR-8.2' } })
  })

  it('tells both what standing means', () => {
    const chain = `${hit.replace('B43', 'B53')}\n do S2 counter B22 right`
    expect(board(chain).said('stand')).toEqual(['Stand', 'your attack comes to nothing, and your turn is over'])
    const longer = chain.replace('G34 B11', 'G34 B24').replace('B22 Y11', 'B22 Y12')
    expect(board(`${longer}\n do S1 counter B24 left`).said('stand')).toEqual(['Stand', 'lose 3 life'])
  })
})

describe('an effect', () => {
  const slide = `given duel
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G31 Y52]@3; zones 2:d
    given turn S1
    do S1 attack Y24 right`

  it('says whose it is, what it costs and what changes', () => {
    expect(board(slide).said('effect slide B left 1')).toEqual([
      'Slide 1 to the left',
      'area of Bert',
      'costs Bert 1 life',
    ])
  })

  it('shows where the couple would stand, and the token that goes off', () => {
    const ghosts = board(slide).ghosts('effect slide B left 1', 1)
    expect(ghosts[1]).toMatchObject({ card: { isBlocked: false }, tokens: [{ token: 'damage', count: -1 }] })
    expect(ghosts[3].isLeaving).toBe(true)
  })

  it('shows the token that would come to a card', () => {
    const wounding = slide.replace('[B25 R12]', '[B32 R12]')
    const ghosts = board(wounding).ghosts('effect wound G31', 1)
    expect(ghosts[2].tokens).toEqual([{ token: 'damage', count: 1 }])
  })

  it('says how a switch changes the values', () => {
    const switching = slide.replace('[B25 R12]', '[B14 R12]')
    expect(board(switching).said('effect switch B')).toEqual([
      "Switch Bert's cards",
      'Bert: attack 6 → 5, defence 5 → 6',
    ])
  })

  it('calls the automaton by its name', () => {
    const solo = slide.replace('duel', 'solo').replace('[B25 R12]', '[B14 R12]')
    expect(board(solo).said('effect switch B')[0]).toBe("Switch The automaton's cards")
  })
})
