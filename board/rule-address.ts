/** A place in the rules: a rule, or one of its examples. */
export interface Address {
  readonly rule: string
  /** Its place among the examples of the rule, from 0; null for the rule itself. */
  readonly example: number | null
}

/** As it stands behind the `#`: `KBK-8.3`, or `KBK-8.3/1` for its first example. */
export const addressOf = (rule: string, example?: number): string =>
  example === undefined ? rule : `${rule}/${example + 1}`

export const readAddress = (text: string): Address => {
  const [rule, place] = text.toUpperCase().split('/')
  return { rule, example: place !== undefined && /^[1-9]\d?$/.test(place) ? Number(place) - 1 : null }
}
