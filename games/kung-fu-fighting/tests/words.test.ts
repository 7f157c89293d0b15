import { describe, expect, test } from 'vitest'
import { seen } from '../../../kernel/events.ts'
import { seatLetter, type Viewer } from '../../../kernel/seats.ts'
import { FILE_BYTES } from '../../../kernel/setup.ts'
import { named, tell } from '../../../kernel/words.ts'
import { MOST_CARDS, MOST_RECORDS } from '../deck/record.ts'
import { SHIPPED } from '../deck/shipped.ts'
import { game } from '../game.ts'
import { record } from '../testing/deck-files.ts'
import { at, logOf, type Plain, rulesFor } from '../testing/tables.ts'
import { LEGEND, MARKS, typeLine } from '../text/card-words.ts'
import { shout } from '../text/shout.ts'

// What the game says: names, cries and log lines.

describe('cards', () => {
  test('KFF-19, KFF-7.9 every card is in a table, with its name, its copies and its type (KFF-1.8)', () => {
    const rows = [...game.rulebook.matchAll(/^\| `([a-z-]+)` \| ([^|]+) \| (\d+) \| ([^|]+) \|/gm)]
    const listed = rows.map(([, id, name, copies, type]) => [id, name, Number(copies), type.split(':')[0]])
    const shipped = SHIPPED.map((card) => [card.id, card.name, card.count, typeLine(card).split(' (')[0]])
    expect(listed.sort(byId)).toEqual(shipped.sort(byId))
  })

  test('KFF-19 every row of these tables begins to tell what is known with the mark of the card', () => {
    const rows = [...game.rulebook.matchAll(/^\| `([a-z-]+)` \|(?: [^|]+ \|){4} (\[.\]) [^|]+\|$/gm)]
    const marks = SHIPPED.map(({ id, tag }) => [id, MARKS[tag]])
    expect(rows.map(([, id, mark]) => [id, mark]).sort(byId)).toEqual(marks.sort(byId))
  })

  test('KFF-18 the bounds of a deck file are told', () => {
    const bounds = [FILE_BYTES / 1024, MOST_RECORDS, MOST_CARDS]
    expect(game.rulebook).toContain(
      `| the file | ${bounds[0]} KB, ${bounds[1]} records, ${bounds[2]} cards with all copies |`,
    )
  })
})

const byId = (one: readonly unknown[], other: readonly unknown[]): number =>
  String(one[0]).localeCompare(String(other[0]), 'en')

describe('an Attack is called out', () => {
  const part = (name: string) => ({ name, isAttack: false })
  const blow = (name: string) => ({ name, isAttack: true })

  test('in one sentence that grows with every enhancement', () => {
    expect(shout('Kick!', [])).toBe('Kick!')
    expect(shout('Kick!', [part('Flying!')])).toBe('Flying Kick!')
    expect(shout('Kick!', [part('Flying!'), part('Spinning!'), part('Flipping!')])).toBe(
      'Flying, Spinning, Flipping Kick!',
    )
    expect(shout('Sword', [part('Running Up the Wall!')])).toBe('Running Up the Wall Sword!')
  })

  test('with the blows that a Combo adds after the first, and phrases as cries of their own', () => {
    expect(shout('Kick!', [part('Combo Attack!'), blow('Kick!'), blow('Punch!')])).toBe(
      'Kick, Kick and Punch! Combo Attack!',
    )
    expect(shout('Punch!', [part('Wild!'), part('When Done Right, None Can Defend!')])).toBe(
      'Wild Punch! When Done Right, None Can Defend!',
    )
  })
})

describe('words', () => {
  const { labels, tone, options, windows } = game.words

  test('every card has its printed name, a colour and a mark', () => {
    for (const { id, name, tag } of SHIPPED) {
      expect(labels[id]).toBe(name)
      expect(tone(name)).not.toBeNull()
      expect(tone(id)).toBe(tone(name))
      expect(LEGEND).toContain(MARKS[tag])
    }
    expect(tone('kicking')).toBeNull()
  })

  test('the three marks differ', () => expect(new Set(Object.values(MARKS)).size).toBe(3))

  test('what is attack, help and defence differs in colour', () => {
    expect([tone('kick'), tone('flying'), tone('blocking-kick'), tone('rice-wine')]).toEqual([
      'red',
      'yellow',
      'blue',
      'green',
    ])
  })

  test('KFF-2.8 beginners are advised against Archetypes', () => expect(options.archetypes).toMatch(/first game/))

  test('every window is a whole sentence', () => {
    for (const text of Object.values(windows)) expect(text).toMatch(/^[A-Z].*\.$/)
  })
})

describe('the log', () => {
  const told = (setup: Plain, given: Plain, viewer: Viewer, ...texts: readonly string[]): string[] => {
    const rules = rulesFor(setup)
    const { words } = named(game, rules)
    return logOf(rules, at(rules, given), ...texts).map((event) => tell(words, seen(event, viewer), seatLetter))
  }

  test('tells an exchange as it was called out, blocked and reckoned', () => {
    const given = {
      weapons: { B: 'umbrella' },
      hands: { A: 'kick flying spinning wild', B: 'now-it-is-my-turn punch wild' },
    }
    expect(
      told(
        {},
        given,
        'gallery',
        'attack kick flying spinning on B',
        'block now-it-is-my-turn counter punch on A',
        'pass',
        'end',
      ),
    ).toEqual([
      'A attacks B: “Flying, Spinning Kick!”',
      'B blocks: “Now It Is My Turn!”',
      'B strikes back at A: “Punch!”',
      'A passes.',
      'The Attack of A on B is worth 7, less defence 4: 3.',
      'The Attack of B on A is worth 2 and meets no defence.',
      'A loses 2 Chi and has 18 left.',
      'B loses 3 Chi and has 17 left.',
      'Turn 2: B.',
    ])
  })

  test('names the cards that were drawn or handed over to those who may know', () => {
    const drawn = { window: 'refill', hands: { A: 'punch kick sword fan throw trip wild' }, deck: 'flying' }
    expect(told({}, drawn, 0, 'refill wild')).toContain('A draws 1 card: Flying.')
    expect(told({}, drawn, 1, 'refill wild')).toContain('A draws 1 card.')
    const given = { window: 'passCard', hands: { A: 'when-done-right', B: '', C: '', D: '' } }
    expect(told({ mode: '2v2' }, given, 2, 'give when-done-right to C')[0]).toBe(
      'A hands “When Done Right, None Can Defend” to C.',
    )
    expect(told({ mode: '2v2' }, given, 1, 'give when-done-right to C')[0]).toBe('A hands a card to C.')
  })

  test('tells the end, and a tie as one', () => {
    const given = { chi: { A: 2, B: 3 }, hands: { A: 'kick flying', B: 'now-it-is-my-turn punch' } }
    const answer = 'block now-it-is-my-turn counter punch on A'
    expect(told({}, { ...given, hands: { A: 'kick', B: '' } }, 0, 'attack kick on B').at(-1)).toBe(
      'The fight is over: A wins.',
    )
    expect(told({}, given, 0, 'attack kick flying on B', answer).at(-1)).toBe(
      'The fight ends in a tie between A and B.',
    )
  })

  test('KFF-2.12 equal Chi at the turn limit is a tie, a team that has more wins', () => {
    const given = { hands: { A: 'kick' } }
    expect(told({ options: { turnLimit: 1 } }, given, 0, 'end').at(-1)).toBe('The fight ends in a tie between A and B.')
    const team = { chi: { BD: 19 }, hands: { A: 'kick' } }
    expect(told({ mode: '2v2', options: { turnLimit: 1 } }, team, 0, 'end', 'keep').at(-1)).toBe(
      'The fight is over: A and C win.',
    )
  })

  test('KFF-14.1 calls the blows of a Combo after the first, also with cards of one’s own', () => {
    const blank = record('attack', { attack: { damage: 1 } }, { id: 'my-elbow', name: 'Elbow!' })
    const given = { hands: { A: 'kick combo-attack my-elbow', B: 'wild' } }
    expect(told({ files: { blank } }, given, 1, 'attack kick combo-attack with my-elbow on B')).toEqual([
      'A attacks B: “Kick and Elbow! Combo Attack!”',
    ])
  })

  test('KFF-18.5 calls a card of the players’ own making by its name', () => {
    const more = { id: 'through-the-soup', name: 'Through the Soup!' }
    const blank = record('enhancement', { enhance: { plus: 1 } }, more)
    const given = { hands: { A: 'kick through-the-soup', B: 'wild' } }
    expect(told({ files: { blank } }, given, 1, 'attack kick through-the-soup on B')).toEqual([
      'A attacks B: “Kick! Through the Soup!”',
    ])
  })

  test('speaks of a team as one that shares its Chi', () => {
    const given = { hands: { A: 'kick wild', B: '', C: 'flying', D: '' } }
    expect(told({ mode: '2v2' }, given, 0, 'attack kick on B', 'add flying')).toEqual([
      'A attacks B: “Kick!”',
      'C joins the Attack of A: “Flying!”',
      'The Attack of A on B is worth 5 and meets no defence.',
      'B and D lose 5 Chi and have 15 left.',
    ])
  })
})
