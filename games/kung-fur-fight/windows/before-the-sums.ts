import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import { type Kind, kindOfFace } from '../cards.ts'
import { kindsOf, NONE, packKinds, packValue, SIGNS, valueOf } from '../choice.ts'
import type { House } from '../options.ts'
import { addAnimal, commitHw, mayBeAdded, mostHw, throwSigns } from '../rules/additions.ts'
import { arenaOf, opponentOf, theCombat } from '../rules/bout.ts'
import { removeAssistant, weakestAssistants } from '../rules/removal.ts'
import { goOn } from '../rules/resolve.ts'
import type { State } from '../state.ts'
import { cardsForm, fieldsOf, kindsIn, type Window } from './window.ts'

/** W2: both at once; equal throws are repeated (KFU-7.8). Named `throwing` because `throw` is taken. */
export const throwing: Window = {
  form: () => ({ kind: 'either', of: { throw: fieldsOf({ sign: { kind: 'one', of: SIGNS } }) } }),
  choices: (_house, _s, _seat, out) => {
    for (let sign = 0; sign < SIGNS.length; sign++) out.push(packValue('throw', sign))
  },
  refusal: () => null,
  play: (b, answers) => {
    throwSigns(b, answers.map(valueOf))
    goOn(b, 'sameStep')
  },
  fallback: (_house, _s, _seat, rng) => packValue('throw', rng.below(SIGNS.length)),
}

/** W3: opens by public facts, whatever is in the hand (KFU-18.3). */
export const shiue: Window = {
  form: (_house, s, seat) => ({
    kind: 'either',
    of: { add: fieldsOf({ cards: cardsForm(s.players[seat].hand, 1, 1) }), none: nothing },
  }),
  choices: (_house, s, seat, out) => {
    out.push(NONE)
    for (const kind of kindsIn(s.players[seat].hand)) if (mayBeAdded(kind)) out.push(packKinds('add', [kind]))
  },
  refusal: (_house, s, seat, choice) => {
    if (choice.do === 'none') return null
    return choice.do === 'add' ? refuseAdding(s, seat, choice.cards) : misplaced(choice)
  },
  play: (b, [code]) => {
    addAnimal(b, b.s.asked, code === NONE ? null : kindsOf(code)[0])
    goOn(b, 'sameStep')
  },
  fallback: () => NONE,
}

/** KFU-11.15: one Animal of the hand; not one that may never assist (KFU-11.16). */
const refuseAdding = ({ players }: State, seat: Seat, faces: readonly string[]): Refusal | null => {
  const kind = faces.length === 1 ? kindOfFace(faces[0]) : -1
  if (kind < 0 || !players[seat].hand.includes(kind)) return { rule: 'KFU-11.15', why: 'oneFromHand' }
  return mayBeAdded(kind) ? null : { rule: 'KFU-11.16', why: 'neverAssists' }
}

/** W4 */
export const ringo: Window = {
  form: (house, s, seat) => ({
    kind: 'either',
    of: { commit: fieldsOf({ hw: { kind: 'number', min: 0, max: mostHw(house, s, seat) } }) },
  }),
  choices: (house, s, seat, out) => {
    const most = mostHw(house, s, seat)
    for (let hw = 0; hw <= most; hw++) out.push(packValue('commit', hw))
  },
  refusal: (house, s, seat, choice) =>
    choice.do === 'commit' ? refuseHw(house, s, seat, choice.hw) : misplaced(choice),
  play: (b, [code]) => {
    commitHw(b, b.s.asked, valueOf(code))
    goOn(b, 'sameStep')
  },
  fallback: () => packValue('commit', 0),
}

/** KFU-12.5: 0 to 4, at most the supply; with the option freshHw not what came in since (KFU-10.7). */
const refuseHw = (house: House, s: State, seat: Seat, hw: number): Refusal | null => {
  const most = mostHw(house, s, seat)
  const atAll = mostHw({ ...house, freshHw: 'yes' }, s, seat)
  if (hw < 0 || hw > atAll) return { rule: 'KFU-12.5', why: 'ringoHw', params: { most } }
  return hw <= most ? null : { rule: 'KFU-10.7', why: 'freshHw', params: { most } }
}

/** W5 */
export const shiauYao: Window = {
  form: (_house, s, seat) => ({
    kind: 'either',
    of: { remove: fieldsOf({ cards: cardsForm(opposingAssistants(s, seat), 1, 1) }), none: nothing },
  }),
  choices: (_house, s, seat, out) => {
    out.push(NONE)
    for (const kind of weakestAssistants(s, seat)) out.push(packKinds('remove', [kind]))
  },
  refusal: (_house, s, seat, choice) => {
    if (choice.do === 'none') return null
    if (choice.do !== 'remove') return misplaced(choice)
    const isWeakest = choice.cards.length === 1 && weakestAssistants(s, seat).includes(kindOfFace(choice.cards[0]))
    return isWeakest ? null : { rule: 'KFU-13.4', why: 'weakestOnly' }
  },
  play: (b, [code]) => {
    removeAssistant(b, b.s.asked, code === NONE ? null : kindsOf(code)[0])
    goOn(b, 'nextStep')
  },
  fallback: () => NONE,
}

const opposingAssistants = (s: State, seat: Seat): readonly Kind[] =>
  arenaOf(s, theCombat(s)).teams[opponentOf(seat)].slice(1)
