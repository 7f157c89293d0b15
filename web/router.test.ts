import { expect, it } from 'vitest'
import { pathOfNew, pathOfTable, routeOf } from './router.ts'

it('knows the entrance and the tables', () => {
  expect(routeOf('/')).toEqual({ page: 'home' })
  expect(routeOf('/t/aZ_9-x')).toEqual({ page: 'table', id: 'aZ_9-x' })
  expect(routeOf(pathOfNew('kung-fur-fight'))).toEqual({ page: 'new', game: 'kung-fur-fight' })
  expect(routeOf(pathOfTable('abc'))).toEqual({ page: 'table', id: 'abc' })
})

it('knows nothing else', () => {
  for (const path of ['/t/', '/new/', '/t/a/b', '/tables', '/t/%2e%2e', ''])
    expect(routeOf(path)).toEqual({ page: 'nowhere' })
})
