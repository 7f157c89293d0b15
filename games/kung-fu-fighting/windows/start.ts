import { misplaced, nothing } from '../../../kernel/windows.ts'
import { kindOfFace } from '../cards.ts'
import { CHOOSE, LET_GO, PAY, withCode } from '../code.ts'
import { chooseArchetype, freeArchetypes } from '../rules/setup.ts'
import { letGo, payUpkeep } from '../rules/turn.ts'
import { fromOffers, plainly } from './offers.ts'
import { earlyForms, TOO_EARLY } from './prepare.ts'
import type { Window } from './window.ts'

/** KFF-15.17 */
export const archetype: Window = {
  form: (house) => {
    const of = house.roster.map((kind) => house.prints[kind].id)
    return { kind: 'either', of: { choose: { kind: 'record', fields: { archetype: { form: { kind: 'one', of } } } } } }
  },
  ...fromOffers((house, s) => freeArchetypes(house, s).map((kind) => plainly(withCode(CHOOSE, kind)))),
  refusal: (house, s, _seat, choice) => {
    if (choice.do !== 'choose') return misplaced(choice)
    const free = freeArchetypes(house, s).includes(kindOfFace(house, choice.archetype))
    return free ? null : { rule: 'KFF-2.6', why: 'taken' }
  },
  pack: (house, _s, _seat, choice) =>
    choice.do === 'choose' ? withCode(CHOOSE, kindOfFace(house, choice.archetype)) : misplaced(choice),
  play: (b, code) => chooseArchetype(b, code.charCodeAt(1)),
  fallback: (house, s) => withCode(CHOOSE, freeArchetypes(house, s)[0]),
}

/** KFF-15.1 */
export const upkeep: Window = {
  form: (house, s, seat) => ({ kind: 'either', of: { pay: nothing, letGo: nothing, ...earlyForms(house, s, seat) } }),
  ...fromOffers(() => UPKEEP),
  refusal: (_house, _s, _seat, choice) => (choice.do === 'play' || choice.do === 'attack' ? TOO_EARLY : null),
  pack: (_house, _s, _seat, choice) => (choice.do === 'pay' ? PAY : LET_GO),
  play: (b, code) => (code === PAY ? payUpkeep(b) : letGo(b)),
  fallback: () => LET_GO,
}

const UPKEEP = [plainly(PAY), plainly(LET_GO)]
