import { brushed, type Press, type Stroke } from '../../../board/brush.ts'

// Our own drawings, written down as a brush would be led. Digits stand in a field of 100 × 140.

const ZERO: readonly Stroke[] = [
  {
    through: [
      [60, 17, 9],
      [45, 15, 14],
      [27, 33, 18],
      [20, 66, 19],
      [27, 103, 17],
      [48, 122, 15],
      [70, 108, 17],
      [81, 72, 16],
      [77, 40, 12],
      [68, 25, 6],
    ],
    dry: 4,
    lift: 0.2,
  },
]

const ONE: readonly Stroke[] = [
  {
    through: [
      [31, 44, 4],
      [42, 35, 9],
      [53, 19, 14],
      [56, 14, 17],
    ],
    lift: 0.2,
    step: 7,
  },
  {
    through: [
      [54, 15, 18],
      [53, 50, 16],
      [52, 90, 17],
      [50, 112, 19],
      [47, 124, 13],
    ],
    dry: 3,
  },
]

const TWO: readonly Stroke[] = [
  {
    through: [
      [25, 45, 13],
      [29, 27, 15],
      [48, 15, 14],
      [69, 25, 17],
      [72, 46, 17],
      [56, 76, 14],
      [33, 102, 10],
      [19, 117, 9],
    ],
    lift: 0.3,
  },
  {
    through: [
      [17, 115, 10],
      [34, 108, 13],
      [56, 116, 18],
      [76, 117, 16],
      [88, 108, 5],
    ],
    dry: 3,
  },
]

const THREE: readonly Stroke[] = [
  {
    through: [
      [24, 30, 12],
      [42, 17, 13],
      [64, 20, 16],
      [69, 38, 15],
      [55, 56, 11],
      [38, 63, 6],
    ],
  },
  {
    through: [
      [38, 62, 6],
      [60, 64, 14],
      [77, 84, 18],
      [69, 110, 18],
      [44, 124, 14],
      [19, 112, 6],
    ],
    dry: 4,
  },
]

const FOUR: readonly Stroke[] = [
  {
    through: [
      [55, 13, 13],
      [44, 40, 14],
      [29, 66, 13],
      [15, 86, 12],
    ],
    lift: 0.4,
  },
  {
    through: [
      [14, 86, 11],
      [38, 85, 12],
      [64, 83, 15],
      [90, 79, 9],
    ],
    dry: 2,
  },
  {
    through: [
      [67, 48, 9],
      [66, 72, 17],
      [64, 98, 17],
      [61, 128, 7],
    ],
    dry: 3,
  },
]

const FIVE: readonly Stroke[] = [
  {
    through: [
      [36, 18, 10],
      [34, 38, 14],
      [29, 60, 11],
    ],
    lift: 0.3,
  },
  {
    through: [
      [27, 62, 9],
      [46, 52, 13],
      [70, 62, 17],
      [77, 88, 19],
      [63, 114, 17],
      [40, 123, 12],
      [19, 113, 5],
    ],
    dry: 4,
  },
  {
    through: [
      [33, 20, 12],
      [54, 22, 12],
      [70, 20, 14],
      [84, 13, 6],
    ],
    dry: 2,
  },
]

/** By number, the strokes of each digit. */
export const DIGITS: readonly (readonly string[])[] = [ZERO, ONE, TWO, THREE, FOUR, FIVE].map(brushed)

const line = (...through: Press[]): Stroke => ({ through, step: 6, lift: 0.4 })

/** 擂, the stage that anyone may challenge on, in a square of 100: hand, rain, field. */
export const LEI: readonly string[] = brushed([
  line([8, 31, 6], [22, 28, 5], [35, 25, 7]),
  line([23, 9, 7], [23, 50, 6], [22, 84, 7], [14, 80, 2]),
  line([6, 66, 7], [20, 59, 6], [37, 49, 2]),
  line([51, 12, 5], [68, 11, 4], [87, 9, 6]),
  line([45, 21, 3], [44, 28, 6], [41, 37, 3]),
  line([45, 23, 4], [70, 21, 4], [93, 19, 7], [87, 33, 2]),
  line([68, 12, 5], [68, 30, 5], [67, 47, 5]),
  line([52, 28, 3], [59, 31, 5]),
  line([51, 37, 3], [59, 41, 5]),
  line([76, 27, 3], [84, 30, 5]),
  line([76, 36, 3], [85, 40, 5]),
  line([50, 54, 5], [51, 72, 5], [53, 93, 5]),
  line([51, 56, 4], [70, 54, 4], [90, 53, 7], [88, 74, 6], [86, 94, 5]),
  line([54, 73, 4], [70, 72, 4], [85, 71, 4]),
  line([69, 56, 5], [69, 72, 4], [69, 89, 4]),
  line([54, 90, 4], [70, 89, 4], [85, 88, 4]),
])

/** A ring of one breath, in a square of 400. */
export const RING: readonly string[] = brushed([
  {
    through: Array.from({ length: 22 }, (_, i): Press => {
      const turn = ((200 + 16.2 * i) * Math.PI) / 180
      const reach = 168 + 4 * Math.sin(i / 4)
      const width = 34 - 1.1 * i + 6 * Math.sin(i / 2.2)
      return [200 + reach * Math.cos(turn), 200 + reach * Math.sin(turn), Math.max(4, width)]
    }),
    step: 24,
    dry: 9,
  },
])
