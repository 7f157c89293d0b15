import { Ink } from '../ink.ts'

/** What somebody writes, as a text. */
export const inked = (write: (ink: Ink) => void): string => {
  const ink = new Ink()
  write(ink)
  return new TextDecoder().decode(ink.written)
}
