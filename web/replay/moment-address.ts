import { type Eyes, nameOfEyes, readEyes } from '../../kernel/eyes.ts'

/** A moment of a match with somebody's eyes: what stands behind the path of a replay. */
export interface Spot {
  readonly at: number
  readonly eyes: Eyes
}

interface Bounds {
  readonly last: number
  readonly eyes: readonly Eyes[]
}

/** What was typed or cut off on its way leads to the nearest thing that there is. */
export const readSpot = (
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  { last, eyes }: Bounds,
  usual: Spot,
  seats: number,
): Spot => {
  const named = readEyes(new URLSearchParams(search).get('eyes') ?? '', seats)
  const at = /^#\d{1,9}$/.test(hash) ? Number(hash.slice(1)) : usual.at
  return {
    at: Math.min(at, last),
    eyes: eyes.find((offered) => offered === named) ?? usual.eyes,
  }
}

export const writeSpot = (path: string, { at, eyes }: Spot): string => `${path}?eyes=${nameOfEyes(eyes)}#${at}`
