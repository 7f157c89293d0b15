import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { House } from '../options.ts'
import { type Bout, isOut, leftNeighbour, mateOf } from './bout.ts'
import { endIfDecided } from './end.ts'
import { eliminate } from './out.ts'
import { goOnPicking } from './setup.ts'
import { stepOf } from './step-of.ts'
import { closeWindow, run } from './steps.ts'

/** EMR-17.7: a team resigns only by agreement. */
export const partners = ({ isTeam }: House, seat: Seat): readonly Seat[] => (isTeam ? [seat, mateOf(seat)] : [seat])

/** EMR-17.7: who resigns has life 0, and so has his team. */
export const resign = (b: Bout, seat: Seat): Refusal | null => {
  const { s, house, log } = b
  if (isOut(house, s, seat)) return { rule: 'EMR-17.7', why: 'alreadyOut' }
  log?.push({ key: 'emr.gaveUp', seat, rule: 'EMR-17.7' })
  for (const partner of partners(house, seat)) s.life[partner] = 0
  if (endIfDecided(b, 'gaveUp')) return null
  const { window } = s
  closeWindow(b)
  s.step = stepOf(window, s.attack) // those who stay are asked again
  eliminate(b, seat)
  if (window === 'pick') leaveDraft(b, seat)
  else run(b)
  return null
}

/** Who leaves before the first turn neither picks nor begins. */
const leaveDraft = (b: Bout, seat: Seat): void => {
  const { s, house } = b
  s.draft = s.draft.filter((other) => other !== seat)
  if (s.active === seat) s.active = leftNeighbour(house, s, seat)
  s.step = 'begin'
  goOnPicking(b)
}
