/** The middle one; null if there are none. */
export const median = (numbers) => {
  const sorted = numbers.toSorted((x, y) => x - y)
  return sorted.length === 0 ? null : sorted[sorted.length >>> 1]
}

/** What is demanded of a row: by its key how it reads, and whether it is met. */
const BARS = {
  below: { reads: (limit) => `< ${limit}`, isMet: (limit, { ours }) => ours < limit },
  atMost: { reads: (limit) => `≤ ${limit}`, isMet: (limit, { ours }) => ours <= limit },
  ratioAtMost: { reads: (limit) => `≤ ${limit}×`, isMet: (limit, { ours, theirs }) => ours / theirs <= limit },
  ratioAtLeast: { reads: (limit) => `≥ ${limit}×`, isMet: (limit, { ours, theirs }) => ours / theirs >= limit },
  belowTheirs: { reads: () => '< theirs', isMet: (_, { ours, theirs }) => ours < theirs },
}

/** A row with its numbers: the ratio, the bar, and whether it is met. */
export const judged = ({ bar, ...row }) => {
  const ratio = row.theirs === null ? null : row.ours / row.theirs
  if (bar === null) return { ...row, ratio, bar, met: null }
  const [[kind, limit]] = Object.entries(bar)
  const { reads, isMet } = BARS[kind]
  return { ...row, ratio, bar: reads(limit), met: isMet(limit, row) }
}

const show = (value, decimals) =>
  value === null ? '–' : value.toLocaleString('en', { maximumFractionDigits: decimals })
const MET = { true: 'met', false: 'MISSED', null: '' }

/** Prints judged rows as a table; `columns` names what comes before the numbers, `other` what ours are compared with. */
export const printRows = (rows, columns, other = 'theirs') => {
  const lines = rows.map((row) => [
    ...columns.map((name) => row[name]),
    show(row.ours, row.decimals),
    show(row.theirs, row.decimals),
    row.ratio === null ? '–' : `${show(row.ratio, row.ratio < 10 ? 2 : 1)}×`,
    row.unit,
    row.bar ?? '–',
    MET[row.met],
  ])
  const table = [[...columns, 'ours', other, 'ratio', 'unit', 'bar', ''], ...lines]
  const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)))
  const isNumber = (column) => column >= columns.length && column < columns.length + 3
  for (const line of table)
    console.log(
      line
        .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
        .join('  ')
        .trimEnd(),
    )
}
