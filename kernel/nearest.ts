/** The name that somebody most likely meant, if one is close enough. */
export const nearest = (typed: string, names: readonly string[]): string | undefined => {
  const word = typed.toLowerCase()
  const near = names
    .map((name) => ({ name, distance: edits(word, name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .at(0)
  if (near !== undefined && near.distance <= Math.max(1, Math.floor(near.name.length / 3))) return near.name
  return word.length < 2 ? undefined : names.find((name) => name.toLowerCase().startsWith(word))
}

/** ` (did you mean …?)`, or what there is to choose from. */
export const suggestion = (typed: string, names: readonly string[]): string => {
  const near = nearest(typed, names)
  return near === undefined ? `there is ${names.join(', ')}` : `did you mean ${near}?`
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
const edits = (a: string, b: string): number => {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + differs)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1)
    }
    rows.push(row)
  }
  return rows[a.length][b.length]
}
