// made by scripts/registry.mjs
import type { Game } from '../kernel/contract.ts'

export const registry: Readonly<Record<string, () => Promise<Game>>> = {
  'eight-masters-revenge': () => import('./eight-masters-revenge/game.ts').then((m) => m.game),
  kabuken: () => import('./kabuken/game.ts').then((m) => m.game),
  'kung-fu-fighting': () => import('./kung-fu-fighting/game.ts').then((m) => m.game),
  'kung-fur-fight': () => import('./kung-fur-fight/game.ts').then((m) => m.game),
}
