import type { Tone, Words } from '../../../kernel/contract.ts'
import { FACES, type Group, groupOf, KINDS, NAMES } from '../cards.ts'
import { EVENTS } from './en-events.ts'
import { REFUSALS } from './en-refusals.ts'

const KIND_LIST = Array.from({ length: KINDS }, (_, kind) => kind)
const NAMES_OF_FACES = Object.fromEntries(KIND_LIST.map((kind) => [FACES[kind], NAMES[kind]]))

/** Green is the Dogs' side of an arena, pink the Cats' (KFU-1.2). */
export const TONES: Readonly<Record<Group, Tone>> = {
  dog: 'green',
  cat: 'red',
  ranger: 'blue',
  item: 'yellow',
  achievement: 'strong',
}

/** `break` and `return` are ordinary words too: an Achievement is one in capitals only. */
const TONE_OF: ReadonlyMap<string, Tone> = new Map(
  KIND_LIST.flatMap((kind): [string, Tone][] => {
    const group = groupOf(kind)
    const tone = TONES[group]
    const printed: [string, Tone] = [NAMES[kind], tone]
    return group === 'achievement' ? [printed] : [printed, [FACES[kind], tone]]
  }),
)

export const words: Words = {
  pitch: 'Dogs against Cats in three arenas at once: plan in secret, open together, and fight for what lies there.',
  modes: { duel: 'two players, Monk Dogs against Ninja Cats' },
  options: {
    tokensWithoutAnimals: 'whether Hua and Mushroom tokens count where you have no Animal',
    tokensAlone: 'whether an arena with tokens and no Animals is fought',
    tokensCanWin: 'whether a side without Animals can win by its tokens alone',
    apple: 'whether the Apple decides every tie or only one',
    hwSupply: 'whether there are 20 Hidden Weapons or no end of them',
    shiueRingo: 'whether Shiue and Ringo throw for who decides first, or chance does',
    musashi: 'whether a defeat under Musashi costs 1 SP at most, or always',
    leaderWaiver: "whether the Dogs may hold back a Leader's AP ability against Tai-Chi",
    chaiCompare: 'whether Chai compares VP in his combat or at the start of Resolve',
    shiauYaoOrder: 'whether Shiau-Yao acts after Shiue and Ringo or before them',
    freshHw: 'whether Ringo may use Hidden Weapons gained in the same round',
    huaWithoutTeam: 'what becomes of a Hua token when its arena is lost without a Dog there',
    passAtLowSp: 'whether a Pass with 4 SP or less costs the Delicacy',
    lowSpCheck: 'whether limit and Delicacy look at your SP now or at its lowest this round',
    pileEndTie: 'what equal VP mean when the Reward cards run short',
    rewardOrder: "whether Reward cards are taken bottom up or in the winner's order",
    dogDeck: 'A: one Ban and two Shiue; B: two Ban and one Shiue',
    factions: 'whether chance says who plays the Dogs, or seat A does',
  },
  events: EVENTS,
  windows: {
    plan: 'Plan in secret: a team for each arena you want, its Leader first. Or pass, and recover.',
    throw: 'Shiue meets Ringo: throw. Who loses the throw has to decide first.',
    shiue: 'Shiue leads: call one more Animal from your hand?',
    ringo: 'Ringo leads: how many Hidden Weapons do you add?',
    shiauYao: 'Shiau-Yao leads: send the weakest opposing Assistant to rest?',
    waiver: "Tai-Chi also wins from 4 AP behind: use your Leader's ability, or hold it back?",
    peel: 'Peel: take one of the cards you have drawn; the others are discarded face down.',
    order: 'You have won: in which order do you take the Reward cards?',
  },
  labels: {
    plan: 'plan: send Animals to the arenas',
    pass: 'pass: nobody fights, and your Rest comes back to your hand',
    throw: 'throw',
    add: "add: one Animal from your hand joins Shiue's team",
    none: 'none: leave it as it is',
    commit: "commit: add Hidden Weapons to Ringo's team",
    remove: 'remove: one of the weakest opposing Assistants goes to rest',
    use: 'use: take the bonus',
    waive: 'waive: do without the bonus',
    ignore: 'ignore: so many opposing Hidden Weapons count for nothing',
    take: 'take: one card, shown to both',
    order: 'order: the first is handled first',
    a1: 'Arena 1',
    a2: 'Arena 2',
    a3: 'Arena 3',
    hw1: 'Hidden Weapons in Arena 1',
    hw2: 'Hidden Weapons in Arena 2',
    hw3: 'Hidden Weapons in Arena 3',
    hw: 'Hidden Weapons',
    sign: 'sign',
    cards: 'cards',
    rock: 'rock',
    scissors: 'scissors',
    paper: 'paper',
    dish: 'Dish',
    delicacy: 'Delicacy',
    ...NAMES_OF_FACES,
  },
  refusals: REFUSALS,
  ends: {
    spirit: "the other's spirit is broken",
    bothDown: 'both spirits are broken, and the score decides',
    lead: 'by a lead of 4 VP or more',
    pile: 'the Reward cards have run short, and the score decides',
    gaveUp: 'the other side gave up',
  },
  tone: (text) => TONE_OF.get(text) ?? null,
}
