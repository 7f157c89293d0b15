import { createInterface, type Interface } from 'node:readline'
import type { Line } from '../../kernel/contract.ts'
import { describeProblem, type Problem } from '../../kernel/result.ts'
import { paint } from './paint.ts'

export const EXIT = { fine: 0, differs: 1, misuse: 2, gone: 3, turnedAway: 4, interrupted: 130 } as const

/** Where a command speaks and listens: a person's terminal, or a pipe. */
export interface Terminal {
  /** Somebody sits in front of it. */
  readonly isPerson: boolean
  readonly width: number
  say(...lines: readonly (string | Line)[]): void
  /** Plain text for other programs. */
  data(text: string): void
  /** Says on one line what is wrong with the command; gives the exit code. */
  complain(problem: Problem | string): number
  /** The next line, or null when there are no more. A pipe sees no prompt. */
  ask(prompt: string): Promise<string | null>
  /** Empties the screen, also above: for the eyes of the next person. */
  clear(): void
  close(): void
}

export const openTerminal = (): Terminal => {
  const { stdin, stdout, stderr } = process
  const isPerson = stdin.isTTY && stdout.isTTY
  const colours = stdout.isTTY && stdout.hasColors()
  const lines = lineReader(isPerson)
  return {
    isPerson,
    width: Math.min(stdout.columns || 100, 110),
    say: (...spoken) => {
      for (const line of spoken) stdout.write(`${typeof line === 'string' ? line : paint(line, colours)}\n`)
    },
    data: (text) => {
      stdout.write(text)
    },
    complain: (problem) => {
      const text = typeof problem === 'string' ? problem : describeProblem(problem)
      stderr.write(`leitai: ${text.replace(/\s+/g, ' ')}\n`)
      return EXIT.misuse
    },
    ask: lines.next,
    clear: () => {
      stdout.write('\u001B[2J\u001B[3J\u001B[H')
    },
    close: lines.close,
  }
}

/** Opened at the first question: a command that asks nothing leaves its input alone. */
const lineReader = (isPerson: boolean) => {
  const lines: string[] = []
  const asking: ((line: string | null) => void)[] = []
  let reader: Interface | undefined
  let isEnded = false

  const open = (): Interface => {
    const opened = createInterface({ input: process.stdin, ...(isPerson ? { output: process.stdout } : {}) })
    opened.on('line', (line) => {
      const answer = asking.shift()
      if (answer === undefined) lines.push(line)
      else answer(line)
    })
    opened.on('close', () => {
      isEnded = true
      if (isPerson && asking.length > 0) process.stdout.write('\n')
      asking.shift()?.(null)
    })
    opened.on('SIGINT', () => {
      process.stdout.write('\n')
      process.exit(EXIT.interrupted)
    })
    return opened
  }

  return {
    next: async (prompt: string): Promise<string | null> => {
      reader ??= open()
      const line = lines.shift()
      if (line !== undefined || isEnded) return line ?? null
      if (isPerson) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      return new Promise((resolve) => {
        asking.push(resolve)
      })
    },
    close: () => reader?.close(),
  }
}
