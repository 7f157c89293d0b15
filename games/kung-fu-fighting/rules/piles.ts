import type { Refusal } from '../../../kernel/contract.ts'
import { resume } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { type Card, cardOf, facesOf, hidden, type Kind, MOST_SHUFFLES, NOT_ONE } from '../cards.ts'
import type { Bout } from './bout.ts'

export const { countOf, insert, remove, removeUnseen } = hidden

/** Whether a hand has all of these, copies included. */
export const holds = (hand: readonly Card[], kinds: readonly Kind[]): boolean => {
  for (let i = 0; i < kinds.length; i++) {
    let wanted = 0
    for (let j = 0; j < kinds.length; j++) if (kinds[j] === kinds[i]) wanted += 1
    if (countOf(hand, kinds[i]) < wanted) return false
  }
  return true
}

/** Why a single card of the hand cannot be the one that was named. */
export const refuseAbsent = (hand: readonly Card[], kind: Kind, rule: string): Refusal | null => {
  if (countOf(hand, kind) > 0) return null
  return { rule, why: kind === NOT_ONE ? 'nameOne' : 'notInHand' }
}

/** Hand cards go to the discard pile, seen by everybody (KFF-16.3). */
export const discardFromHand = ({ s }: Bout, seat: Seat, kinds: readonly Kind[]): void => {
  for (let i = 0; i < kinds.length; i++) {
    remove(s.hands[seat], kinds[i])
    s.discard.push(kinds[i])
  }
}

/** KFF-12.3, KFF-12.4: −1 when deck and discard pile are empty. */
const take = (b: Bout): Card => {
  const { s } = b
  if (s.deck.length === 0) reshuffle(b)
  return s.deck.pop() ?? -1
}

const reshuffle = ({ s, log }: Bout): void => {
  if (s.discard.length === 0) return
  s.shuffle = Math.min(s.shuffle + 1, MOST_SHUFFLES)
  const rng = resume(s.stream)
  rng.shuffle(s.discard)
  s.stream = rng.save()
  for (let i = 0; i < s.discard.length; i++) s.deck.push(cardOf(s.discard[i], s.shuffle))
  s.discard = []
  log?.push({ key: 'kung-fu-fighting.reshuffle', count: s.deck.length, rule: 'KFF-12.3' })
}

/** Draws one card after the other. */
export const draw = (b: Bout, seat: Seat, count: number, rule: string): void => {
  const { s, log, house } = b
  const drawn: Card[] | null = log === undefined ? null : []
  let got = 0
  while (got < count) {
    const card = take(b)
    if (card < 0) break
    insert(s.hands[seat], card)
    drawn?.push(card)
    got += 1
  }
  if (log !== undefined && drawn !== null && got > 0)
    log.push({
      key: 'kung-fu-fighting.draw',
      seat,
      count: got,
      rule,
      secret: { to: [seat], params: { cards: facesOf(house, drawn) } },
    })
}
