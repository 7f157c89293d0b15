import { misplaced } from '../../../kernel/windows.ts'
import { PICK, packValue, valueOf } from '../choice.ts'
import { FIGHTERS, fighterIndex } from '../fighters.ts'
import { freeFighters, pickFighter, refuseFighter } from '../rules/setup.ts'
import type { Window } from './window.ts'

/** D1: one free fighter, openly (EMR-1.12). */
export const pick: Window = {
  form: () => ({
    kind: 'either',
    of: {
      pick: {
        kind: 'record',
        fields: { fighter: { form: { kind: 'one', of: FIGHTERS.map(({ id }) => id) } } },
      },
    },
  }),
  choices: (house, s, _seat, out) => {
    for (const fighter of freeFighters(house, s)) out.push(packValue(PICK, fighter))
  },
  refusal: (house, s, _seat, choice) =>
    choice.do === 'pick' ? refuseFighter(house, s, fighterIndex(choice.fighter)) : misplaced(choice),
  play: (b, seat, code) => pickFighter(b, seat, valueOf(code)),
  fallback: (house, s) => packValue(PICK, freeFighters(house, s)[0]),
}
