import { brushed, type Press } from '../../../board/brush.ts'

/** Once round the floor, and not quite closed, in a box of 400. */
const around = (turns: number, radius: number): readonly Press[] =>
  Array.from({ length: 15 }, (_, i) => {
    const angle = -2.2 + (i / 14) * turns * 2 * Math.PI
    return [200 + radius * Math.cos(angle), 200 + radius * Math.sin(angle), 30 - 20 * Math.abs(i / 14 - 0.35)]
  })

export const RING = brushed([{ through: around(0.93, 165), dry: 6, lift: 1.5, step: 14 }])
