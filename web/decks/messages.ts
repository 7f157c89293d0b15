import type { FileReport } from '../../kernel/contract.ts'
import { isWithin, outwards } from './path.ts'

/** Something that the checker says, and where. */
export interface Message {
  readonly at: string
  readonly text: string
  /** Must be mended before anybody can play with it. */
  readonly isProblem: boolean
}

export const messagesOf = ({ problems, warnings }: Pick<FileReport, 'problems' | 'warnings'>): readonly Message[] => [
  ...problems.map(({ at, message }) => ({ at, text: message, isProblem: true })),
  ...warnings.map(({ at, message }) => ({ at, text: message, isProblem: false })),
]

export const messagesAt = (messages: readonly Message[], place: string): readonly Message[] =>
  messages.filter(({ at }) => at === place)

export const messagesWithin = (messages: readonly Message[], place: string): readonly Message[] =>
  messages.filter(({ at }) => isWithin(at, place))

/** Beside the field of a card its name need not be said once more. */
export const withoutName = (text: string, id: string): string =>
  id !== '' && text.startsWith(`${id}: `) ? text.slice(id.length + 2) : text

/** The innermost of the places that are there to be looked at. */
export const nearest = <T>(at: string, find: (place: string) => T | null): T | null => {
  for (const place of outwards(at)) {
    const found = find(place)
    if (found !== null) return found
  }
  return null
}
