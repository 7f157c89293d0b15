import { bad } from '../result.ts'
import { type Broken, gameBroken, rulesBroken, without } from './breaking.ts'
import { tinyGame } from './tiny-game.ts'

const { meta } = tinyGame

/** The state, and how it goes on. */
export const brokenStates: Readonly<Record<string, Broken>> = {
  'the state is not plain data': rulesBroken('json', 'spare: undefined is missing', (rules) => ({
    deal: (rng) => Object.assign(rules.deal(rng), { spare: undefined }),
  })),
  'a copy shares its hands': rulesBroken('copy', 'does not hold', () => ({ copy: (s) => ({ ...s }) })),
  'hiding sorts the discards': rulesBroken('pure', 'hide changes the state: discard', (rules) => ({
    hide: (s, viewer) => {
      s.discard.sort((a, b) => a - b)
      return rules.hide(s, viewer)
    },
  })),
  'listing choices deals a card': rulesBroken('pure', 'choices changes the state: deck', (rules) => ({
    choices: (s, seat, out) => {
      rules.choices(s, seat, out)
      s.deck.reverse()
    },
  })),
  'the log changes the game': rulesBroken('log', 'with and without a log: discard', (rules) => ({
    play: (s, answers, log) => {
      rules.play(s, answers, log)
      if (log === undefined) s.discard.reverse()
    },
  })),
  'a position forgets what leads': rulesBroken('position', 'written and read: lead', (rules) => ({
    position: { ...rules.position, write: (s) => without(rules.position.write(s), 'lead') },
  })),
  'a position has to be whole': rulesBroken('position', 'an empty position is refused', (rules) => ({
    position: {
      ...rules.position,
      read: (given) => (JSON.stringify(given) === '{}' ? bad('position', 'is empty') : rules.position.read(given)),
    },
  })),
  'a position may be rubbish': rulesBroken('position', 'null is read', (rules) => ({
    position: { ...rules.position, read: (given) => rules.position.read(given === null ? {} : given) },
  })),
  'a refused giving up costs a point': rulesBroken(
    'concede',
    'a refused giving up changed the state: points',
    (rules) => ({
      concede: (s, seat, log) => {
        const refusal = rules.concede(s, seat, log)
        if (refusal !== null) s.points[seat] = 0
        return refusal
      },
    }),
  ),
  'giving up asks nobody': rulesBroken('concede', 'nobody is asked any more', (rules) => ({
    concede: (s, seat, log) => {
      const refusal = rules.concede(s, seat, log)
      if (refusal === null) s.stage = 'over'
      return refusal
    },
  })),
  'giving up is refused by an unknown rule': rulesBroken('concede', 'TINY-2 is not among meta.refusals', () => ({
    concede: () => ({ rule: 'TINY-2' }),
  })),
  'whoever gives up takes cards along': rulesBroken('concede', 'cards: ', (rules) => ({
    concede: (s, seat, log) => {
      const refusal = rules.concede(s, seat, log)
      if (refusal === null) s.discard.pop()
      return refusal
    },
  })),
  'a tie is agreed to, and nothing comes of it': rulesBroken('ties', 'and the match goes on', ({ ties }) => ({
    ties: { parties: (s) => ties?.parties(s) ?? [], agree: () => null },
  })),
  'a refused tie costs a point': rulesBroken('ties', 'a refused tie changed the state: points', ({ ties }) => ({
    ties: {
      parties: (s) => ties?.parties(s) ?? [],
      agree: (s) => {
        const refusal = ties?.agree(s) ?? null
        if (refusal !== null) s.points[0] += 1
        return refusal
      },
    },
  })),
  'a tie needs nobody': rulesBroken('ties', 'the parties are ', ({ ties }) => ({
    ties: { parties: () => [], agree: (s) => ties?.agree(s) ?? null },
  })),
  'nothing is drawn': gameBroken('draw', '[] for', { draw: () => [] }),
  'advice is no number': gameBroken('advice', 'is worth NaN', { advice: { score: () => Number.NaN } }),
  'the deal remembers the last one': (() => {
    let deals = 0
    return rulesBroken('replay', 'not again when the match is replayed', (rules) => ({
      deal: (rng) => {
        const s = rules.deal(rng)
        deals += 1
        if (deals % 2 === 0) s.deck.reverse()
        return s
      },
    }))
  })(),
  'a card is lost': rulesBroken('cards', 'less', (rules) => ({
    play: (s, answers, log) => {
      rules.play(s, answers, log)
      if (s.stage === 'over') s.discard.pop()
    },
  })),
  'matches are longer than promised': gameBroken('longest', 'more than 20 answers', { meta: { ...meta, longest: 20 } }),
  'who answers last counts': rulesBroken('order', 'handed in in another order: discard', (rules) => {
    let last = 0
    return {
      pack: (s, seat, choice) => {
        last = seat
        return rules.pack(s, seat, choice)
      },
      play: (s, answers, log) => {
        rules.play(s, answers, log)
        if (last === 0) s.discard.reverse()
      },
    }
  }),
  'play throws': rulesBroken('plays', 'throws the spade is broken', (rules) => ({
    play: (s, answers, log) => {
      if (answers[0].startsWith('bury')) throw new Error('the spade is broken')
      rules.play(s, answers, log)
    },
  })),
}
