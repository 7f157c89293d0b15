import type { Leaders } from './before.ts'
import { AP, ARENAS, type Moment, type Talk, takeHw, times } from './moment.ts'

const LOSSES: Readonly<Record<string, number>> = { power: 2, block: 1, crash: 3, shock: 1, destroy: 2, return: 2 }

/** VP, the stack, BoShark. */
export function* spoils(m: Moment, arena: number, winner: number, ap: readonly number[], leaders: Leaders): Talk {
  const loser = 1 - winner
  const gap = Math.abs(ap[0] - ap[1])
  const isMusashi = leaders[loser] === 'musashi'
  let spared = false
  const hurt = (amount: number): void => {
    const lost = isMusashi ? (spared ? 0 : Math.min(1, amount)) : amount
    spared ||= lost > 0
    m.sp[loser] = Math.max(0, m.sp[loser] - lost)
    m.lowest[loser] = Math.min(m.lowest[loser], m.sp[loser])
  }
  const heal = (): void => {
    if (m.sp[winner] > 0) m.sp[winner] = Math.min(12, m.sp[winner] + 1)
  }
  m.vp[winner] += leaders[winner] === 'ming' ? 2 : 1

  const effects: Readonly<Record<string, () => void>> = {
    kiwano: () => takeHw(m, winner, 5),
    ginseng: () => {
      heal()
      m.ginseng[winner] = true
    },
    coconut: () => {
      m.coconut = winner
    },
    mushroom: () => {
      if (m.mushrooms.flat().length < 2) m.mushrooms[winner].push(ARENAS[arena])
    },
    power: heal,
    break: () => hurt(gap >= 7 ? 5 : gap >= 3 ? 3 : 1),
    block: () => {
      m.blocked[loser] = m.round + 1
    },
    shock: () => {
      m.vp[winner] += 1
    },
    destroy: () => takeHw(m, winner, 2),
    return: () => m.hands[winner].push(...m.teams[winner][arena].splice(0)),
    boom: () => hurt([0, 2, 3, 5][times(m.fronts[winner], 'boom')]),
  }
  const gain = (card: string): void => {
    if (card in AP) m.hands[winner].push(card)
    else if (['peach', 'apple', 'boom'].includes(card)) m.fronts[winner].push(card)
    else m.discard.push(card)
    if (card in LOSSES) hurt(LOSSES[card])
    effects[card]?.()
  }

  const stack = m.stacks[arena]
  if (m.options.rewardOrder === 'winner' && stack.length > 1) {
    const [choice] = yield { window: 'order', seats: [winner] }
    if (choice.do === 'order') stack.splice(0, stack.length, ...choice.cards)
  }
  for (const card of stack.splice(0)) {
    gain(card)
    if (card !== 'peel' || m.pile.length === 0) continue
    m.pile.splice(0, 3)
    const [choice] = yield { window: 'peel', seats: [winner] }
    if (choice.do === 'take') gain(choice.cards[0])
  }
  if (leaders[winner] === 'boshark') hurt(2)
  if (isMusashi && m.options.musashi === 'fixed') hurt(1)
}
