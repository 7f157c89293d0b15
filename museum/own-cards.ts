type Files = Readonly<Record<string, unknown>>

const BLANK = {
  id: 'through-the-soup',
  name: 'Through the Soup!',
  set: 'custom',
  count: 1,
  type: 'enhancement',
  subtype: [],
  enhance: { plus: 1, onHit: [{ do: 'lose-stance' }] },
  text: '1 more damage, and whoever is hit loses the Stance in play.',
  tag: 'reconstructed',
}

const DECK = {
  schema: 'kff-cards/1',
  cards: [
    {
      id: 'museum-punch',
      name: 'Museum Punch!',
      set: 'custom',
      count: 12,
      type: 'attack',
      subtype: ['punch'],
      attack: { damage: 3 },
      text: 'An Attack of 3.',
      tag: 'reconstructed',
    },
  ],
}

/** Cards of the players' own making, for some tables of a game that takes such files. */
export const filesFor = (names: readonly string[], n: number): Files => {
  const all: Files = { ...(n % 4 === 1 && { deck: DECK }), ...(n % 3 === 2 && { blank: BLANK }) }
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
}
