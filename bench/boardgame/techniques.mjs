/** Faces are text: colour, number, and a star for a flower, as in `R4*`. */
const colourOf = (face) => face.charCodeAt(0)
export const numberOf = (face) => face.charCodeAt(1) - 48
const isFlowered = (face) => face.length === 3

const flowers = (cards) => cards.filter(isFlowered).length

const POWER = { dual: 1, color: 1, sniper: 1, sniperGod: 2, resolute: 2, resoluteGod: 2 }

const twins = (a, b) => colourOf(a) === colourOf(b) && numberOf(a) === numberOf(b)

/** KBK-8.3 */
export const isPair = (cards) =>
  cards.length === 2 && numberOf(cards[0]) === numberOf(cards[1]) && colourOf(cards[0]) !== colourOf(cards[1])

/** KBK-6.15: what these cards are on this field; two names where the attacker chooses (KBK-6.11), none if they fit nothing. */
export const techniques = (cards, field) => {
  const [a, b, c] = cards
  if (cards.length === 2) return twins(a, b) ? ['dual'] : []
  if (cards.length !== 3) return []
  const sum = numberOf(a) + numberOf(b) + numberOf(c) === field
  const oneColour = colourOf(a) === colourOf(b) && colourOf(b) === colourOf(c)
  if (numberOf(a) === numberOf(b) && numberOf(b) === numberOf(c)) {
    if (oneColour) return sum ? ['sniperGod', 'resoluteGod'] : ['resoluteGod']
    const threeColours = colourOf(a) !== colourOf(b) && colourOf(b) !== colourOf(c) && colourOf(a) !== colourOf(c)
    if (threeColours) return ['resolute']
  }
  if (oneColour) return sum ? ['sniperGod'] : ['color']
  return sum ? ['sniper'] : []
}

/** KBK-7.1, 7.2 */
export const damageOf = (technique, cards) => POWER[technique] + flowers(cards)

/** KBK-8.6 */
const COUNTERS = {
  dual: ([card], top) => numberOf(card) === numberOf(top),
  color: ([card], top) => colourOf(card) === colourOf(top),
  sniper: ([card], top) => numberOf(card) === numberOf(top),
  sniperGod: ([card], top) => twins(card, top),
  resolute: ([card], top) => numberOf(card) === numberOf(top),
  resoluteGod: ([a, b, c]) => twins(a, b) && twins(b, c),
}

export const counterSize = (technique) => (technique === 'resoluteGod' ? 3 : 1)

export const counters = ({ technique, top }, cards) =>
  cards.length === counterSize(technique) && COUNTERS[technique](cards, top)
