import type { Tone, Words } from '../../../kernel/contract.ts'
import { COLOUR, COLOURS, kindOfFace } from '../cards.ts'
import { CHARACTERS } from '../characters.ts'
import { SECRETS } from '../secrets.ts'
import { EVENTS } from './en-events.ts'
import { REFUSALS } from './en-refusals.ts'
import { FIST_NAMES } from './fist-names.ts'

const WORDS_OF_CHARACTERS = Object.fromEntries(
  CHARACTERS.map(({ id, name, hp, note }) => [id, `${name}, ${hp} HP: ${note}`]),
)
const WORDS_OF_SECRETS = Object.fromEntries(
  SECRETS.map(({ id, name, kind, note }) => [id, `${name} (${kind}): ${note}`]),
)

export const words: Words = {
  pitch: 'A duel of number cards: read the Field Card, lay your fist, and dare the other to counter.',
  modes: {
    duel: 'two players, one against one',
    ring: 'three or four players, each attacks the left neighbour',
    melee: 'five to seven players, it ends with the second knock-out',
  },
  options: {
    extension: 'play with characters and secret techniques',
    fox: 'the promo character Fox may be picked',
    characterPick: 'characters are picked in random order, or dealt',
    match: 'one game, or a match to two wins',
    sharedWin: 'whether a shared victory earns a counter in a match',
    matchKeeps: 'whether characters and secrets stay for the whole match',
    refillTiming: 'the target refills after each attack, or once at the end',
    afterCounter: 'who is active after a chain of counters',
    countererRefill: 'whether the last one who countered refills',
    flowersOnCounter: "whether the attack's flowers go along in a chain",
    deckOut: 'the deck has run out with its last card, or when a card is missing',
    resoluteColours: 'which colours make a Resolute Fist',
    overlap: 'the strongest technique counts, or the one you name',
    godOverlap: 'what three equal cards that meet the sum are',
    psychUpDiscard: 'where the Psych Up discard goes',
    answersOnTop: 'whether answers go on top of the discard',
    browseDiscard: 'whether the discard may be looked through',
    barrageFlowers: 'whether flowers add to a Barrage Attack',
    amuletPairs: 'whether all pairs of the Amulet share a number',
    poisonFangCarry: 'whether the poison goes along in a chain',
    horseTiming: 'before which attacks Horse may pay',
    monkeyCost: 'whether Monkey has to pay for her Psych Up',
    deckOutLarge: 'whether run-outs end a game of five to seven',
    momentum: 'when the owner of the momentum refills',
    turnLimit: 'after so many turns most HP wins',
  },
  events: EVENTS,
  windows: {
    character: 'Pick your character.',
    secret: 'Keep one of your two secrets; nobody sees the other.',
    action: 'Your turn: attack, or psych up.',
    answer: 'You are attacked: take the hit, defend with a pair, or counter.',
    chain: 'The damage comes to you: counter too, or take it.',
    seal: 'Use Strong Seal against this damage?',
    resurrection: 'You dealt damage: use Resurrection and recover 2 HP?',
    dazzle: 'Your attack was successful: use Dazzle?',
    goOn: 'Not countered: attack again, or stop.',
    greed: 'Your turn is over: use Greed for another one?',
    monkey: 'Keep one of the two cards; the other goes back on the deck.',
  },
  orders: {
    takeUpTo: 'Take hits that do not knock me out, of at most',
    leaveChains: 'Take the damage of a chain that does not knock me out; never counter back',
  },
  labels: {
    attack: 'attack',
    psychUp: 'psych up: discard a card and draw up to your limit',
    hit: 'take the hit',
    defend: 'defend with two cards of one number and different colours',
    counter: 'counter',
    stop: 'stop and end your turn',
    pick: 'pick a character',
    keep: 'keep a secret',
    pay: 'pay HP to draw as many cards before you attack',
    storm: 'Mountain Storm: two random cards of the target go, then attack',
    use: 'use it',
    decline: 'not now',
    hold: 'keep a card',
    cards: 'cards, the last one on top',
    fist: 'the technique you name, if the cards fit several',
    recolour: 'treat one card as another colour',
    renumber: 'treat one card as another number',
    at: 'which of the laid cards, counted from the bottom',
    colour: 'colour',
    number: 'number',
    secret: 'your secret',
    under: 'a card to put under the discard first',
    plainly: 'in the ordinary way, without paying',
    hp: 'HP',
    character: 'character',
    yes: 'yes',
    red: 'red',
    blue: 'blue',
    green: 'green',
    ...FIST_NAMES,
    ...WORDS_OF_CHARACTERS,
    ...WORDS_OF_SECRETS,
  },
  refusals: REFUSALS,
  ends: {
    knockOut: 'by knock-out',
    runOut: 'the deck has run out, most HP wins',
    snake: 'the deck has run out, and Snake wins alone',
    turnLimit: 'the turn limit is reached, most HP wins',
    gaveUp: 'the other side gave up',
    match: 'the match is decided by two wins',
  },
  tone: (text) => {
    const kind = kindOfFace(text)
    return kind < 0 ? null : TONES[COLOUR[kind]]
  },
}

const TONES: readonly Tone[] = [...COLOURS]
