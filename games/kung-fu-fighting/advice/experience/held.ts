/** When somebody holds what: after a turn of his, after he has answered an Attack, and while his counterattack is on. */
export type Occasion = 'kept' | 'answered' | 'countering'

/**
 * How likely each card is to be in a hand that nobody sees, beside chance: as often as it was in 6,000 duels of greedy
 * players, with 1 for the likeliest one of each occasion.
 */
export const HELD: Readonly<Record<string, Readonly<Record<Occasion, number>>>> = {
  punch: { kept: 0.567, answered: 0.836, countering: 0.598 },
  kick: { kept: 0.629, answered: 0.887, countering: 0.55 },
  throw: { kept: 0.292, answered: 0.379, countering: 0.165 },
  trip: { kept: 0.463, answered: 0.644, countering: 0.353 },
  flying: { kept: 0.116, answered: 0.147, countering: 0.016 },
  spinning: { kept: 0.112, answered: 0.147, countering: 0.024 },
  flipping: { kept: 0.122, answered: 0.158, countering: 0.028 },
  'running-up-the-wall': { kept: 0.111, answered: 0.147, countering: 0.024 },
  wild: { kept: 0.087, answered: 0.113, countering: 0.02 },
  'split-attack': { kept: 0.079, answered: 0.107, countering: 0.012 },
  whirlwind: { kept: 0.066, answered: 0.079, countering: 0.008 },
  'combo-attack': { kept: 0.306, answered: 0.48, countering: 0.193 },
  'when-done-right': { kept: 0.037, answered: 0.062, countering: 0.004 },
  'blocking-punch': { kept: 0.671, answered: 1, countering: 0.763 },
  'blocking-kick': { kept: 0.656, answered: 0.836, countering: 0.687 },
  'amazing-balance': { kept: 0.676, answered: 0.814, countering: 0.631 },
  'steel-meets-steel': { kept: 0.651, answered: 0.797, countering: 0.639 },
  'roll-with-it': { kept: 0.896, answered: 0.757, countering: 0.823 },
  'now-it-is-my-turn': { kept: 1, answered: 0.938, countering: 1 },
  'your-kung-fu-is-weak': { kept: 0.864, answered: 0.384, countering: 0.671 },
  'your-kung-fu-is-no-match': { kept: 0.832, answered: 0.339, countering: 0.297 },
  'deep-breath': { kept: 0.157, answered: 0.271, countering: 0.217 },
  'bowl-of-noodles': { kept: 0.189, answered: 0.328, countering: 0.237 },
  'rice-wine': { kept: 0.229, answered: 0.401, countering: 0.289 },
  'night-by-the-waterfall': { kept: 0.387, answered: 0.678, countering: 0.494 },
  'dragon-stance': { kept: 0.385, answered: 0.588, countering: 0.474 },
  'crane-stance': { kept: 0.452, answered: 0.689, countering: 0.514 },
  'drunken-stance': { kept: 0.24, answered: 0.35, countering: 0.289 },
  'snake-stance': { kept: 0.44, answered: 0.684, countering: 0.526 },
  'tiger-stance': { kept: 0.425, answered: 0.65, countering: 0.506 },
  sword: { kept: 0.534, answered: 0.819, countering: 0.631 },
  'chain-whip': { kept: 0.473, answered: 0.723, countering: 0.578 },
  chair: { kept: 0.541, answered: 0.847, countering: 0.651 },
  ladder: { kept: 0.464, answered: 0.718, countering: 0.462 },
  fan: { kept: 0.26, answered: 0.401, countering: 0.301 },
  'bamboo-pole': { kept: 0.245, answered: 0.395, countering: 0.221 },
  table: { kept: 0.498, answered: 0.774, countering: 0.59 },
  umbrella: { kept: 0.211, answered: 0.339, countering: 0.229 },
  nunchucks: { kept: 0.518, answered: 0.808, countering: 0.562 },
}
