import { ARENA_NAMES } from '../choice.ts'
import { sentTo } from './draft.ts'
import type { Desk } from './use-desk.ts'

type KeyDesk = Pick<Desk, 'draft' | 'send' | 'takeBack' | 'setHw'>

/** 1, 2 and 3 send the card, 0 takes it back, plus and minus arm its team. False for a key that means nothing here. */
export const pressed = (key: string, id: string, desk: KeyDesk): boolean => {
  const arena = Number(key) - 1
  if (arena in ARENA_NAMES) desk.send(id, arena)
  else if (BACK.has(key)) desk.takeBack(id)
  else return armed(key, id, desk)
  return true
}

const BACK: ReadonlySet<string> = new Set(['0', 'Backspace', 'Delete'])
const STEPS: ReadonlyMap<string, number> = new Map([
  ['+', 1],
  ['-', -1],
])

const armed = (key: string, id: string, { draft, setHw }: KeyDesk): boolean => {
  const [step, arena] = [STEPS.get(key), sentTo(draft, id)]
  if (step === undefined || arena < 0) return false
  setHw(arena, Math.max(0, draft.hw[arena] + step))
  return true
}
