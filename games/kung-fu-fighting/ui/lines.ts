/** Words in as few lines as there may be, each about as long as the others. */
export const linesOf = (text: string, most: number, wide: number): readonly string[] => {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const count = Math.min(most, Math.max(1, Math.ceil(text.length / wide)))
  const goal = text.length / count
  const lines: string[] = []
  for (const word of words) {
    const last = lines[lines.length - 1]
    const isFull = last === undefined || (lines.length < count && last.length + word.length / 2 >= goal)
    if (isFull) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** How large letters may be so that the longest line fits; they are a good deal less wide than high. */
export const fitting = (lines: readonly string[], room: number, largest: number): number =>
  Math.min(largest, room / (0.59 * Math.max(1, ...lines.map((line) => line.length))))
