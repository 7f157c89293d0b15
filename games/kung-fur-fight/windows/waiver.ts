import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import { packValue, USE, valueOf, WAIVE } from '../choice.ts'
import { theCombat } from '../rules/bout.ts'
import { goOn } from '../rules/resolve.ts'
import { mostIgnored } from '../rules/sums.ts'
import { ignoreHw, waiveBonus } from '../rules/waiver.ts'
import type { State } from '../state.ts'
import { fieldsOf, type Window } from './window.ts'

/** Ban has HW to ignore; Chai and Yue have a bonus. */
const most = (s: State, seat: Seat): number => mostIgnored(s, theCombat(s), seat)

/** W6 (KFU-7.11): by the clock the ability works in full. */
export const waiver: Window = {
  form: (_house, s, seat) =>
    most(s, seat) > 0
      ? { kind: 'either', of: { ignore: fieldsOf({ hw: { kind: 'number', min: 0, max: most(s, seat) } }) } }
      : { kind: 'either', of: { use: nothing, waive: nothing } },
  choices: (_house, s, seat, out) => {
    const hw = most(s, seat)
    if (hw === 0) {
      out.push(USE)
      out.push(WAIVE)
    } else for (let ignored = 0; ignored <= hw; ignored++) out.push(packValue('ignore', ignored))
  },
  refusal: (_house, s, seat, choice) => {
    if (choice.do === 'use' || choice.do === 'waive') return null
    if (choice.do !== 'ignore') return misplaced(choice)
    const hw = most(s, seat)
    const isInRange = choice.hw >= 0 && choice.hw <= hw
    return isInRange ? null : { rule: 'KFU-7.11', why: 'ignoreRange', params: { most: hw } }
  },
  play: (b, [code]) => {
    const { asked } = b.s
    if (code === USE || code === WAIVE) waiveBonus(b, asked, code === WAIVE)
    else ignoreHw(b, asked, valueOf(code))
    goOn(b, 'nextStep')
  },
  fallback: (_house, s, seat) => (most(s, seat) > 0 ? packValue('ignore', most(s, seat)) : USE),
}
