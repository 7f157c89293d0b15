import { isList, isObject } from '../../kernel/json.ts'
import type { Path } from './path.ts'

/** What stands at a place; undefined where nothing does. */
export const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (typeof step === 'number') return isList(value) ? value[step] : undefined
    return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }, content)

/** The same with something else at a place; undefined takes away what is there. */
export const withValue = (content: unknown, path: Path, value: unknown): unknown => {
  if (path.length === 0) return value
  const [step, ...rest] = path
  const inside = withValue(valueAt(content, [step]), rest, value)
  return typeof step === 'number'
    ? inList(isList(content) ? content : [], step, inside)
    : inObject(isObject(content) ? content : {}, step, inside)
}

const inList = (list: readonly unknown[], place: number, item: unknown): readonly unknown[] => {
  if (item === undefined) return list.filter((_, at) => at !== place)
  return place < list.length ? list.with(place, item) : [...list, item]
}

/** A field keeps its place among the others. */
const inObject = (object: Readonly<Record<string, unknown>>, name: string, item: unknown): unknown => {
  const entries = Object.entries(object)
  if (item === undefined) return Object.fromEntries(entries.filter(([other]) => other !== name))
  if (!Object.hasOwn(object, name)) return Object.fromEntries([...entries, [name, item]])
  return Object.fromEntries(entries.map(([other, value]) => [other, other === name ? item : value]))
}
