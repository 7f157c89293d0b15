import { pathTo } from '../../kernel/json.ts'

/** What JSON wants where a text does not go on as it should. */
export type Want = 'value' | 'name' | 'colon' | 'comma' | 'quote' | 'escape' | 'plain' | 'number' | 'end' | 'depth'

/** Where in a text each value begins, by its path; or the place at which it is no JSON any more. */
export type Scan =
  | { readonly ok: true; readonly places: ReadonlyMap<string, number> }
  | { readonly ok: false; readonly offset: number; readonly want: Want }

class Fault extends Error {
  readonly offset: number
  readonly want: Want
  constructor(offset: number, want: Want) {
    super(want)
    this.offset = offset
    this.want = want
  }
}

const DEEPEST = 200
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const SPACE = /[ \t\n\r]*/y

/** Browsers tell the place of a mistake each in their own way, or not at all. */
export const scan = (text: string): Scan => {
  const places = new Map<string, number>()
  let at = 0

  const taken = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const [found = ''] = pattern.exec(text) ?? []
    at += found.length
    return found !== ''
  }
  const expect = (sign: string, want: Want): void => {
    if (text[at] !== sign) throw new Fault(at, want)
    at += 1
  }

  const string = (want: Want): string => {
    const from = at
    expect('"', want)
    for (; text[at] !== '"'; at++) {
      if (at >= text.length) throw new Fault(from, 'quote')
      if (text.charCodeAt(at) < 32) throw new Fault(at, 'plain')
      if (text[at] === '\\') escape()
    }
    at += 1
    const value: unknown = JSON.parse(text.slice(from, at))
    return String(value)
  }
  const escape = (): void => {
    if (!/^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(text.slice(at, at + 6))) throw new Fault(at, 'escape')
    at += 1
  }

  /** Items with commas between them, up to the closing sign. */
  const items = (close: string, item: (n: number) => void): void => {
    at += 1
    taken(SPACE)
    if (text[at] === close) {
      at += 1
      return
    }
    for (let n = 0; ; n++) {
      taken(SPACE)
      item(n)
      taken(SPACE)
      if (text[at] === close) break
      expect(',', 'comma')
    }
    at += 1
  }

  const value = (path: string, depth: number): void => {
    if (depth > DEEPEST) throw new Fault(at, 'depth')
    places.set(path, at)
    const sign = text[at]
    if (sign === '{')
      items('}', () => {
        const name = string('name')
        taken(SPACE)
        expect(':', 'colon')
        taken(SPACE)
        value(pathTo(path, name), depth + 1)
      })
    else if (sign === '[') items(']', (n) => value(pathTo(path, n), depth + 1))
    else if (sign === '"') string('value')
    else if (!taken(NUMBER) && !taken(WORD)) throw new Fault(at, sign === '-' ? 'number' : 'value')
  }

  try {
    taken(SPACE)
    value('', 0)
    taken(SPACE)
    if (at < text.length) throw new Fault(at, 'end')
    return { ok: true, places }
  } catch (fault) {
    if (fault instanceof Fault) return { ok: false, offset: fault.offset, want: fault.want }
    throw fault
  }
}

/** As people count: the first line and the first column are 1. */
export const lineAndColumn = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
