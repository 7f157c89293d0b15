import type { Tone, Words } from '../../../kernel/contract.ts'
import { SHIPPED } from '../deck/shipped.ts'
import { TYPE_TONES } from './card-words.ts'
import { EVENTS } from './en-events.ts'
import { REFUSALS } from './en-refusals.ts'
import { bare } from './shout.ts'

/** A card by its id, by its name, and by its name in a sentence. */
const TONES: ReadonlyMap<string, Tone> = new Map(
  SHIPPED.flatMap(({ id, name, type }) => [id, name, bare(name)].map((text) => [text, TYPE_TONES[type]] as const)),
)

export const words: Words = {
  pitch:
    'The great fight scene as a card game: call out a Flying, Spinning Kick, grab the ladder, and block the answer.',
  modes: {
    individual: 'two to six players, everyone for themselves',
    '2v2': 'two teams of two, each with 20 Chi to share',
    '2v2v2': 'three teams of two, each with 20 Chi to share',
    '3v3': 'two teams of three, each with 30 Chi to share',
  },
  options: {
    more: 'whether the More cards are shuffled in: Finishing Moves, improvements, new Stances and Weapons',
    archetypes: 'whether everyone has an Archetype with a lasting talent, dealt or chosen; not for a first game',
    turnLimit: 'after so many turns most Chi wins',
  },
  events: EVENTS,
  windows: {
    archetype: 'Choose your Archetype: it is yours for the whole game.',
    upkeep: 'Your Stance wants its Chi: pay, or let it go.',
    refill: 'Your turn begins: discard what you do not want, then your hand is filled up.',
    prepare: 'Play Stances, Weapons and Chi Restoration, make your one Attack, or end your turn.',
    ally: 'A teammate attacks: add one enhancement, or pass.',
    cover: 'A teammate is attacked: help with a card, or pass.',
    answer: 'You are attacked: play a Block, or pass.',
    respite: 'After your Attack: play Stances, Weapons and Chi Restoration, or end your turn.',
    passCard: 'Your turn ends: hand one card to a teammate, unseen by the others, or keep everything.',
  },
  orders: {
    takeUpTo: 'Pass against Attacks that leave me in, of at most',
    neverAdd: "Never add to a teammate's Attack",
    neverCover: 'Never help a teammate who is attacked',
  },
  labels: {
    choose: 'choose an Archetype',
    archetype: 'Archetype',
    pay: 'pay: the Stance stays',
    letGo: 'let go: the Stance is discarded',
    refill: 'refill: discard any cards, or none, and draw',
    play: 'play a Stance, a Weapon, Chi Restoration or an improvement',
    drop: 'discard your own Weapon or Stance in play',
    slot: 'which of the two',
    weapon: 'Weapon',
    stance: 'Stance',
    attack: 'attack',
    end: 'end your turn',
    pass: 'pass',
    add: 'add one enhancement',
    cover: 'help your teammate with a card',
    block: 'block',
    counter: 'strike back',
    keep: 'keep everything',
    give: 'hand over a card',
    cards: 'cards',
    with: 'the Attack Card; leave it out to strike with your Weapon',
    on: 'whom it hits',
    second: 'whom it hits too',
    third: 'whom it hits as the third',
    fourth: 'whom it hits as the fourth',
    fifth: 'whom it hits as the fifth',
    splitBy: 'what splits it: needed for several targets',
    enhancements: 'enhancements, each name once',
    combo: 'Attack Cards that Combo Attack adds',
    to: 'to whom',
    from: 'from whom',
    ...Object.fromEntries(SHIPPED.map(({ id, name }) => [id, name])),
  },
  refusals: REFUSALS,
  ends: {
    lastStanding: 'the last who has any Chi left',
    tie: 'nobody has any Chi left: a tie',
    turnLimit: 'the turn limit is reached, most Chi wins',
    gaveUp: 'the other side gave up',
    agreed: 'a tie, by agreement',
  },
  tone: (text) => TONES.get(text) ?? null,
}
