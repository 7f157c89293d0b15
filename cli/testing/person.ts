import { paint } from '../parts/paint.ts'
import type { Terminal } from '../parts/terminal.ts'

/** A terminal with somebody in front of it, who types these lines; everything on it is kept as text. */
export const person = (...lines: string[]): { readonly terminal: Terminal; screen(): string } => {
  const shown: string[] = []
  return {
    screen: () => shown.join('\n'),
    terminal: {
      isPerson: true,
      width: 100,
      say: (...spoken) => {
        shown.push(...spoken.map((line) => (typeof line === 'string' ? line : paint(line, false))))
      },
      data: (text) => {
        shown.push(text)
      },
      complain: (problem) => {
        shown.push(JSON.stringify(problem))
        return 2
      },
      ask: (prompt) => {
        const line = lines.shift()
        shown.push(`${prompt}${line ?? '<end>'}`)
        return Promise.resolve(line ?? null)
      },
      clear: () => {
        shown.push(CLEARED)
      },
      close: () => {},
    },
  }
}

export const CLEARED = '<cleared>'
