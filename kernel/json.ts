/** An object as JSON knows it, not null and not a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `Array.isArray` would make any list one of `any`. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** A path goes down into an object. */
export const pathTo = (at: string, name: string | number): string => {
  if (typeof name === 'number') return `${at}[${name}]`
  return at === '' ? name : `${at}.${name}`
}

/** The same text for equal values: keys are sorted, what is undefined is left out. */
export const canonical = (value: unknown): string => {
  let text = ''
  if (isList(value)) {
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`
    return `[${text}]`
  }
  if (!isObject(value)) return Number.isSafeInteger(value) ? String(value) : (JSON.stringify(value) ?? 'null')
  for (const name of Object.keys(value).sort()) {
    if (value[name] === undefined) continue
    const field = `${JSON.stringify(name)}:${canonical(value[name])}`
    text += text === '' ? field : `,${field}`
  }
  return `{${text}}`
}

/** About how long a value is as JSON: what is escaped counts as one character. */
export const jsonLength = (value: unknown): number => {
  if (typeof value === 'number') return value >= 0 && value < 10 ? 1 : String(value).length
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
    return isList(other) && one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  }
  if (!isObject(one) || !isObject(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(own(one, name), own(other, name)))
}

/** A field of the object itself, never of its prototype. */
export const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined
