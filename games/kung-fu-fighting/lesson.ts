import type { Lesson } from '../../kernel/lesson/lesson.ts'
import { LESSON } from './text/lesson.ts'

const setup = { mode: 'individual', seats: 2 }

export const lesson: Lesson<keyof typeof LESSON> = {
  words: LESSON,
  scenes: [
    {
      kind: 'guided',
      setup,
      start: {
        window: 'refill',
        active: 'A',
        hands: { A: 'punch amazing-balance', B: 'trip wild throw punch' },
        deck: 'crane-stance kick flying sword deep-breath blocking-punch',
      },
      steps: [
        {
          idea: 'refill',
          rule: 'KFF-4.3',
          point: ['amazing-balance'],
          expects: ['refill amazing-balance'],
          otherwise: 'refillOther',
        },
        {
          idea: 'stance',
          rule: 'KFF-5.1',
          point: ['crane-stance'],
          expects: ['play crane-stance'],
          otherwise: 'stanceFirst',
        },
        {
          idea: 'attack',
          rule: 'KFF-8.1',
          point: ['kick', 'flying'],
          expects: ['attack kick flying on B'],
          otherwise: 'attackOther',
          replies: [{ seat: 'B', choice: 'pass' }],
        },
        { idea: 'respite', rule: 'KFF-4.15', point: ['sword'], expects: ['play sword'], otherwise: 'respiteOther' },
      ],
      end: 'turnEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        active: 'A',
        stances: { A: 'dragon-stance' },
        weapons: { A: 'sword' },
        hands: { A: 'flying spinning punch blocking-punch', B: 'wild trip kick punch' },
      },
      steps: [
        {
          idea: 'weapon',
          rule: 'KFF-5.19',
          point: ['flying', 'spinning'],
          expects: ['attack weapon flying spinning on B'],
          otherwise: 'weaponOther',
          replies: [{ seat: 'B', choice: 'pass' }],
        },
      ],
      end: 'weaponEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        active: 'B',
        chi: { A: 15, B: 12 },
        hands: { A: 'blocking-kick roll-with-it punch wild', B: 'kick spinning flipping' },
      },
      opening: [{ seat: 'B', choice: 'attack kick spinning on A' }],
      steps: [
        {
          idea: 'block',
          rule: 'KFF-5.21',
          point: ['blocking-kick'],
          expects: ['block blocking-kick'],
          otherwise: 'blockOther',
          wrong: { 'block roll-with-it': 'blockLess' },
        },
      ],
      end: 'blockEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        active: 'B',
        chi: { A: 15, B: 12 },
        hands: { A: 'now-it-is-my-turn kick spinning throw', B: 'punch flying trip' },
      },
      opening: [{ seat: 'B', choice: 'attack punch flying on A' }],
      steps: [
        {
          idea: 'counter',
          rule: 'KFF-9.1',
          point: ['now-it-is-my-turn'],
          expects: ['block now-it-is-my-turn counter kick spinning on B'],
          otherwise: 'counterOther',
          replies: [{ seat: 'B', choice: 'pass' }],
        },
      ],
      end: 'counterEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        active: 'A',
        chi: { A: 12, B: 9 },
        weapons: { B: 'table' },
        hands: { A: 'throw kick wild blocking-kick', B: 'punch flipping trip' },
      },
      steps: [
        {
          idea: 'throw',
          rule: 'KFF-10.10',
          point: ['throw'],
          expects: ['attack throw on B'],
          otherwise: 'throwOther',
          replies: [{ seat: 'B', choice: 'pass' }],
        },
      ],
      end: 'throwEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        active: 'A',
        chi: { A: 6, B: 3 },
        hands: { A: 'bowl-of-noodles kick punch blocking-punch', B: 'wild flying trip' },
      },
      steps: [
        {
          idea: 'chi',
          rule: 'KFF-5.28',
          point: ['bowl-of-noodles'],
          expects: ['play bowl-of-noodles'],
          otherwise: 'chiFirst',
        },
        {
          idea: 'win',
          rule: 'KFF-3.1',
          point: ['kick'],
          expects: ['attack kick on B'],
          otherwise: 'winOther',
          replies: [{ seat: 'B', choice: 'pass' }],
        },
      ],
      end: 'winEnd',
    },
    {
      kind: 'free',
      setup,
      start: {
        window: 'refill',
        active: 'A',
        chi: { A: 9, B: 8 },
        hands: {
          A: 'tiger-stance punch punch flying spinning roll-with-it deep-breath',
          B: 'kick kick wild blocking-punch chair trip throw',
        },
      },
      bot: 'novice',
      idea: 'free',
      rule: 'KFF-3.1',
      won: 'won',
      lost: 'lost',
    },
  ],
}
