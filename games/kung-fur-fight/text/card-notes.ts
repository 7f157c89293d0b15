import { apOf, FACES, isAnimal, type Kind } from '../cards.ts'

/** What each card does, in half a line: an Animal as Leader, a Reward card for whoever wins it. */
export const CARD_NOTES: Readonly<Record<string, string>> = {
  fu: 'Chef, can only lead: a Food token brings back your whole Rest',
  ban: 'ignores up to 5 opposing HW here and steals up to 2 of them',
  chai: '+2 AP while you have fewer VP',
  yue: '+1 AP for each opposing Animal here',
  hua: 'leaves a token here, +2 AP for you from the next combat on',
  shiue: 'may call one more Animal from your hand, beyond the limit',
  hokuto: 'Chef, can only lead: a Food token brings back your whole Rest',
  hikaru: 'you take 3 HW after the combat, win or lose',
  ringo: 'may add up to 4 HW once the plans are open',
  yaou: 'comes back to your hand after a win',
  raihuu: '+2 AP for you in both other arenas this round',
  masaru: 'you take 4 HW after a win',
  ming: 'a win scores 2 VP instead of 1',
  'shiau-yao': 'may send the weakest opposing Assistant to rest',
  musashi: 'a defeat here costs you 1 SP at most',
  'tai-chi': 'also wins when 4 or more AP behind',
  himiko: 'as Leader not counted against your limit',
  boshark: 'a win costs the opponent 2 SP',
  tumaz: 'always the only Animal of his team',
  kiwano: 'take 5 HW',
  ginseng: '+1 SP, and your Rest comes back this round',
  coconut: 'a token to keep, 1 AP for one of your teams each round',
  peach: 'kept, for 1 Animal more in one later round',
  apple: 'kept, and a tie above 0 AP is your win',
  mushroom: 'a token stays here, +1 AP for you from the next combat on',
  peel: 'draw 3 Reward cards and take one of them',
  power: 'opponent −2 SP, you +1 SP',
  break: 'opponent −1 SP, −3 if the AP differ by 3 to 6, −5 if by more',
  block: 'opponent −1 SP, and 1 Animal less next round',
  crash: 'opponent −3 SP',
  shock: 'opponent −1 SP, you +1 VP',
  destroy: 'opponent −2 SP, you take 2 HW',
  return: 'opponent −2 SP, your Animals here come back to your hand',
  boom: 'opponent −2 SP; −3 by your second BOOM, −5 by your third',
}

/** What a card does, and how strong an Animal is. */
export const noteOf = (kind: Kind): string =>
  isAnimal(kind) ? `${apOf(kind)} AP, ${CARD_NOTES[FACES[kind]]}` : CARD_NOTES[FACES[kind]]
