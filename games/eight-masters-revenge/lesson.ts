import type { Lesson } from '../../kernel/lesson/lesson.ts'
import { LESSON } from './text/lesson.ts'

const setup = { mode: 'duel' }
const withFighters = { ...setup, options: { fighters: 'choose' } }

export const lesson: Lesson<keyof typeof LESSON> = {
  words: LESSON,
  scenes: [
    {
      kind: 'guided',
      setup,
      start: {
        active: 'A',
        hands: { A: 'Y25', B: '' },
        areas: { A: '[Y31 G51]@3', B: '[R32 B41]@3' },
        pile: 'B51 G43 G14 G22',
      },
      steps: [
        {
          idea: 'draw',
          rule: 'EMR-4.4',
          point: ['draw'],
          expects: ['draw'],
          otherwise: 'drawFirst',
          replies: [{ seat: 'B', choice: 'draw' }],
        },
        {
          idea: 'hit',
          rule: 'EMR-6.1',
          point: ['B51'],
          expects: ['attack B51 left'],
          otherwise: 'hitOther',
          wrong: { 'attack B51 right': 'hitRight', draw: 'hitNotDraw' },
        },
      ],
      end: 'hitEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        active: 'A',
        hands: { A: 'Y22 B34', B: 'R15 Y44' },
        areas: { A: '[G31 R51]@3', B: '[B24 Y14]@3' },
      },
      steps: [
        { idea: 'miss', rule: 'EMR-9.1', point: ['Y22'], expects: ['attack Y22 left'], otherwise: 'missOther' },
        {
          idea: 'trap',
          rule: 'EMR-9.13',
          point: ['zone 1 5'],
          expects: ['effect trap B 5'],
          otherwise: 'trapOther',
          replies: [
            { seat: 'B', choice: 'attack R15 right' },
            { seat: 'B', choice: 'effect none' },
          ],
        },
      ],
      end: 'trapEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        active: 'A',
        hands: { A: 'Y52 G14', B: 'B55 R54' },
        areas: { A: '[B23 R35]@3', B: '[Y34 G41]@3' },
      },
      steps: [
        { idea: 'pair', rule: 'EMR-10.1', point: ['Y52'], expects: ['attack Y52 left'], otherwise: 'pairOther' },
        { idea: 'free', rule: 'EMR-10.7', expects: ['free yes'], otherwise: 'freeOther' },
        {
          idea: 'again',
          rule: 'EMR-10.4',
          point: ['G14'],
          expects: ['attack G14 right'],
          otherwise: 'againOther',
          replies: [{ seat: 'B', choice: 'take' }],
        },
      ],
      end: 'pairEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        active: 'B',
        hands: { A: 'Y44 R52', B: 'R14' },
        areas: { A: '[G24 Y34]@3', B: '[R25 G13]@3' },
      },
      opening: [{ seat: 'B', choice: 'attack R14 left' }],
      steps: [
        {
          idea: 'block',
          rule: 'EMR-7.4',
          point: ['G24'],
          expects: ['block G24'],
          otherwise: 'blockOther',
          replies: [{ seat: 'B', choice: 'effect none' }],
        },
      ],
      end: 'blockEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        active: 'B',
        hands: { A: 'B13 Y25', B: 'R15' },
        areas: { A: '[R23 B44]@3', B: '[Y11 G51]@3' },
      },
      opening: [{ seat: 'B', choice: 'attack R15 left' }],
      steps: [
        { idea: 'counter', rule: 'EMR-8.1', point: ['B13'], expects: ['counter B13 right'], otherwise: 'counterOther' },
      ],
      end: 'counterEnd',
    },
    {
      kind: 'guided',
      setup: withFighters,
      start: {
        active: 'B',
        fighters: { A: 'Monkey', B: 'Fox' },
        fury: 'A',
        hands: { A: 'Y25 G52', B: 'B14' },
        areas: { A: '[R24 R34]@3', B: '[R25 B42]@3' },
      },
      opening: [{ seat: 'B', choice: 'attack B14 left' }],
      steps: [
        {
          idea: 'fury',
          rule: 'EMR-12.3',
          point: ['R24', 'R34'],
          expects: ['block R24 R34'],
          otherwise: 'furyOther',
          replies: [{ seat: 'B', choice: 'effect none' }],
        },
      ],
      end: 'furyEnd',
    },
    {
      kind: 'free',
      setup,
      start: { active: 'A', life: { A: 3, B: 3 }, hands: { A: 'G23 R14 B21 Y32', B: 'R13 G45 Y53' } },
      bot: 'novice',
      idea: 'alone',
      rule: 'EMR-17.2',
      won: 'won',
      lost: 'lost',
    },
  ],
}
