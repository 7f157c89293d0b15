import { describe, expect, test } from 'vitest'
import { createMatch } from '../../../kernel/match.ts'
import { seeded } from '../../../kernel/random.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import { CHARACTERS } from '../characters.ts'
import { game } from '../game.ts'
import { at, bigFight, extended, fight, offered, played } from '../testing/tables.ts'

// Chapter 15: characters and secrets before the first card is dealt.

const picking = { window: 'character', active: null, draft: { order: 'BA', offers: {} } }
const choosing = {
  window: 'secret',
  active: null,
  characters: { A: 'rat', B: 'ox' },
  draft: { order: '', offers: { A: ['greed', 'dazzle'], B: ['barrage', 'strong-seal'] } },
}

describe('characters', () => {
  test('KBK-15.1, KBK-15.2 one after the other picks openly, and no character twice', () => {
    fight({ ...picking, deckSize: 54 })
      .asks('B', 'character')
      .plays('B', 'pick rat')
      .logs({ key: 'kabuken.character', seat: 'B', character: 'rat' })
      .expects({ characters: { A: null, B: 'rat' } })
      .asks('A', 'character')
      .doesNotOffer('A', 'pick rat')
      .refuses('A', 'pick rat', 'KBK-15.2')
      .plays('A', 'pick ox')
      .ends('A B', 'secret')
  })

  test('KBK-15.2 the rules themselves refuse a character that is taken', () => {
    const rules = extended()
    const s = at(rules, { ...picking, draft: { order: 'A', offers: {} }, characters: { B: 'rat' } })
    expect(rules.refusal(s, 0, { do: 'pick', character: 'rat' })).toMatchObject({ rule: 'KBK-15.2' })
    expect(rules.refusal(s, 0, { do: 'pick', character: 'ox' })).toBeNull()
  })

  test('KBK-15.2 the order of picking is drawn and known to all', () => {
    const rules = extended(3)
    const orders = new Map<string, number>()
    for (let n = 0; n < 600; n++) {
      const order = rules.deal(seeded('sfc32', `order ${n}`)).draft?.order.join('') ?? ''
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect([...orders.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210'])
    for (const times of orders.values()) expect(Math.abs(times - 100)).toBeLessThan(40)
  })

  test('KBK-15.5 everybody begins with the HP of the character', () => {
    fight({ ...choosing, characters: { A: 'dragon', B: 'rat' }, deckSize: 54 })
      .plays('A', 'keep greed')
      .plays('B', 'keep barrage')
      .expects({ hp: { A: 10, B: 7 } })
      .ends('A', 'action')
  })

  test('KBK-15.12 no number card is dealt before characters and secrets are chosen', () => {
    fight({ ...picking, deckSize: 54 })
      .plays('B', 'pick dog')
      .plays('A', 'pick rat')
      .expects({ hands: { A: '', B: '' }, field: null, discard: '' })
      .ends('A B', 'secret')
  })
})

describe('secrets', () => {
  test('KBK-15.1, KBK-15.3, KBK-21.2 two are offered to each, all choose at the same time, then all are shown', () => {
    fight({ ...choosing, deckSize: 54 })
      .asks('A B', 'secret')
      .doesNotOffer('A', 'keep barrage')
      .plays('A', 'keep dazzle')
      .asks('B', 'secret')
      .expects({ secrets: { A: null, B: null } })
      .plays('B', 'keep strong-seal')
      .logs(
        { key: 'kabuken.secretShown', seat: 'A', secretId: 'dazzle', rule: 'KBK-3.4' },
        { key: 'kabuken.secretShown', seat: 'B', secretId: 'strong-seal', rule: 'KBK-3.4' },
        { key: 'kabuken.deal' },
      )
      .expects({ secrets: { A: 'dazzle', B: 'strong-seal' }, draft: null })
      .ends('A', 'action')
  })

  test('KBK-15.1 the rules themselves refuse a secret that was not offered', () => {
    const rules = extended()
    const s = at(rules, choosing)
    expect(rules.refusal(s, 0, { do: 'keep', secret: 'barrage' })).toMatchObject({ rule: 'KBK-15.1' })
    expect(rules.refusal(s, 0, { do: 'keep', secret: 'greed' })).toBeNull()
  })

  test('KBK-15.3, KBK-3.5 nobody sees what another was offered, neither before nor after', () => {
    const rules = extended()
    const s = at(rules, choosing)
    const offersSeenBy = (viewer: number | 'gallery') => rules.position.write(rules.hide(s, viewer)).draft
    const hidden = ['?', '?']
    expect(offersSeenBy(0)).toMatchObject({ offers: { A: ['greed', 'dazzle'], B: hidden } })
    expect(offersSeenBy(1)).toMatchObject({ offers: { A: hidden, B: ['barrage', 'strong-seal'] } })
    expect(offersSeenBy('gallery')).toMatchObject({ offers: { A: hidden, B: hidden } })

    const table = sure(createMatch(game, { setup: rules.setup, start: choosing, generator: 'sfc32', seed: '' }))
    const events = table.open().flatMap(({ seat, id }) => {
      const handed = table.answer(seat, id, { do: 'keep', secret: seat === 0 ? 'dazzle' : 'barrage' })
      return handed.refusal === null ? handed.events : []
    })
    expect(JSON.stringify(events)).not.toMatch(/greed|strong-seal/)
    expect(JSON.stringify(rules.position.write(rules.hide(table.state, 1)))).not.toMatch(/greed|strong-seal/)
  })

  test('KBK-15.4 with seven players there is nothing to choose', () => {
    const rules = extended(7, { characterPick: 'deal' })
    const s = rules.deal(seeded('sfc32', 'seven'))
    expect(s).toMatchObject({ window: 'action', draft: null })
    expect(s.secrets.every((secret) => secret >= 0)).toBe(true)
  })

  test('KBK-1.4, KBK-15.8 every secret exists once: all offers differ, and each player keeps one', () => {
    const rules = extended(6, { characterPick: 'deal' })
    const s = rules.deal(seeded('sfc32', 'six'))
    const offers = s.draft?.offers ?? []
    expect(offers.map((two) => two.length)).toEqual([2, 2, 2, 2, 2, 2])
    expect(new Set(offers.flat()).size).toBe(12)
    expect(new Set(s.characters).size).toBe(6)
  })
})

test.each([2, 3, 4, 5, 6, 7])('KBK-15.7 the extension goes with %i players', (seats) => {
  const rules = extended(seats)
  const s = rules.deal(seeded('sfc32', 'any number'))
  const picked = played(rules, s, ...CHARACTERS.slice(0, seats).map(({ id }) => `pick ${id}`))
  expect(picked.window).toBe(seats === 7 ? 'action' : 'secret')
  expect(new Set(picked.characters).size).toBe(seats)
})

test('KBK-3.4 character, secret and whether it is spent lie open to everybody', () => {
  const rules = extended()
  const s = at(rules, { characters: { A: 'rat', B: 'ox' }, secrets: { A: 'greed', B: 'dazzle' }, uses: { B: 1 } })
  for (const viewer of [0, 1, 'gallery'] as const)
    expect(rules.position.write(rules.hide(s, viewer))).toMatchObject({
      characters: { A: 'rat', B: 'ox' },
      secrets: { A: 'greed', B: 'dazzle' },
      uses: { A: 0, B: 1 },
    })
})

test('KBK-1.3 Fox may be picked only where she was switched on', () => {
  for (const fox of ['on', 'off']) {
    const rules = extended(2, { fox })
    expect(offered(rules, at(rules, picking), 1).includes('pick fox')).toBe(fox === 'on')
  }
  bigFight(3, { ...picking, draft: { order: 'BAC', offers: {} } })
    .plays('B', 'pick fox')
    .ends('A', 'character')
})
