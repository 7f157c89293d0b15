/** Where the brush is, and how wide it is pressed there. */
export type Press = readonly [x: number, y: number, width: number]

/** One stroke from where the brush is set down to where it is lifted. */
export interface Stroke {
  readonly through: readonly Press[]
  /** So many hairs run dry in the second half. */
  readonly dry?: number
  /** How far the brush glides on when it is lifted, in widths. */
  readonly lift?: number
  /** Length between two points of the outline. */
  readonly step?: number
}

/** The outline of each stroke as path data, to be filled by the even-odd rule. The same strokes always look the same. */
export const brushed = (strokes: readonly Stroke[]): readonly string[] => {
  const wobble = wobbler()
  return strokes.map((stroke) => outline(stroke, wobble))
}

type Point = readonly [x: number, y: number]

/** A small generator of its own: no two edges alike, and no two runs different. */
const wobbler = (): (() => number) => {
  let word = 7
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return word / 2 ** 32
  }
}

const outline = ({ through, dry = 0, lift = 0.5, step = 9 }: Stroke, wobble: () => number): string => {
  const spine = sampled(through, step)
  const across = spine.map((_, i) => normal(spine[Math.max(0, i - 1)], spine[Math.min(spine.length - 1, i + 1)]))
  const edge = (side: 1 | -1): Point[] =>
    spine.map(([x, y, width], i) => {
      const out = side * (width / 2 + (wobble() - 0.5) * (0.3 + (0.6 * i) / spine.length))
      return [x + across[i][0] * out, y + across[i][1] * out]
    })
  const from = beyond(spine[1], spine[0], 0.35)
  const to = beyond(spine[spine.length - 2], spine[spine.length - 1], lift)
  const body = rounded([from, ...edge(1), to, ...edge(-1).reverse()])
  return body + Array.from({ length: dry }, (_, hair) => gap(spine, across, (hair + 0.5) / dry, wobble)).join('')
}

/** A thin gap that a dry hair leaves, `at` so far across the stroke. */
const gap = (spine: readonly Press[], across: readonly Point[], at: number, wobble: () => number): string => {
  const first = Math.floor(spine.length * (0.45 + 0.22 * wobble()))
  const last = Math.min(spine.length - 2, first + 4 + Math.floor(5 * wobble()))
  if (last - first < 3) return ''
  const off = 1.3 * at - 0.65
  const sides: [Point[], Point[]] = [[], []]
  for (let i = first; i <= last; i++) {
    const thick = Math.sin((Math.PI * (i - first)) / (last - first)) * (0.5 + 0.5 * wobble())
    for (const [side, sign] of [1, -1].entries()) {
      const out = (spine[i][2] / 2) * off + sign * thick
      sides[side].push([spine[i][0] + across[i][0] * out, spine[i][1] + across[i][1] * out])
    }
  }
  return rounded([...sides[0], ...sides[1].reverse()])
}

/** Points close together on a smooth curve through the given ones. */
const sampled = (through: readonly Press[], step: number): Press[] => {
  const points: Press[] = []
  for (let i = 0; i + 1 < through.length; i++) {
    const [a, b] = [through[i], through[i + 1]]
    const before = through[Math.max(0, i - 1)]
    const after = through[Math.min(through.length - 1, i + 2)]
    const parts = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step))
    for (let part = 0; part < parts; part++) {
      const on = (axis: 0 | 1 | 2): number => spline(before[axis], a[axis], b[axis], after[axis], part / parts)
      points.push([on(0), on(1), on(2)])
    }
  }
  points.push(through[through.length - 1])
  return points
}

/** Catmull and Rom's. */
const spline = (before: number, a: number, b: number, after: number, t: number): number =>
  a + 0.5 * t * (b - before + t * (2 * before - 5 * a + 4 * b - after + t * (3 * (a - b) + after - before)))

const normal = ([x0, y0]: Press, [x1, y1]: Press): Point => {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1
  return [(y0 - y1) / length, (x1 - x0) / length]
}

const beyond = (from: Press, end: Press, widths: number): Point => {
  const length = Math.hypot(end[0] - from[0], end[1] - from[1]) || 1
  const reach = (end[2] * widths) / length
  return [end[0] + (end[0] - from[0]) * reach, end[1] + (end[1] - from[1]) * reach]
}

/** A closed curve that bends at every point. */
const rounded = (points: readonly Point[]): string => {
  const middle = ([x0, y0]: Point, [x1, y1]: Point): string => `${short((x0 + x1) / 2)} ${short((y0 + y1) / 2)}`
  const curves = points.map((point, i) => {
    const next = points[(i + 1) % points.length]
    return `Q${short(point[0])} ${short(point[1])} ${middle(point, next)}`
  })
  return `M${middle(points[points.length - 1], points[0])}${curves.join('')}z`
}

const short = (value: number): string => String(Math.round(value * 10) / 10)
