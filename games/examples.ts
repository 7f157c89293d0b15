// made by scripts/registry.mjs

type Scenarios = Readonly<Record<string, unknown>>

export const examples: Readonly<Record<string, () => Promise<Scenarios>>> = {
  'eight-masters-revenge': () => import('./eight-masters-revenge/examples/all.ts').then((m) => m.examples),
  kabuken: () => import('./kabuken/examples/all.ts').then((m) => m.examples),
  'kung-fu-fighting': () => import('./kung-fu-fighting/examples/all.ts').then((m) => m.examples),
  'kung-fur-fight': () => import('./kung-fur-fight/examples/all.ts').then((m) => m.examples),
}
