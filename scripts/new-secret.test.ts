import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CopiedTree } from './testing/copied-tree.ts'

// A secret of Kabuken that needs no new code: exactly the files that CONTRIBUTING.md lists.
const FILES = [
  'games/kabuken/secrets.ts',
  'games/kabuken/rules.md',
  'games/kabuken/tests/scorpion-sting.test.ts',
  'ATTRIBUTION.md',
]

const ENTRY = `  {
    id: 'scorpion-sting',
    name: 'Scorpion Sting',
    rules: 'KBK-17.41',
    icon: { icon: 'scorpion', author: 'Lorc' },
    rank: 12,
    note: 'a successful Sniper Fist deals 2 more',
    kind: 'permanent',
    sniperDamage: 2,
  },
`
const TEST = `import { test } from 'vitest'
import { fight } from '../testing/tables.ts'

test('KBK-17.41 a successful Sniper Fist deals 2 more', () => {
  fight({ secrets: { A: 'scorpion-sting' }, field: 'R5', hands: { A: 'B2 G3 R0 ...' } })
    .plays('A', 'attack B2 G3 R0')
    .plays('B', 'hit')
    .expects({ hp: { B: 5 } })
    .ends('A', 'goOn')
})
`

const tree = new CopiedTree()

beforeAll(() => {
  const [secrets, rules, test, attribution] = FILES
  tree.insert(secrets, ']\n\nexport const secretAt', ENTRY)
  tree.insert(
    rules,
    '\n## 18. ',
    '- **KBK-17.41** [design] **Scorpion Sting** (permanent): a successful Sniper Fist deals 2 more.\n',
  )
  tree.write(test, TEST)
  tree.insert(attribution, 'scroll-unfurled,', 'scorpion, ')
})
afterAll(() => tree.remove())

it('is drawn by npm run registry', () => {
  expect(tree.complaint('npm', 'run', 'registry')).toBe('')
  expect(readFileSync(join(tree.folder, 'games/kabuken/ui/icons.svg'), 'utf8')).toContain('id="scorpion-sting"')
  expect(tree.vitest('tools', 'scripts/icons.test.ts')).toBe('')
})

it('is played, read and talked about with no other file touched', () => {
  const told = ['attack', 'draft', 'imagine', 'melee', 'text', 'scorpion-sting'].map(
    (name) => `games/kabuken/tests/${name}.test`,
  )
  expect(tree.vitest('rules', ...told)).toBe('')
  expect(tree.vitest('web', 'games/kabuken/ui/reading.test.ts')).toBe('')
})

it('is what CONTRIBUTING.md says', () => {
  const text = readFileSync(join(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8')
  const recipe = text.slice(text.indexOf('**A character or secret**'), text.indexOf('**A field of the state**'))
  expect(recipe.match(/^ {2}\d\. /gm)).toHaveLength(FILES.length)
  for (const file of FILES.filter((name) => !name.endsWith('.test.ts'))) expect(recipe).toContain(`\`${file}\``)
})
