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
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const names = Object.keys(value).filter((name) => value[name] !== undefined)
  return `{${names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
    .join(',')}}`
}
