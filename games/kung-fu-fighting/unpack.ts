import { facesOf } from './cards.ts'
import { type Choice, furtherTargets } from './choice.ts'
import {
  ADD,
  ATTACK,
  BLOCK,
  CHOOSE,
  COUNTER,
  COVER,
  DROP,
  END,
  GIVE,
  KEEP,
  LET_GO,
  PASS,
  PAY,
  type Packed,
  PLAY,
  REFILL,
} from './code.ts'
import type { House } from './house.ts'
import { CodeReader, type Plan, planChoice } from './rules/plan/plan.ts'
import { SLOTS } from './rules/slots.ts'
import { helpOf } from './windows/ally.ts'
import { playingOf } from './windows/prepare.ts'
import { refilled } from './windows/refill.ts'

const READERS: Readonly<Record<string, (house: House, code: Packed) => Choice>> = {
  [PASS]: () => ({ do: 'pass' }),
  [END]: () => ({ do: 'end' }),
  [KEEP]: () => ({ do: 'keep' }),
  [PAY]: () => ({ do: 'pay' }),
  [LET_GO]: () => ({ do: 'letGo' }),
  [CHOOSE]: (house, code) => ({ do: 'choose', archetype: facesOf(house, [code.charCodeAt(1)])[0] }),
  [REFILL]: (house, code) =>
    code.length === 1 ? { do: 'refill' } : { do: 'refill', cards: facesOf(house, refilled(code)) },
  [PLAY]: (house, code) => {
    const { kind, ...way } = playingOf(code)
    return { do: 'play', cards: facesOf(house, [kind]), ...way }
  },
  [DROP]: (_house, code) => ({ do: 'drop', slot: SLOTS[code.charCodeAt(1)] }),
  [ATTACK]: (house, code) => ({ do: 'attack', ...planChoice(house, new CodeReader(code, 1).plan()) }),
  [COUNTER]: (house, code) => ({ do: 'counter', ...planChoice(house, new CodeReader(code, 1).plan()) }),
  [ADD]: (house, code) => {
    const { help, plan } = helpOf(code)
    return {
      do: 'add',
      cards: facesOf(house, [help.kind]),
      ...(help.combo.length === 0 ? {} : { combo: facesOf(house, help.combo) }),
      ...furtherTargets(help.further),
      ...(plan === null ? {} : { attack: planChoice(house, plan) }),
    }
  },
  [BLOCK]: (house, code) => {
    const reader = new CodeReader(code, 1)
    return { do: 'block', cards: facesOf(house, [reader.next()]), ...counterOf(house, reader.planOrNone()) }
  },
  [COVER]: (house, code) => {
    const reader = new CodeReader(code, 1)
    const cards = facesOf(house, [reader.next()])
    const second = reader.next() - 1
    return {
      do: 'cover',
      cards,
      ...(second < 0 ? {} : { block: facesOf(house, [second]) }),
      ...counterOf(house, reader.planOrNone()),
    }
  },
  [GIVE]: (house, code) => ({ do: 'give', cards: facesOf(house, [code.charCodeAt(1)]), to: code.charCodeAt(2) }),
}

const counterOf = (house: House, plan: Plan | null) => (plan === null ? {} : { counter: planChoice(house, plan) })

export const unpack = (house: House, code: Packed): Choice => READERS[code[0]](house, code)
