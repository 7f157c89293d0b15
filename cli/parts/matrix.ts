import type { Share } from '../../lab/summary.ts'

/** How two promises fared against each other: the share of the first. */
export interface Meeting {
  readonly row: string
  readonly column: string
  readonly share: Share
}

/** Every pair once. */
export const pairsOf = (choices: readonly string[]): [string, string][] =>
  choices.flatMap((row, i) => choices.slice(i + 1).map((column): [string, string] => [row, column]))

/** A table of win rates: the row against the column, and each against all others, the most successful first. */
export const drawMatrix = (choices: readonly string[], meetings: readonly Meeting[]): string[] => {
  const names = new Map(choices.map((choice) => [choice, choice.split(' ').slice(1).join(' ')]))
  const name = (choice: string): string => names.get(choice) ?? choice
  const totals = choices.map((choice) => ({ choice, ...overall(choice, meetings) })).sort((a, b) => b.rate - a.rate)
  const width = Math.max(...choices.map((choice) => name(choice).length)) + 2
  const cell = (row: string, column: string): string => {
    const rate = rateOf(row, column, meetings)
    return (rate === null ? '·' : percent(rate)).padStart(7)
  }
  return [
    `${' '.repeat(width)}${'all'.padStart(6)}  ${totals.map(({ choice }) => name(choice).slice(0, 6).padStart(7)).join('')}`,
    ...totals.map(
      ({ choice, rate }) =>
        `${name(choice).padEnd(width)}${percent(rate).padStart(6)}  ${totals.map((other) => cell(choice, other.choice)).join('')}`,
    ),
    '',
    `95 % intervals: a single meeting at most ± ${percent(0.98 / Math.sqrt(Math.max(1, Math.min(...meetings.map(({ share }) => share.games)))))}; ${totals.map(({ choice, rate, half }) => `${name(choice)} ${percent(rate)} ± ${percent(half)}`).join(', ')}`,
  ]
}

const percent = (rate: number): string => (100 * rate).toFixed(1)

const rateOf = (row: string, column: string, meetings: readonly Meeting[]): number | null => {
  const met = meetings.find((meeting) => meeting.row === row && meeting.column === column)
  if (met !== undefined) return met.share.rate
  const turned = meetings.find((meeting) => meeting.row === column && meeting.column === row)
  return turned === undefined ? null : 1 - turned.share.rate
}

/** The mean over all opponents, and half of its 95 % interval. */
export const overall = (
  choice: string,
  meetings: readonly Meeting[],
): { rate: number; half: number; games: number } => {
  const own = meetings.flatMap(({ row, column, share }) =>
    row === choice ? [share] : column === choice ? [{ ...share, rate: 1 - share.rate }] : [],
  )
  const games = own.reduce((sum, share) => sum + share.games, 0)
  const rate = own.reduce((sum, share) => sum + share.rate * share.games, 0) / Math.max(1, games)
  return { rate, half: 1.96 * Math.sqrt((rate * (1 - rate)) / Math.max(1, games)), games }
}
