/** An object as JSON knows it, not null and not a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `Array.isArray` would make any list one of `any`. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Whether no more than so many lists and objects lie inside each other: whatever walks through it has enough stack. */
export const isShallow = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1))
}

/** A path goes down into an object. */
export const pathTo = (at: string, name: string | number): string => {
  if (typeof name === 'number') return `${at}[${name}]`
  return at === '' ? name : `${at}.${name}`
}

/** About how long a value is as JSON: what is escaped counts as one character. */
export const jsonLength = (value: unknown): number => {
  if (typeof value === 'number') {
    if (Number.isInteger(value) && value >= 0 && value < 1000) return value < 10 ? 1 : value < 100 ? 2 : 3
    return String(value).length
  }
  if (typeof value === 'string') return value.length + 2
  let length = 1
  if (isList(value)) {
    for (const item of value) length += jsonLength(item) + 1
  } else {
    if (!isObject(value)) return 4
    for (const name of Object.keys(value))
      if (value[name] !== undefined) length += name.length + 4 + jsonLength(value[name])
  }
  return Math.max(2, length)
}

/** Equal as JSON: the order of keys says nothing, and a field that is undefined is not there. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (isList(one)) {
    if (!isList(other) || one.length !== other.length) return false
    for (let at = 0; at < one.length; at++) if (!isSame(one[at], other[at])) return false
    return true
  }
  if (!isObject(one) || !isObject(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(own(one, name), own(other, name)))
}

/** A field of the object itself, never of its prototype. */
export const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined

/** Sets a field; even `__proto__` is an ordinary key. */
export const put = <T>(to: Record<string, T>, name: string, value: T): void => {
  if (name === '__proto__') Object.defineProperty(to, name, { value, ...ORDINARY })
  else to[name] = value
}

const ORDINARY = { enumerable: true, configurable: true, writable: true }
