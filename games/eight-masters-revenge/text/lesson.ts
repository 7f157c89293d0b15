/** What the first lesson says. A card is called by its colour and its two numbers, as it looks. */
export const LESSON = {
  draw: 'Two cards lie before you, side by side in six columns: they are your two hands. In your turn you draw two cards, or you attack. The card you hold would only miss, so draw.',
  drawFirst: 'The yellow 2-5 hits nothing at the moment. Draw two cards first.',
  hit: 'Attack: lay a card beside your couple, and the card at the far end flies off as the blow. It hits if the two numbers that now meet in the middle add up to the two outer ones over there: 3 + 1. Lay the blue 5-1 on the left, where its 1 meets a 3.',
  hitOther:
    'Look at the sums: your opponent shows 3 and 1 at the ends, so you need a 4 in the middle. The blue 5-1 on the left brings 1 + 3.',
  hitRight: 'On the right its 5 would meet a 1: that makes 6, and you need a 4. Try the left.',
  hitNotDraw: 'You have what you need: lay the blue 5-1 on the left of your couple.',
  hitEnd:
    'Four against four: a hit! The green blow dealt the 3 damage that stand in its middle. Only an exact match hits.',
  miss: 'A blow that misses is not wasted: its effect still works. Your red 5-1 has a trap. Lay the yellow 2-2 on the left, so that the red one flies. 2 + 3 is not the 6 that would hit, but watch.',
  missOther: 'This time we want the red card at the right end to leave. So lay the yellow 2-2 on the left.',
  trap: 'Missed, but you may use the trap: put a damage token on an empty zone. Your opponent stands in columns 3 and 4, and must step to 2 or 5. Set it in column 5 over there.',
  trapOther: 'A good place too, but let us see it snap: column 5, over at your opponent.',
  trapEnd:
    'Snap! Whoever steps on a trap loses 1 life. Other effects slide couples, wound cards or empower blows. Point at a card to read what it does.',
  pair: 'Now a combination. Lay the yellow 5-2 on the left: 2 + 2 makes the 4 that you need, and the two middle numbers are equal. Such a pair earns you another go.',
  pairOther: 'Not quite: the yellow 5-2 on the left makes 2 and 2 meet in the middle, which hits and is a pair.',
  free: 'A hit for 3, and you have a pair of 2s. Do you want the free turn? Of course you do.',
  freeOther: 'Let us not be modest: take the free turn.',
  again:
    'In a free turn you attack again, or draw a single card. The green 1-4 on the right makes 3 + 1, and your opponent still shows 3 and 1 at the ends. Strike again!',
  againOther: 'Lay the green 1-4 on the right: 3 + 1 makes 4 once more.',
  pairEnd: 'Two hits in one turn. Another pair would have given you a third go: look for numbers that repeat.',
  block:
    'Now you are hit, by a green blow worth 2. A card of the same colour can block: it steps down into the block zone and takes 1 off. Block with your green card.',
  blockOther: 'You would lose 2. Your green card has the colour of the blow: block with it, and you lose 1.',
  blockEnd:
    'Only 1 damage. But beware: while a green card lies in your block zone, the next green blow that you do not block or counter hurts 2 more.',
  counter:
    'Here comes a blow worth 3, and you have no green card. But your blue 4-4 shows a dragon, and so does the blue 1-3 in your hand. Lay it next to the 4-4, on the right: that is a counter.',
  counterOther: 'No need to suffer: lay the blue 1-3 on the right, beside the other dragon.',
  counterEnd:
    'Countered! The attack comes to nothing, damage, effect and all, and the turn is over. With a dragon of their own your opponent could have countered back.',
  fury: 'If the table wants them, everybody has a fighter with two techniques. They work in fury. Whenever a turn begins, yours or another’s, whoever has two cards of one colour is in fury until the next turn. You are Monkey, and both are red. Monkey in fury blocks any colour, this blue blow too. Block with both cards.',
  furyOther: 'In fury you can do better: block with both your red cards, and nothing gets through.',
  furyEnd: 'Nothing got through. Fury is looked at when a turn begins: lay one colour, and your fighter wakes up.',
  alone:
    'Now play as you like, without fighters, against a bot that makes mistakes. Each of you has 3 life. Select a card, and the board shows what would hit.',
  won: 'You have won! You are ready for a whole match.',
  lost: 'Lost, and well fought: count the outer numbers before you lay a card. You are ready for a whole match.',
} as const
