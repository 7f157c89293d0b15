import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findRule, parseRulebook } from '../kernel/rulebook.ts'
import { FACES, firstChoices, game, seedForA, stubborn } from './testing/kabuken.ts'
import { leitai, scratch } from './testing/program.ts'

const seed = seedForA()
const legal = firstChoices(seed)
const psychUp = legal.find((text) => text.startsWith('psych-up')) ?? ''
const held = FACES.filter((face) => legal.includes(`psych-up ${face}`))
const missing = FACES.find((face) => !held.includes(face)) ?? ''
const file = scratch()

const play = (...lines: string[]) => leitai(['play', 'kabuken', '--seed', seed], lines)

describe('leitai play', () => {
  test('welcomes a newcomer who names no game', () => {
    const { code, out, err } = leitai(['play', '--seed', seed], ['2'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Which game would you like to play?')
    for (const title of ["8 Masters' Revenge", 'Kabuken', 'Kung Fu Fighting!', 'Kung Fur Fight'])
      expect(out).toContain(title)
    expect(out.split(game.words.pitch)).toHaveLength(3)
    expect(out).toContain('You are A; B is played by greedy.')
    expect(out).toContain('the match is unfinished')
  })

  test('plays a whole game through a pipe', () => {
    const { code, out, err } = play(...stubborn(60))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/(. wins|share the victory): .* \(KBK-1[0-9.]+\)\./)
    expect(out).not.toContain('unfinished')
    expect(out).not.toContain('›')
  })

  test('plays the same game from the same seed', () => {
    const lines = stubborn(4)
    expect(play(...lines).out).toBe(play(...lines).out)
    expect(play(...lines).out).not.toBe(leitai(['play', 'kabuken', '--seed', `${seed}!`], lines).out)
  })

  test('never shows the cards of others', () => {
    const faces = play('table')
      .out.split(/\s+/)
      .filter((word) => FACES.includes(word))
    // Drawn twice: the Field Card and a hand of six.
    expect(faces).toHaveLength(2 * 7)
    expect(faces.filter((face) => !held.includes(face) && face !== faces[0])).toEqual([])
  })
})

describe('? tells what one may do', () => {
  const { out } = play('?')
  test('in the words of the form', () => {
    for (const tag of ['attack', 'psych-up'])
      expect(out).toMatch(new RegExp(`^  ${tag} .*${game.words.labels.cards}`, 'm'))
  })
  test('with legal examples, at most a dozen, and their number', () => {
    const examples = out.split('\n').filter((line) => legal.includes(line.trim()))
    expect(examples.length).toBe(Math.min(12, legal.length))
    expect(out).toContain(`${legal.length} choices are legal now`)
  })
  test('and what can be typed at any time', () => {
    for (const word of ['undo', 'hint', 'save FILE', 'load FILE', 'rules', 'log', 'table', 'resign', 'quit'])
      expect(out).toMatch(new RegExp(`^  ${word} `, 'm'))
  })
})

describe('an illegal try', () => {
  const { out } = play(`psych-up ${missing}`)
  const [, rule = ''] = /No, by (KBK-[\d.]+)\./.exec(out) ?? []
  test('names its rule', () => expect(game.meta.refusals).toContain(rule))
  test('shows the text of the rule', () => {
    const text = findRule(parseRulebook(game.rulebook), rule)?.text ?? 'none'
    const start = text.replace(/[*`]/g, '').split(/\s+/).slice(0, 6).join(' ')
    expect(out.replace(/\s+/g, ' ')).toContain(start)
  })
  test('changes nothing', () => {
    const table = ({ out: text }: { out: string }): string => text.slice(text.lastIndexOf('Turn '))
    expect(table(play(`psych-up ${missing}`, 'table'))).toBe(table(play('table')))
  })
  test('that is no answer at all is explained too', () => {
    expect(play('dance').out).toContain('Type ? for what you may do.')
    expect(play('atack R0 R1').out).toContain('Did you mean attack?')
    expect(play('attack R9').out).not.toContain('Did you mean')
  })
})

describe('step by step', () => {
  const [face] = held
  test('a name alone asks for its parts', () => {
    const { out } = play('psych-up', face)
    expect(out).toMatch(/^ {2}1 {2}[RBG]\d/m)
    expect(out).toContain(`Next time you may type: psych-up ${face}`)
  })
  test('parts can be given by number', () => {
    const listed = [...play('psych-up').out.matchAll(/^ {2}(\d) {2}(\S+)$/gm)].map(([, , card]) => card)
    expect(play('Psych Up', '2').out).toContain(`Next time you may type: psych-up ${listed[1]}`)
  })
  test('what is not in the list is asked again', () => {
    const { out } = play('psych-up', '77', face)
    expect(out).toContain("'77' is not in the list")
    expect(out).toContain('Next time you may type')
  })
  test('back stops it', () => expect(play('psych-up', 'back').out).toContain('Nothing was done.'))
  test('a finished choice may still be refused', () => {
    expect(play('attack', held[0], '', '', '', '').out).toMatch(/No, by KBK-/)
  })
})

describe('save, load and undo', () => {
  test('a saved match goes on as it would have gone on', () => {
    const saved = file('match.json')
    const rest = stubborn(2)
    const whole = play(psychUp, ...rest, 'table')
    expect(play(psychUp, `save ${saved}`, 'quit').out).toContain(`Saved in ${saved}.`)
    const again = leitai(['play', '--load', saved], [...rest, 'table'])
    expect(again.code).toBe(0)
    expect(again.out.split('\n').slice(-8)).toEqual(whole.out.split('\n').slice(-8))
    const loaded = leitai(['play', 'kabuken'], [`load ${saved}`, ...rest, 'table'])
    expect(loaded.out.split('\n').slice(-8)).toEqual(whole.out.split('\n').slice(-8))
  })

  test('undo goes back to the last decision and is an entry of the record', () => {
    const saved = file('undone.json')
    const { out } = play(psychUp, 'undo', 'log', 'table', `save ${saved}`)
    const [first] = play().out.split('You leave')
    const table = first.trimEnd().split('\n').slice(-8).join('\n')
    expect(out.split('Back to your last decision.')[1]).toContain(table)
    const { entries }: { entries: { kind: string; to?: number }[] } = JSON.parse(readFileSync(saved, 'utf8'))
    expect(entries.at(-1)).toMatchObject({ kind: 'undo', to: 0 })
    expect(leitai(['replay', saved]).code).toBe(0)
  })

  test('there may be nothing to take back', () =>
    expect(play('undo').out).toContain('There is nothing of yours to take back.'))

  test('save never writes over something else', () => {
    const other = file('other.txt')
    writeFileSync(other, 'precious')
    expect(play(`save ${other}`).out).toContain('is not a saved match')
    expect(readFileSync(other, 'utf8')).toBe('precious')
    expect(play(`save ${file('no/such/folder')}`).out).toContain('cannot write')
    expect(existsSync(file('no'))).toBe(false)
  })

  test('a file that is no match is not loaded', () => {
    expect(play(`load ${file('nowhere.json')}`).out).toContain('there is no such file')
    expect(play('load', 'save').out).toMatch(/load FILE.*save FILE/s)
  })
})

describe('other things to type', () => {
  test('hint is a legal choice, with the words of the log', () => {
    const [, hint = '', words = ''] =
      /Hint: (.*?) {2}wins \d+ of 100, by estimate\n {2}(.*)\n/.exec(play('hint').out) ?? []
    expect(legal).toContain(hint)
    expect(words).toMatch(/^A /)
  })
  test('hint names no card that lies unseen in the pile, and has words where the log has none', () => {
    const { out } = leitai(['play', 'eight-masters-revenge', '--seed', 'a', '--bots', 'greedy'], ['hint'])
    expect(out).toMatch(/Hint: .*\n {2}A /)
    expect(out).not.toMatch(/A draws \d+ cards:/)
    const lines = ['refill', 'attack kick on B', 'hint']
    expect(leitai(['play', 'kung-fu-fighting', '--seed', 'a'], lines).out).toMatch(
      /(Hint|or): end .*\n {2}end your turn\n/,
    )
  })
  test('log tells what happened', () => expect(play(psychUp, 'log').out.split('\n').at(-3)).toMatch(/^ {2}\S/))
  test('rules shows chapters, rules and what has the words', () => {
    expect(play('rules').out).toMatch(/^ {2}4\. /m)
    expect(play('rules KBK-8.6').out).toMatch(/^KBK-8\.6/m)
    expect(play('rules table-1').out).toMatch(/^TABLE-1/m)
    expect(play('rules sniper fist').out).toMatch(/^KBK-6\.6/m)
    expect(play('rules xyzzy').out).toContain('nothing in the rules')
  })
  test.each(['resign', 'give up'])('%s ends a duel', (line) => expect(play(line).out).toContain('B wins: '))
  test('with more seats nobody can simply give up', () =>
    expect(leitai(['play', 'kabuken', '--seats', '3', '--seed', seed], ['resign']).out).toContain('No, by KBK-21.14.'))
  describe('partners give up together', () => {
    const resign = (bots: string, ...more: readonly string[]): string =>
      leitai(
        ['play', 'eight-masters-revenge', '--mode', 'teamFight', '--bots', bots, '--seed', seed],
        ['resign', ...more],
      ).out
    test('a bot does as its partner does', () => expect(resign('greedy,greedy,greedy')).toContain('B and D share'))
    test('people at one screen are asked', () => {
      expect(resign('none', 'no')).toMatch(/[A-D] fights on\./)
      expect(resign('none', 'no')).not.toContain('share the victory')
      expect(resign('none', 'yes')).toMatch(/(A and C|B and D) share the victory/)
    })
  })
  test('quit leaves', () => {
    const { code, out } = play('quit', psychUp)
    expect(code).toBe(0)
    expect(out.trimEnd().endsWith('the match is unfinished.')).toBe(true)
  })
})

describe('who plays', () => {
  test('people only', () => {
    const { out } = leitai(['play', 'kabuken', '--bots', 'none', '--seed', seed], [psychUp, '?'])
    expect(out).toContain('A, B share this screen.')
  })
  test('bots in named seats', () => {
    const { out } = leitai(['play', 'kabuken', '--seats', '4', '--bots', 'A=random,C=greedy'])
    expect(out).toContain('B, D share this screen; A is played by random; C is played by greedy.')
  })
  test('bots in the last seats', () => {
    const { out } = leitai(['play', 'kabuken', '--seats', '3', '--bots', 'greedy,random'])
    expect(out).toContain('You are A; B is played by greedy; C is played by random.')
  })
})
