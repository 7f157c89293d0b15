import type { Refusal } from '../../../kernel/contract.ts'
import type { RecordForm } from '../../../kernel/forms.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { cardOfFace, type EffectName } from '../cards.ts'
import type { Use } from '../choice.ts'
import type { House } from '../options.ts'
import { cardAt } from '../placed.ts'
import { coupleIndex } from '../rules/area.ts'
import type { State } from '../state.ts'
import { copied } from '../use.ts'
import { cardInPlayForm } from './aim.ts'
import { drawEffect } from './draw.ts'
import { added, type Effect, misplacedUse } from './effect.ts'
import { empowerEffect } from './empower.ts'
import { removeEffect } from './remove.ts'
import { slideEffect } from './slide.ts'
import { switchEffect } from './switch.ts'
import { trapEffect } from './trap.ts'
import { woundEffect } from './wound.ts'

type Copyable = Exclude<EffectName, 'copy'>

/** Copying a copy leads nowhere (EMR-9.26). */
export const COPYABLE: Readonly<Record<Copyable, Effect>> = {
  slide: slideEffect,
  trap: trapEffect,
  wound: woundEffect,
  empower: empowerEffect,
  remove: removeEffect,
  switch: switchEffect,
  draw: drawEffect,
}

/** Effect 8: use the effect of a card in play, as if it stood on the blow (EMR-9.27). */
export const copyEffect: Effect = {
  when: (house, s, seat) => {
    for (let at = 0; at < s.couple.length; at++) {
      const effect = sourceAt(house, s, at)
      if (effect !== null && COPYABLE[effect].when(house, s, seat)) return true
    }
    return false
  },
  list: (house, s, seat, base, out) => {
    for (let at = 0; at < s.couple.length; at++) {
      const effect = sourceAt(house, s, at)
      if (effect !== null) COPYABLE[effect].list(house, s, seat, added(base, copied(0, cardAt(s.couple[at]))), out)
    }
  },
  forms: (house, s, seat) => {
    const of: Record<string, RecordForm> = {}
    for (let at = 0; at < s.couple.length; at++) {
      const effect = sourceAt(house, s, at)
      if (effect !== null && COPYABLE[effect].when(house, s, seat))
        Object.assign(of, COPYABLE[effect].forms(house, s, seat))
    }
    return {
      copy: {
        kind: 'record',
        fields: { cards: { form: cardInPlayForm(s) }, use: { form: { kind: 'either', of } } },
      },
    }
  },
  refusal: (house, s, seat, use) => (use.do === 'copy' ? refuseCopy(house, s, seat, use) : misplacedUse(use)),
  apply: () => {
    throw new Error('a copy is a use of what it copies')
  },
}

/** EMR-9.26: the effect of a card in play that can be copied; null without one. */
const sourceAt = ({ cards }: House, s: State, at: number): Copyable | null => {
  if (s.couple[at] < 0) return null
  const effect = cards.effect[cardAt(s.couple[at])]
  return effect === 'none' || effect === 'copy' ? null : effect
}

const refuseCopy = (house: House, s: State, seat: Seat, copy: Extract<Use, { do: 'copy' }>): Refusal | null => {
  const at = copy.cards.length === 1 ? coupleIndex(s, cardOfFace(copy.cards[0])) : -1
  const effect = at < 0 ? null : sourceAt(house, s, at)
  if (effect === null) return { rule: 'EMR-9.26', why: 'noSource' }
  if (effectOf(copy.use) !== effect) return { rule: 'EMR-9.27', why: 'otherEffect' }
  return COPYABLE[effect].refusal(house, s, seat, copy.use)
}

/** Which effect a use belongs to. */
const effectOf = (use: Use): EffectName =>
  use.do === 'removeFromCard' || use.do === 'removeFromZone' ? 'remove' : use.do
