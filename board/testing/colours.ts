/** A colour by day and by lamplight. */
export interface Pair {
  readonly light: string
  readonly dark: string
}

const HEX = '#[0-9a-f]{6}'
const PROPERTY = new RegExp(`--([\\w-]+): (?:light-dark\\((${HEX}), (${HEX})\\)|(${HEX}));`, 'g')

/** The colours that a style sheet defines as custom properties. */
export const coloursIn = (css: string): ReadonlyMap<string, Pair> =>
  new Map(
    [...css.matchAll(PROPERTY)].map(([, name, light, dark, both]) => [
      name,
      { light: light ?? both, dark: dark ?? both },
    ]),
  )

type Rgb = readonly [number, number, number]

/** Its light, linear. */
const lightOf = (colour: string): Rgb => {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const dot = (x: Rgb, y: Rgb): number => x[0] * y[0] + x[1] * y[1] + x[2] * y[2]

/** The relative luminance of WCAG 2. */
const luminance = (light: Rgb): number => dot(light, [0.2126, 0.7152, 0.0722])

export const contrast = (x: string, y: string): number => {
  const [dark, bright] = [luminance(lightOf(x)), luminance(lightOf(y))].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** What reaches eyes without the cones for green or for red, by Machado, Oliveira and Fernandes (2009). */
export const EYES = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  noGreen: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  noRed: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
} as const

const clamped = (value: number): number => Math.min(1, Math.max(0, value))

const seen = (colour: string, [r, g, b]: readonly [Rgb, Rgb, Rgb]): Rgb => {
  const light = lightOf(colour)
  return [clamped(dot(r, light)), clamped(dot(g, light)), clamped(dot(b, light))]
}

const lab = (light: Rgb): Rgb => {
  const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = root(dot(light, [0.4124, 0.3576, 0.1805]) / 0.9505)
  const y = root(luminance(light))
  const z = root(dot(light, [0.0193, 0.1192, 0.9505]) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How far two colours are apart for such eyes: about 2 can just be told, at 20 nobody is in doubt. */
export const distance = (x: string, y: string, eyes: keyof typeof EYES): number => {
  const [a, b] = [lab(seen(x, EYES[eyes])), lab(seen(y, EYES[eyes]))]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
