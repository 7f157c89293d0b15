// made by scripts/registry.mjs
import type { BoardModule } from '../board/contract.ts'

export const boards: Readonly<Record<string, () => Promise<BoardModule>>> = {
  kabuken: () => import('./kabuken/ui/board.tsx'),
}
