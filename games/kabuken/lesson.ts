import { inAnyOrder, type Lesson } from '../../kernel/lesson/lesson.ts'
import { LESSON } from './text/lesson.ts'

const setup = { mode: 'duel' }

export const lesson: Lesson<keyof typeof LESSON> = {
  words: LESSON,
  scenes: [
    {
      kind: 'guided',
      setup,
      start: { field: 'G2', active: 'A', hands: { A: 'R3 R3 B1 B5 B4* G0', B: 'R1 G1 R2 G4 R5 G5' } },
      steps: [
        {
          idea: 'dual',
          rule: 'KBK-6.4',
          point: ['R3', 'R3.2'],
          expects: ['attack R3 R3'],
          otherwise: 'dualOnly',
          wrong: { 'psych-up *': 'dualNotYet' },
          replies: [{ seat: 'B', choice: 'hit' }],
        },
        {
          idea: 'colour',
          rule: 'KBK-6.5',
          point: ['B1', 'B5', 'B4*'],
          expects: inAnyOrder('attack', ['B1', 'B5', 'B4*']),
          otherwise: 'colourOnly',
          replies: [{ seat: 'B', choice: 'hit' }],
        },
      ],
      end: 'strikeEnd',
    },
    {
      kind: 'guided',
      setup,
      start: { field: 'G4', active: 'A', hands: { A: 'R0 R0 R1 R2 B1 G3', B: 'B2 G2 B4 R5 B5 G5' } },
      steps: [
        {
          idea: 'sniper',
          rule: 'KBK-6.6',
          point: ['field'],
          expects: ['attack R0 B1 G3', 'attack B1 R0 G3'],
          otherwise: 'sniperOther',
          wrong: {
            'attack R0 G3 B1': 'sniperOrder',
            'attack G3 R0 B1': 'sniperOrder',
            'attack B1 G3 R0': 'sniperOrder',
            'attack G3 B1 R0': 'sniperOrder',
          },
          replies: [{ seat: 'B', choice: 'hit' }],
        },
        {
          idea: 'sniperGod',
          rule: 'KBK-6.7',
          point: ['field', 'R0', 'R1', 'R2'],
          expects: inAnyOrder('attack', ['R0', 'R1', 'R2']),
          otherwise: 'sniperGodOther',
          replies: [{ seat: 'B', choice: 'hit' }],
        },
      ],
      end: 'fieldEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        field: 'R1',
        active: 'B',
        hands: { A: 'B2 B4 G4 B1 G0 G5', B: 'G2 G2 R0 R3 R5* B5' },
        deck: 'G1 B3 B0 G3 R4 G5*',
      },
      opening: [{ seat: 'B', choice: 'attack G2 G2' }],
      steps: [
        {
          idea: 'counter',
          rule: 'KBK-8.5',
          point: ['B2'],
          expects: ['counter B2'],
          otherwise: 'counterHit',
          replies: [
            { seat: 'B', choice: 'hit' },
            { seat: 'B', choice: 'attack R0 R3 R5*' },
          ],
        },
        {
          idea: 'defend',
          rule: 'KBK-8.3',
          point: ['B4', 'G4'],
          expects: inAnyOrder('defend', ['B4', 'G4']),
          otherwise: 'defendHit',
          replies: [{ seat: 'B', choice: 'stop' }],
        },
        {
          idea: 'psychUp',
          rule: 'KBK-5.1',
          expects: ['psych-up G0', 'psych-up *'],
          otherwise: 'psychUpNotYet',
        },
      ],
      end: 'answersEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        field: 'B0',
        active: 'A',
        hp: { A: 6, B: 5 },
        hands: { A: 'G3 G3 R3 B1 R5 G0', B: 'B3 R2 G2 B4 R1 G5' },
      },
      steps: [
        {
          idea: 'chain',
          rule: 'KBK-9.1',
          point: ['G3', 'G3.2'],
          expects: ['attack G3 G3'],
          otherwise: 'chainOther',
          replies: [{ seat: 'B', choice: 'counter B3' }],
        },
        {
          idea: 'again',
          rule: 'KBK-9.2',
          point: ['R3'],
          expects: ['counter R3'],
          otherwise: 'againHit',
          replies: [{ seat: 'B', choice: 'hit' }],
        },
      ],
      end: 'chainEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        field: 'B5',
        active: 'A',
        hp: { A: 3, B: 2 },
        hands: { A: 'R1 B1 G1 G4 G0 R5', B: 'R2 G3 B4 B0 R0 G5' },
      },
      steps: [
        {
          idea: 'resolute',
          rule: 'KBK-6.8',
          point: ['R1', 'B1', 'G1'],
          expects: inAnyOrder('attack', ['R1', 'B1', 'G1']),
          otherwise: 'resoluteOther',
          replies: [{ seat: 'B', choice: 'hit' }],
        },
      ],
      end: 'winEnd',
    },
    {
      kind: 'free',
      setup,
      start: { field: 'G3', active: 'A', hp: { A: 4, B: 3 }, deckSize: 25, hands: { A: 'R2 R2 B4 G4* R1 G0' } },
      bot: 'novice',
      idea: 'free',
      rule: 'KBK-13.1',
      won: 'won',
      lost: 'lost',
    },
  ],
}
