import type { Seat } from '../../../kernel/seats.ts'
import type { End } from '../state.ts'
import { type Bout, characterOf } from './bout.ts'

export const endGame = (b: Bout, winners: Seat[], reason: End['reason'], rule: string): void => {
  b.s.ended = { winners, reason, rule }
}

/** KBK-13.2, KBK-19.8: most HP wins, ties share. Whatever closes the sequence closes it first (KBK-12.4). */
export const endByHp = (b: Bout, reason: End['reason'], rule: string): void => {
  closeSequence(b)
  const { hp } = b.s
  const most = Math.max(...hp)
  const winners: Seat[] = []
  for (let seat = 0; seat < hp.length; seat++) if (hp[seat] === most) winners.push(seat)
  endGame(b, winners, reason, rule)
}

/** KBK-4.5: the sequence is closed; a successful continuous attack (KBK-11.3) heals Sheep (KBK-16.22). */
export const closeSequence = (b: Bout): void => {
  const { s, log } = b
  const heals = characterOf(s, s.active).sequenceHeals
  if (heals !== undefined && s.attacks >= 2 && s.succeeding && s.hp[s.active] > 0)
    heal(b, s.active, heals, 'KBK-16.22', log)
  s.attacks = 0
  s.succeeding = false
}

/** Never above the maximum (KBK-15.5). */
export const heal = (b: Bout, seat: Seat, amount: number, rule: string, log = b.log): void => {
  const { s } = b
  const hp = Math.min(characterOf(s, seat).hp, s.hp[seat] + amount)
  const healed = hp - s.hp[seat]
  s.hp = s.hp.with(seat, hp)
  log?.push({ key: 'kabuken.heal', seat, amount: healed, hp, rule })
}
