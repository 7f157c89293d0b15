import type { Lesson } from '../../kernel/lesson/lesson.ts'
import { LESSON } from './text/lesson.ts'

const setup = {}

export const lesson: Lesson<keyof typeof LESSON> = {
  words: LESSON,
  scenes: [
    {
      kind: 'guided',
      setup,
      start: { dogs: 'A', stacks: { a1: 'crash', a2: 'peach', a3: 'ming' }, pile: 'kiwano shock boom ginseng power' },
      steps: [
        {
          idea: 'plan',
          rule: 'KFU-6.1',
          point: ['a1', 'yue'],
          expects: ['plan a1 yue'],
          otherwise: 'planOther',
          replies: [{ seat: 'B', choice: 'plan a1 masaru a3 hikaru' }],
        },
        {
          idea: 'team',
          rule: 'KFU-6.5',
          point: ['a2', 'chai', 'ban'],
          expects: ['plan a2 chai+ban', 'plan a2 ban+chai'],
          otherwise: 'teamOther',
          replies: [{ seat: 'B', choice: 'plan a2 yaou' }],
        },
      ],
      end: 'teamEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        dogs: 'A',
        hw: { A: 3, B: 4 },
        stacks: { a1: 'destroy', a2: 'mushroom', a3: 'apple' },
        pile: 'power kiwano shock ginseng boom',
      },
      steps: [
        {
          idea: 'weapons',
          rule: 'KFU-6.13',
          point: ['a1', 'hua'],
          expects: ['plan a1 hua+3hw'],
          otherwise: 'weaponsOther',
          replies: [{ seat: 'B', choice: 'plan a1 hikaru+2hw' }],
        },
        {
          idea: 'token',
          rule: 'KFU-11.10',
          point: ['a1', 'chai'],
          expects: ['plan a1 chai'],
          otherwise: 'tokenOther',
          replies: [{ seat: 'B', choice: 'plan a1 yaou' }],
        },
      ],
      end: 'tokenEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        dogs: 'A',
        hands: { A: 'fu shiue' },
        rests: { A: '...' },
        stacks: { a1: 'power', a2: 'kiwano', a3: 'boom' },
        pile: 'shock peach ginseng',
      },
      steps: [
        {
          idea: 'recover',
          rule: 'KFU-17.6',
          point: ['a2', 'fu'],
          expects: ['plan a2 fu'],
          otherwise: 'recoverOther',
          replies: [{ seat: 'B', choice: 'plan a1 yaou' }],
        },
      ],
      end: 'recoverEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        dogs: 'A',
        hw: { A: 0, B: 4 },
        stacks: { a1: 'kiwano', a2: 'ginseng', a3: 'power' },
        pile: 'peach mushroom boom apple shock',
      },
      steps: [
        {
          idea: 'tie',
          rule: 'KFU-9.11',
          point: ['a3', 'chai'],
          expects: ['plan a3 chai'],
          otherwise: 'tieOther',
          replies: [{ seat: 'B', choice: 'plan a3 masaru+1hw' }],
        },
        {
          idea: 'both',
          rule: 'KFU-9.6',
          point: ['a3', 'yue', 'ban'],
          expects: ['plan a3 yue+ban', 'plan a3 ban+yue'],
          otherwise: 'bothOther',
          replies: [{ seat: 'B', choice: 'plan a3 yaou' }],
        },
      ],
      end: 'tieEnd',
    },
    {
      kind: 'guided',
      setup,
      start: {
        dogs: 'A',
        sp: { A: 5, B: 3 },
        stacks: { a1: 'crash', a2: 'kiwano', a3: 'peach' },
      },
      steps: [
        {
          idea: 'win',
          rule: 'KFU-16.3',
          point: ['a1', 'yue', 'chai', 'ban'],
          expects: ['plan a1 yue+ban+chai', 'plan a1 chai+ban+yue', 'plan a1 ban+chai+yue'],
          otherwise: 'winOther',
          replies: [{ seat: 'B', choice: 'plan a1 masaru+ringo+3hw' }],
        },
      ],
      end: 'winEnd',
    },
    {
      kind: 'free',
      setup,
      start: { dogs: 'A', sp: { A: 8, B: 5 }, stacks: { a1: 'crash', a2: 'kiwano', a3: 'power' } },
      bot: 'novice',
      idea: 'free',
      rule: 'KFU-16.3',
      won: 'won',
      lost: 'lost',
    },
  ],
}
