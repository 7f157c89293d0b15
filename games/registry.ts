// made by scripts/registry.mjs
import type { Game } from '../kernel/contract.ts'

export const registry: Readonly<Record<string, () => Promise<Game>>> = {
  kabuken: () => import('./kabuken/game.ts').then((m) => m.game),
}
