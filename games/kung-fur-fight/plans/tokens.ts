import type { PlanSpace } from './space.ts'

/** How many ways there are to spread up to so many HW over so many arenas. */
const spreadsOfHw = (supply: number, manned: number): number => {
  let ways = 1
  for (let i = 1; i <= manned; i++) ways = (ways * (supply + i)) / i
  return ways
}

/** KFU-6.13 … 6.15: any number of HW, and the Coconut to one team or to none. */
export const spreads = ({ supply, hasCoconut }: PlanSpace, manned: number): number =>
  spreadsOfHw(supply, manned) * (hasCoconut ? manned + 1 : 1)

/** HW for each of the manned arenas, and which of them has the Coconut, −1 for none. */
export interface Spread {
  readonly hw: readonly number[]
  readonly coconut: number
}

export const nthSpread = ({ supply, hasCoconut }: PlanSpace, manned: number, rank: number): Spread => {
  const places = hasCoconut ? manned + 1 : 1
  const coconut = (rank % places) - 1
  let left = (rank - (rank % places)) / places
  let most = supply
  const hw: number[] = []
  for (let others = manned - 1; others >= 0; others--) {
    let here = 0
    let ways = spreadsOfHw(most, others)
    while (left >= ways) {
      left -= ways
      here += 1
      ways = spreadsOfHw(most - here, others)
    }
    hw.push(here)
    most -= here
  }
  return { hw, coconut: hasCoconut ? coconut : -1 }
}
