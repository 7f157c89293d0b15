import { describe, expect, it } from 'vitest'
import { type Answer, answerTo } from './answers.ts'

const HOUSE = 'https://dojo.example'
const FILES = { '/index.html': 'sha256-a', '/icon.svg': 'sha256-b', '/assets/main-1.js': 'sha256-c' }

const asked = (path: string, mode: RequestMode = 'cors', method = 'GET'): Answer =>
  answerTo({ method, mode, url: new URL(path, HOUSE).href }, HOUSE, FILES)

describe('going to', () => {
  it.each(['/', '/t/abc', '/t/abc?from=chat', '/rules/kabuken#KBK-1', '/new/kabuken', '/sign-in', '/local/7'])(
    '%s shows the document of the page',
    (path) => expect(asked(path, 'navigate')).toBe('shell'),
  )

  it.each([
    '/api',
    '/api/openapi.json',
    '/admin',
    '/metrics',
    '/healthz',
    '/readyz',
    '/icon.svg',
    '/assets/main-1.js',
    '/elsewhere',
    'https://other.example/',
  ])('%s is left to the server', (path) => expect(asked(path, 'navigate')).toBe('house'))

  it('a page by sending a form is left to the server', () =>
    expect(asked('/sign-in', 'navigate', 'POST')).toBe('house'))
})

describe('loading', () => {
  it.each(['/index.html', '/icon.svg', '/assets/main-1.js', '/icon.svg?v=2'])(
    '%s is answered from what is kept',
    (path) => expect(asked(path)).toBe('file'),
  )

  it('a part of another version is answered too', () => expect(asked('/assets/main-2.js')).toBe('file'))

  it.each(['/', '/api/me', '/api/tables/x/live', '/docs.css', '/toString', 'https://other.example/icon.svg'])(
    '%s is left to the server',
    (path) => expect(asked(path)).toBe('house'),
  )

  it.each(['POST', 'HEAD', 'DELETE'])('by %s is left to the server', (method) =>
    expect(asked('/icon.svg', 'cors', method)).toBe('house'),
  )
})
