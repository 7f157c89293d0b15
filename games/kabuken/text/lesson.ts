/** What the first lesson says. */
export const LESSON = {
  dual: 'Your opponent has 8 HP; bring them to 0. You attack with cards that form a technique. The simplest is the Dual Fist: two cards alike in number and colour. Pick your two red 3s and attack.',
  dualOnly: 'That would work too, but let us begin with the smallest blow: both red 3s, and nothing else.',
  dualNotYet: 'Drawing cards comes later. First a blow: pick both red 3s and attack.',
  colour:
    'That hit for 1, and it is still your turn: you may attack until you are stopped or out of cards. Now a Color Fist: all three blue cards. The flower on the blue 4 adds 1 damage.',
  colourOnly: 'Hold on, you have another attack: pick all three blue cards, in any order.',
  strikeEnd:
    'Power 1 plus one flower: 2 damage. Whoever is hit draws up to six cards again; you do not. Attack with everything, and you stand there with empty hands.',
  sniper:
    'The card on top of the discard pile is the Field Card, a 4 now. Three cards that add up to it are a Sniper Fist. Lay red 0, blue 1 and then green 3: the card you lay last is the next Field Card.',
  sniperOther: 'Look for three cards that make 4 together: red 0, blue 1, and green 3 laid last.',
  sniperOrder: 'The right cards in another order. Lay the green 3 last: a 3 is what you need on the pile in a moment.',
  sniperGod:
    'The Field Card is now your 3, and your red 0, 1 and 2 add up to it. Three of one colour that fit the Field Card are a Sniper God Fist: 2 damage, and hard to answer. Attack!',
  sniperGodOther: 'So close! Red 0, red 1 and red 2 together make 3, the Field Card.',
  fieldEnd:
    'Two blows, one built upon the other. Everything that is played lands on the pile, so watch the Field Card.',
  counter:
    'Now you are attacked, with two green 2s. You can take the hit, defend or counter. Any 2 counters this Dual Fist and sends the damage back. Counter with your blue 2.',
  counterHit: 'You could grit your teeth, but you hold a 2: counter with it, and the blow goes back.',
  defend:
    'Sent back! Your opponent was hit, so it is their turn again: three red cards, one in flower, 2 damage. You hold no red card to counter. But a pair, one number in two colours, takes 1 off: defend with both 4s.',
  defendHit: 'That costs 2 HP. Your blue 4 and green 4 are a pair: defend with them, and it costs 1.',
  psychUp:
    'You were hit, so you drew cards and have the turn. You need not attack: psych up instead, that is, throw one card away and draw to six. What you throw is the Field Card for your opponent. Choose any card.',
  psychUpNotYet: 'Save your strength this time: psych up, with the card you like least.',
  answersEnd:
    'Hit, defend or counter: these are all the answers there are. A card that you keep may save you; a card that you lay is gone.',
  chain:
    'A counter can be countered too. Attack with your two green 3s, and keep the red 3 back. You may need it in a moment.',
  chainOther: 'Both green 3s, please, and the red 3 stays in your hand.',
  again: 'Countered! The damage flies back at you, but you kept the red 3. Counter with it in your turn.',
  againHit: 'No need to take this one: your red 3 counters it again.',
  chainEnd:
    'Your opponent had no third 3 and took the blow. A chain goes on until somebody stops, and that one is hit. A countered attack also ends your turn.',
  resolute:
    'Time to finish it: 2 HP are left over there. One number in all three colours is a Resolute Fist, worth 2. Lay your three 1s.',
  resoluteOther: 'That would leave your opponent standing. Your three 1s are worth exactly the 2 that you need.',
  winEnd:
    'Knocked out, and the match is yours. If the deck runs out before that, whoever has more HP wins. You know all that you need.',
  free: 'Now play as you like, against a bot that makes mistakes. You begin with 4 HP against 3. Cards that you cannot play tell you why.',
  won: 'You have won! You are ready for a whole match.',
  lost: 'Lost, and well fought: next time one more card kept back may save you. You are ready for a whole match.',
} as const
