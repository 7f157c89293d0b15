import type { Seat } from '../../../kernel/seats.ts'
import { type Act, type Choice, cardIn, firstOf, type Packed, secondOf, sideIn, valueOf } from '../choice.ts'
import { applyEffect } from '../effects/all.ts'
import type { House } from '../options.ts'
import { cardAt } from '../placed.ts'
import { prospect } from '../prospect.ts'
import { moveInZones, moveOnCards } from '../rules/action.ts'
import { block } from '../rules/block.ts'
import type { Bout } from '../rules/bout.ts'
import { counter } from '../rules/counter.ts'
import { slideOn } from '../rules/slide.ts'
import { TECHNIQUE_RULES } from '../rules/techniques.ts'
import { copyState, type State } from '../state.ts'
import { tollOf } from '../toll.ts'
import { useName } from '../use.ts'
import { blockingSides } from '../windows/response.ts'
import type { Moment } from './moment.ts'
import type { MasterRules } from './options.ts'

/** The table as a legal choice would leave it, up to the next thing that nobody can know yet. */
export interface After {
  readonly view: State
  /** By seat, the life that tokens cost on the way. */
  readonly lost: readonly number[]
}

/** Null for a choice that changes nothing that could be shown. */
export const afterOf = (rules: MasterRules, moment: Moment, choice: Choice): After | null => {
  const { house, view, seat } = moment
  const code = rules.pack(view, seat, choice)
  if (choice.do === 'attack') return counted(house, prospect(house, view, seat, cardIn(code), sideIn(code)).after)
  const does = DOES[choice.do]
  if (does === undefined) return null
  const s = copyState(view)
  s.packets.length = 0
  const b: Bout = { house, s, log: undefined }
  if (!does(b, seat, code)) return null
  while (s.slide !== 0) slideOn(b)
  return counted(house, s)
}

const counted = (house: House, view: State): After => ({ view, lost: tollOf(house, view).lost })

type Does = (b: Bout, seat: Seat, code: Packed) => boolean

const done =
  (does: (b: Bout, seat: Seat, code: Packed) => void): Does =>
  (b, seat, code) => {
    does(b, seat, code)
    return true
  }

/** A drawn card is a hole, and would show nothing. */
const use: Does = (b, _seat, code) => {
  if (useName(valueOf(code)) === 'draw') return false
  applyEffect(b, valueOf(code))
  return true
}

const DOES: Readonly<Partial<Record<Act, Does>>> = {
  counter: done((b, seat, code) => counter(b, seat, cardIn(code), sideIn(code))),
  block: done((b, seat, code) => block(b, seat, blockingSides(b.s, seat, code))),
  place: done((b, _seat, code) => TECHNIQUE_RULES.T3.act(b, valueOf(code))),
  putCrow: done((b, _seat, code) => TECHNIQUE_RULES.T7.act(b, valueOf(code))),
  wound: done((b, _seat, code) => TECHNIQUE_RULES.T9.act(b, firstOf(code))),
  moveInZones: done((b, _seat, code) => moveInZones(b, firstOf(code), secondOf(code))),
  moveOnCards: done((b, seat, code) => moveOnCards(b, cardAt(b.s.couple[2 * seat]) === firstOf(code) ? 0 : 1)),
  effect: use,
  newEffect: use,
}
