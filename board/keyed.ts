/** A face with an id of its own. */
export interface Keyed {
  readonly id: string
  readonly face: string
}

/** Gives equal faces ids that differ: `R3`, `R3.2`, `R3.3`. A face keeps its id as long as fewer do not suffice. */
export const keyed = (faces: readonly string[]): readonly Keyed[] => {
  const seen = new Map<string, number>()
  return faces.map((face) => {
    const copy = (seen.get(face) ?? 0) + 1
    seen.set(face, copy)
    return { id: copy === 1 ? face : `${face}.${copy}`, face }
  })
}
