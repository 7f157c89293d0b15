import type { Seat } from '../../../../kernel/seats.ts'
import { facesOf, type Kind, kindsFrom, NOT_ONE } from '../../cards.ts'
import { furtherOf, furtherTargets, type PlanChoice } from '../../choice.ts'
import type { House } from '../../house.ts'

/** A declared Attack as the rules think of it (KFF-8.2). */
export interface Plan {
  /** −1 for the Weapon in play. */
  readonly source: Kind
  /** The main target first. */
  readonly targets: readonly Seat[]
  readonly splitBy: Kind
  readonly enhancements: readonly Kind[]
  readonly combo: readonly Kind[]
}

/** As it was spelled. */
export const planFrom = (house: House, choice: PlanChoice): Plan => ({
  source: choice.with === undefined ? -1 : onlyOne(house, choice.with),
  targets: [choice.on, ...furtherOf(choice)],
  splitBy: choice.splitBy === undefined ? -1 : onlyOne(house, choice.splitBy),
  enhancements: kindsFrom(house, choice.enhancements ?? []),
  combo: kindsFrom(house, choice.combo ?? []),
})

export const onlyOne = (house: House, faces: readonly string[]): Kind =>
  faces.length === 1 ? kindsFrom(house, faces)[0] : NOT_ONE

export const planChoice = (house: House, { source, targets, splitBy, enhancements, combo }: Plan): PlanChoice => ({
  on: targets[0],
  ...(source < 0 ? {} : { with: facesOf(house, [source]) }),
  ...(enhancements.length === 0 ? {} : { enhancements: facesOf(house, enhancements) }),
  ...(combo.length === 0 ? {} : { combo: facesOf(house, combo) }),
  ...furtherTargets(targets.slice(1)),
  ...(splitBy < 0 ? {} : { splitBy: facesOf(house, [splitBy]) }),
})

/** A list in a code: how many, and then each. */
export const listCode = (values: readonly number[]): string => String.fromCharCode(values.length, ...values)

export const planCode = ({ source, targets, splitBy, enhancements, combo }: Plan): string =>
  String.fromCharCode(source + 1, splitBy + 1) + listCode(targets) + listCode(enhancements) + listCode(combo)

/** Reads a code from left to right. */
export class CodeReader {
  readonly #code: string
  #at: number

  constructor(code: string, at: number) {
    this.#code = code
    this.#at = at
  }

  get isDone(): boolean {
    return this.#at >= this.#code.length
  }

  next(): number {
    this.#at += 1
    return this.#code.charCodeAt(this.#at - 1)
  }

  list(): number[] {
    const length = this.next()
    const values: number[] = []
    for (let i = 0; i < length; i++) values.push(this.next())
    return values
  }

  plan(): Plan {
    const source = this.next() - 1
    const splitBy = this.next() - 1
    const targets = this.list()
    const enhancements = this.list()
    return { source, splitBy, targets, enhancements, combo: this.list() }
  }

  planOrNone(): Plan | null {
    return this.isDone ? null : this.plan()
  }
}
