// made by scripts/registry.mjs
import type { Poster } from '../board/contract.ts'
import { poster as eightMastersRevenge } from './eight-masters-revenge/ui/poster.ts'
import { poster as kabuken } from './kabuken/ui/poster.ts'
import { poster as kungFuFighting } from './kung-fu-fighting/ui/poster.ts'
import { poster as kungFurFight } from './kung-fur-fight/ui/poster.ts'

export const posters: Readonly<Record<string, Poster>> = {
  'eight-masters-revenge': eightMastersRevenge,
  kabuken,
  'kung-fu-fighting': kungFuFighting,
  'kung-fur-fight': kungFurFight,
}
