import { expect, it } from 'vitest'
import {
  pathOfDecks,
  pathOfLesson,
  pathOfLocal,
  pathOfLocalReplay,
  pathOfNew,
  pathOfPerson,
  pathOfReplay,
  pathOfRules,
  pathOfShared,
  pathOfTable,
  routeOf,
} from './router.ts'

it('knows the entrance and the tables', () => {
  expect(routeOf('/')).toEqual({ page: 'home' })
  expect(routeOf('/t/aZ_9-x')).toEqual({ page: 'table', id: 'aZ_9-x' })
  expect(routeOf(pathOfNew('kung-fur-fight'))).toEqual({ page: 'new', game: 'kung-fur-fight' })
  expect(routeOf(pathOfRules('kabuken'))).toEqual({ page: 'rules', game: 'kabuken' })
  expect(routeOf(pathOfLesson('kabuken'))).toEqual({ page: 'learn', game: 'kabuken' })
  expect(pathOfRules('kabuken', 'KBK-4.3')).toBe('/rules/kabuken#KBK-4.3')
  expect(routeOf(pathOfTable('abc'))).toEqual({ page: 'table', id: 'abc' })
  expect(routeOf(pathOfReplay('abc'))).toEqual({ page: 'replay', source: { kind: 'table', id: 'abc' } })
  expect(routeOf('/replay/local/7')).toEqual({ page: 'replay', source: { kind: 'local', id: '7' } })
  expect(routeOf(pathOfLocalReplay('7'))).toEqual({ page: 'replay', source: { kind: 'local', id: '7' } })
  expect(routeOf(pathOfShared('a-7'))).toEqual({ page: 'replay', source: { kind: 'shared', id: 'a-7' } })
  expect(routeOf('/replay')).toEqual({ page: 'replay', source: { kind: 'file' } })
  expect(routeOf(pathOfDecks())).toEqual({ page: 'decks', id: null })
  expect(routeOf(pathOfDecks('a1b2'))).toEqual({ page: 'decks', id: 'a1b2' })
  expect(routeOf(pathOfLocal('abc'))).toEqual({ page: 'local', id: 'abc' })
  expect(routeOf('/sign-in')).toEqual({ page: 'signIn' })
  expect(routeOf('/reset')).toEqual({ page: 'reset' })
  for (const name of ['Ann', "Zoë O'Hara", '安 100'])
    expect(routeOf(pathOfPerson(name))).toEqual({ page: 'person', name })
})

it('knows nothing else', () => {
  for (const path of [
    '/t/',
    '/new/',
    '/t/a/b',
    '/decks/a/b',
    '/decksx',
    '/tables',
    '/t/%2e%2e',
    '/p/',
    '/p/%zz',
    '/p/a/b',
    '/toString',
    '/replay/local/',
    '/replay/a/b',
    '',
  ])
    expect(routeOf(path)).toEqual({ page: 'nowhere' })
})
