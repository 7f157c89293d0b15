/** Where a key is written: one list for all, since a list that grows costs more than everything else about a key. */
const paper: number[] = []
let length = 0

/** A unit of a key: a whole number from 0 to 65,535. */
export const putCode = (unit: number): void => {
  paper[length++] = unit
}

/** A whole number from 0 that may have more than 16 bits. */
export const putWide = (value: number): void => {
  paper[length++] = value & 0xffff
  paper[length++] = value >>> 16
}

/** How many there are, then each of them as a unit. */
export const putUnits = (values: readonly number[]): void => {
  let at = length
  paper[at++] = values.length
  for (let i = 0; i < values.length; i++) paper[at++] = values[i]
  length = at
}

/** All units that were put since, as one string. */
export const takeCodes = (): string => {
  const text = String.fromCharCode(...paper.slice(0, length))
  length = 0
  return text
}

/** A single value as a key. */
export const keyText = <T>(kind: { code(value: T): void }, value: T): string => {
  kind.code(value)
  return takeCodes()
}
