// made by scripts/registry.mjs
import type { BoardModule } from '../board/contract.ts'

export const boards: Readonly<Record<string, () => Promise<BoardModule>>> = {
  'eight-masters-revenge': () => import('./eight-masters-revenge/ui/board.tsx'),
  kabuken: () => import('./kabuken/ui/board.tsx'),
  'kung-fu-fighting': () => import('./kung-fu-fighting/ui/board.tsx'),
  'kung-fur-fight': () => import('./kung-fur-fight/ui/board.tsx'),
}
