import type { RecordForm } from '../../../kernel/forms.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import type { EffectName } from '../cards.ts'
import { actOf, EFFECT, NEW_EFFECT, NO_EFFECT, valueOf } from '../choice.ts'
import { applyEffect, EFFECT_RULES } from '../effects/all.ts'
import type { House } from '../options.ts'
import { afterEffect, openEffect, openNewEffect } from '../rules/step-four.ts'
import { TECHNIQUE_RULES } from '../rules/techniques.ts'
import type { State } from '../state.ts'
import type { Window } from './window.ts'

/** D4 and D11: use the effect once, or not at all (EMR-9.1, EMR-9.3); under T1 the new card's instead. */
export const effect: Window = {
  form: (house, s, seat) => {
    const own = openEffect(house, s, seat)
    const fresh = openNewEffect(house, s, seat)
    return {
      kind: 'either',
      of: {
        noEffect: nothing,
        ...(own === null ? {} : { effect: useForm(house, s, seat, own) }),
        ...(fresh === null ? {} : { newEffect: useForm(house, s, seat, fresh) }),
      },
    }
  },
  choices: (house, s, seat, out) => {
    out.push(NO_EFFECT)
    const own = openEffect(house, s, seat)
    const fresh = openNewEffect(house, s, seat)
    if (own !== null) EFFECT_RULES[own].list(house, s, seat, EFFECT, out)
    if (fresh !== null) EFFECT_RULES[fresh].list(house, s, seat, NEW_EFFECT, out)
  },
  refusal: (house, s, seat, choice) => {
    if (choice.do === 'noEffect') return null
    if (choice.do !== 'effect' && choice.do !== 'newEffect') return misplaced(choice)
    const name = choice.do === 'effect' ? openEffect(house, s, seat) : openNewEffect(house, s, seat)
    return name === null ? misplaced(choice) : EFFECT_RULES[name].refusal(house, s, seat, choice.use)
  },
  play: (b, _seat, code) => {
    afterEffect(b.s)
    const act = actOf(code)
    if (act === 'effect') applyEffect(b, valueOf(code))
    else if (act === 'newEffect') TECHNIQUE_RULES.T1.act(b, valueOf(code))
  },
  fallback: () => NO_EFFECT,
}

const useForm = (house: House, s: State, seat: Seat, name: EffectName): RecordForm => ({
  kind: 'record',
  fields: { use: { form: { kind: 'either', of: EFFECT_RULES[name].forms(house, s, seat) } } },
})
