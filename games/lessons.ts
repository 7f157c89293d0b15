// made by scripts/registry.mjs
import type { Lesson } from '../kernel/lesson/lesson.ts'

export const lessons: Readonly<Record<string, () => Promise<Lesson>>> = {
  'eight-masters-revenge': () => import('./eight-masters-revenge/lesson.ts').then((m) => m.lesson),
  kabuken: () => import('./kabuken/lesson.ts').then((m) => m.lesson),
  'kung-fu-fighting': () => import('./kung-fu-fighting/lesson.ts').then((m) => m.lesson),
  'kung-fur-fight': () => import('./kung-fur-fight/lesson.ts').then((m) => m.lesson),
}
