import type { Words } from '../contract.ts'
import type { Event, Param } from '../events.ts'
import { isList } from '../json.ts'
import type { IsSeat } from './compare.ts'

/** No table has so many seats. */
const STRANGER = 7919

/** These are seats by convention. */
const SEATS: readonly string[] = ['seat', 'seats', 'by', 'for', 'target', 'winners']

/** Of the other parameters those by which the log line calls somebody: `to` may be a column as well. */
export const seatParams = ({ events }: Words): IsSeat => {
  const known = new Map<string, boolean>()
  return (event, param) => {
    if (SEATS.includes(param)) return true
    const name = `${event.key} ${param}`
    const found = known.get(name) ?? (Object.hasOwn(events, event.key) && calls(events[event.key], event, param))
    known.set(name, found)
    return found
  }
}

const calls = (line: Words['events'][string], event: Event, param: string): boolean => {
  const value = event[param]
  if (typeof value !== 'number' && !isList(value)) return false
  let isCalled = false
  const stranger: Param = isList(value) ? [STRANGER] : STRANGER
  line(
    { ...event, [param]: stranger },
    (seat) => {
      isCalled ||= seat === STRANGER
      return ''
    },
    (label) => label,
  )
  return isCalled
}
