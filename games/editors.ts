// made by scripts/registry.mjs
import type { EditorModule } from '../board/editor.ts'

export const editors: Readonly<Record<string, () => Promise<EditorModule>>> = {
  'kung-fu-fighting': () => import('./kung-fu-fighting/ui/editor.tsx'),
}
