import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CopiedTree } from './testing/copied-tree.ts'

// A game is one folder, and whatever is generated: the tiny game of the kernel's own tests, put under games/.
const CONFORMANCE = `import { describe, test } from 'vitest'
import { suite } from '../../kernel/conformance/suite.ts'
import { game } from './game.ts'

describe('it conforms', () => {
  test.each(suite(game, { games: 200, seed: 'first', heavy: 20, whole: 10 }))('$name', ({ run }) => run())
})
`
const TYPES = `{ "extends": "./tsconfig.json", "include": ["games/tiny", "games/registry.ts", "kernel/markdown.d.ts"] }`

const tree = new CopiedTree()
const textOf = (file: string): string => readFileSync(join(tree.folder, file), 'utf8')
const filesIn = (folder: string): string[] =>
  readdirSync(join(tree.folder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(tree.folder.length + 1))
const contents = (): Map<string, string> => new Map(filesIn('games').map((file) => [file, textOf(file)]))

const before = contents()

beforeAll(() => {
  mkdirSync(join(tree.folder, 'games/tiny'))
  for (const file of filesIn('kernel/testing').filter((name) =>
    /tiny-(game|choices|play|position|state|text)\.ts$/.test(name),
  ))
    tree.write(`games/tiny/${file.split('/').at(-1)}`, textOf(file).replaceAll("'../", "'../../kernel/"))
  tree.write('games/tiny/game.ts', "export { tinyGame as game } from './tiny-game.ts'\n")
  tree.write('games/tiny/conformance.test.ts', CONFORMANCE)
  tree.write('tsconfig.tiny.json', TYPES)
})
afterAll(() => tree.remove())

it('is registered by npm run registry, which writes nothing by hand', () => {
  expect(tree.complaint('npm', 'run', 'registry')).toBe('')
  const changed = [...before].filter(([file, text]) => textOf(file) !== text).map(([file]) => file)
  expect(changed).toEqual(['games/registry.ts'])
  expect(textOf('games/registry.ts')).toContain("import('./tiny/game.ts')")
})

it('compiles and conforms', () => {
  expect(tree.complaint('node_modules/.bin/tsc', '-p', 'tsconfig.tiny.json')).toBe('')
  expect(tree.vitest('rules', 'games/tiny')).toBe('')
})
