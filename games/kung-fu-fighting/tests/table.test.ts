import { describe, expect, test } from 'vitest'
import type { Line } from '../../../kernel/contract.ts'
import { seatLetter, type Viewer } from '../../../kernel/seats.ts'
import { game } from '../game.ts'
import { wrapped } from '../table/spans.ts'
import { record } from '../testing/deck-files.ts'
import { at, type FightingRules, type Plain, played, rulesFor } from '../testing/tables.ts'

// The table as text, line by line as terminal and screen reader have it.

const textOf = (line: Line): string => line.map((span) => (typeof span === 'string' ? span : span.text)).join('')

const linesOf = (rules: FightingRules, given: Plain, viewer: Viewer, ...texts: readonly string[]): readonly Line[] =>
  game.draw(rules, rules.hide(played(rules, at(rules, given), ...texts), viewer), viewer, seatLetter)

const drawn = (setup: Plain, given: Plain, viewer: Viewer = 0, ...texts: readonly string[]): string[] =>
  linesOf(rulesFor(setup), given, viewer, ...texts).map(textOf)

const MORE = { options: { more: 'on', archetypes: 'random' } }

describe('a player', () => {
  const given = {
    chi: { B: 4 },
    archetypes: { B: 'iron-monk' },
    stances: { B: 'mantis-stance' },
    onStance: { B: 'iron-shirt' },
    weapons: { A: 'sword' },
    onWeapon: { A: 'razor-edge' },
    hands: { A: 'kick', B: 'punch flying' },
  }
  const lines = drawn(MORE, given)

  test('has one line with Chi, cards and the defence in play', () => {
    expect(lines[0]).toMatch(/^Turn 1 · A is active · deck \d+ · discard pile 0$/)
    expect(lines).toContain('> A  #################### 20/20 Chi · 1 card · defence 0')
    expect(lines).toContain('  B  ####................ 4/20 Chi · 2 cards · defence 2, 4 against Weapons')
  })

  test('KFF-5.1, KFF-18.7 has a line for the Stance and one for the Weapon, with what is attached', () => {
    expect(lines.filter((line) => line.startsWith('    Stance: '))).toEqual([
      expect.stringMatching(/^ {4}Stance: Mantis Stance \[r\] Each of your throws/),
    ])
    expect(lines.filter((line) => line.startsWith('    Weapon: '))).toEqual([
      '    Weapon: Sword [p] Strikes for 3. Now strikes for 4.',
    ])
    expect(lines).toContain('      with Iron Shirt [r] This Stance defends 1 more.')
    expect(lines.some((line) => line.startsWith('    Archetype: The Iron Monk [r] '))).toBe(true)
  })

  test('with little Chi is an alert, not in colour alone', () => {
    const spans = linesOf(rulesFor(MORE), given, 0).flat()
    expect(spans).toContainEqual({ text: '####................', tone: 'alert' })
  })

  test('KFF-13.22 shares one bar of Chi with the team, 30 for three', () => {
    const team = drawn({ mode: '3v3' }, { chi: { ACE: 15 } })
    expect(team.filter((line) => line.includes('#'))).toEqual([
      'Team A + C + E  ##########.......... 15/30 Chi',
      'Team B + D + F  #################### 30/30 Chi',
    ])
  })

  test('who is out has no more lines', () => {
    const out = drawn({ seats: 3 }, { chi: { B: 0 }, falls: { B: 1 } })
    expect(out).toContain('  B  out of the fight')
  })
})

describe('the hand', () => {
  const given = { stances: { A: 'dragon-stance' }, hands: { A: 'kick kick flying when-done-right', B: 'punch' } }

  test('KFF-1.8 names each card with its type and subtype, its text, and how much of it is known', () => {
    const lines = drawn({}, given)
    expect(lines).toContain('  kick ×2: Kick [p] Attack (kick), 3 damage. A plain kick.')
    expect(lines.at(-1)).toBe('[k] known from the printed game, [p] partly known, [r] reconstructed for this table')
  })

  test('tells what the Stance makes of a card', () => {
    expect(drawn({}, given)).toContain('  flying: Flying [p] Attack Enhancement. 2 more damage. Now +5.')
    expect(drawn({}, { ...given, stances: { A: 'crane-stance' } })).toContain(
      '  kick ×2: Kick [p] Attack (kick), 3 damage. A plain kick. Now 5 damage.',
    )
  })

  test('is for its owner alone', () => {
    expect(drawn({}, given, 1).join('\n')).not.toMatch(/flying/)
    expect(drawn({}, given, 'gallery').join('\n')).not.toMatch(/Your hand|flying|punch/)
  })

  test('a card that was handed over is known to the giver', () => {
    const passing = { window: 'passCard', hands: { A: 'flying', B: '', C: '', D: '' } }
    const line = (viewer: Viewer) =>
      drawn({ mode: '2v2' }, passing, viewer, 'give flying to C').find((text) => text.startsWith('  C'))
    expect(line(0)).toMatch(/you know of Flying$/)
    expect(line(1)).not.toMatch(/Flying/)
  })

  test('no line is wider than a terminal, and none ends with blanks', () => {
    const hands = { A: 'when-done-right your-kung-fu-is-no-match combo-attack split-attack whirlwind kick trip' }
    const lines = drawn(MORE, { hands, stances: { A: 'imperial-stance' }, archetypes: { A: 'masked-thief' } })
    expect(lines.filter((line) => line.length > 100 || line !== line.trimEnd())).toEqual([])
  })
})

describe('the exchange', () => {
  const hands = { A: 'throw flying', B: 'roll-with-it kick', C: 'spinning', D: '' }

  test('KFF-0.3, KFF-5.15 is called out with all its parts, and grows with what teammates add', () => {
    const shown = (...texts: readonly string[]) =>
      drawn({ mode: '2v2' }, { hands }, 0, ...texts).find((line) => line.startsWith('A attacks'))
    expect(shown('attack throw flying on B')).toBe('A attacks B: “Flying Throw!” (throw)')
    expect(shown('attack throw flying on B', 'add spinning')).toBe('A attacks B: “Flying, Spinning Throw!” (throw)')
  })

  test('KFF-10.1, KFF-10.9, KFF-15.12 foresees what then happens, when nothing is left to ask', () => {
    const given = { hands, weapons: { B: 'umbrella' } }
    const before = ['attack throw flying on B', 'pass', 'pass']
    expect(drawn({ mode: '2v2' }, given, 1, ...before.slice(0, 2))).toContain(
      '    on B: 4 damage, costs Umbrella, no defence: 4 Chi would be lost · to answer now',
    )
    const after = drawn({ mode: '2v2' }, given, 1, ...before)
    expect(after).toContain('Team B + D  ################.... 16/20 Chi')
    expect(after.some((line) => line.startsWith('    Weapon: '))).toBe(false)
  })

  test('KFF-0.5, KFF-0.6 shows every Attack of it, with the Blocks, until it is resolved', () => {
    const duel = { hands: { A: 'punch', B: 'now-it-is-my-turn kick deep-breath', C: 'wild' } }
    const answered = ['attack punch on B', 'block now-it-is-my-turn counter kick on A']
    expect(drawn({ seats: 3 }, { ...duel, hands: { ...duel.hands, A: 'punch wild' } }, 0, ...answered)).toEqual(
      expect.arrayContaining([
        'A attacks B: “Punch!” (punch)',
        '    on B: 2 damage, defence 2 with Now It Is My Turn: 0 Chi would be lost',
        'B strikes back at A: “Kick!” (kick)',
        '    on A: 3 damage, no defence: 3 Chi would be lost · to answer now',
      ]),
    )
    const resolved = drawn({ seats: 3 }, duel, 0, ...answered)
    expect(resolved.join('\n')).not.toMatch(/attacks|strikes back/)
  })

  test('KFF-0.8 says when only the family of Your Kung Fu may answer', () => {
    const given = { hands: { A: 'kick when-done-right', B: 'punch' } }
    const lines = drawn({}, given, 1, 'attack kick when-done-right on B')
    expect(lines).toContain('A attacks B: “Kick! When Done Right, None Can Defend!” (kick; only Your Kung Fu cards may')
    expect(lines).toContain('      answer)')
  })

  test('KFF-9.9 a bar of one’s own names the family that it lets through, and so does the refusal', () => {
    const blank = record('enhancement', { enhance: { plus: 1, bar: { exceptFamily: 'old-masters' } } })
    const given = { hands: { A: 'kick my-own-card', B: 'your-kung-fu-is-weak' } }
    const setup = { files: { blank } }
    const lines = drawn(setup, given, 1, 'attack kick my-own-card on B')
    expect(lines).toContain('A attacks B: “Kick! My Own Card!” (kick; only Old Masters cards may answer)')
    const rules = rulesFor(setup)
    const s = played(rules, at(rules, given), 'attack kick my-own-card on B')
    const refusal = rules.refusal(s, 1, { do: 'block', cards: ['your-kung-fu-is-weak'] })
    expect(refusal).toEqual({ rule: 'KFF-9.9', why: 'barred', params: { family: 'old-masters' } })
    expect(game.words.refusals.barred(refusal?.params ?? {})).toMatch(/the Old Masters family/)
  })

  test('an ignored Attack is told as one, a deadly one as an alert', () => {
    const given = { chi: { B: 3 }, hands: { A: 'kick punch', B: 'your-kung-fu-is-no-match punch', C: 'wild' } }
    expect(drawn({ seats: 3 }, given, 1, 'attack kick on B')).toContain(
      '    on B: 3 damage, no defence: 3 Chi would be lost, and out · to answer now',
    )
    const answer = 'block your-kung-fu-is-no-match counter punch on A'
    expect(drawn({ seats: 3 }, given, 1, 'attack kick on B', answer)).toContain(
      '    on B: 3 damage, ignored with Your Kung Fu Is No Match for Mine',
    )
  })
})

test('free Archetypes are listed with what they do, while they are chosen', () => {
  const setup = { seats: 3, options: { archetypes: 'chosen' } }
  const given = { window: 'archetype', picking: 'BC', asked: 'B', archetypes: { A: 'iron-monk' } }
  const lines = drawn(setup, given, 1)
  expect(lines[0]).toBe('Archetypes are being chosen')
  expect(lines).toContain('  street-orphan: The Street Orphan [r] A hand of one card more.')
  expect(lines.some((line) => line.startsWith('  iron-monk:'))).toBe(false)
})

test('a long line is broken after a blank, never before what belongs to a word', () => {
  const name = (text: string) => ({ text, tone: 'red' as const })
  for (let fill = 60; fill < 100; fill++) {
    const lines = wrapped(['x'.repeat(fill), ' ', name('Through the Paper Wall'), ', ', name('Kick'), ' …']).map(textOf)
    expect(lines.join(' ').replaceAll(/ +/g, ' ')).toBe(`${'x'.repeat(fill)} Through the Paper Wall, Kick …`)
    for (const line of lines.slice(1)) expect(line).toMatch(/^ {6}[^ ,]/)
  }
})

test('KFF-10.11 counts what another Attack of the exchange takes away: a lost Weapon defends nobody', () => {
  const given = {
    weapons: { A: 'umbrella' },
    hands: { A: 'punch split-attack wild', B: 'now-it-is-my-turn throw', C: 'now-it-is-my-turn punch' },
  }
  const answers = [
    'attack punch split-attack on B C by split-attack',
    'block now-it-is-my-turn counter throw on A',
    'pass',
    'block now-it-is-my-turn counter punch on A',
  ]
  const lines = drawn({ seats: 3 }, given, 0, ...answers)
  expect(lines).toContain('    on A: 2 damage, costs Umbrella, no defence: 2 Chi would be lost')
  expect(lines).toContain('    on A: 2 damage, no defence: 2 Chi would be lost · to answer now')
})
