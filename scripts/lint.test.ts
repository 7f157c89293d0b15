import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')

const imports = (specifier: string) => `export { x } from '${specifier}'\n`

/** file, code, the rule that must report it */
const offences: [string, string, string][] = [
  ...['../games/registry.ts', '../bots/greedy.ts', '../protocol/wire.ts', 'node:fs', 'fs', 'vitest', 'zod'].map(
    (target, i): [string, string, string] => [`kernel/arrow-${i}.ts`, imports(target), 'leitai(arrows)'],
  ),
  ['kernel/re-export.ts', "export * from '../bots/greedy.ts'\n", 'leitai(arrows)'],
  ['kernel/import.ts', "import { x } from '../bots/greedy.ts'\n\nexport const y = x\n", 'leitai(arrows)'],
  ['kernel/type.ts', "export type { X } from '../cli/x.ts'\n", 'leitai(arrows)'],
  ['kernel/inline.ts', "export type X = import('../cli/x.ts').X\n", 'leitai(arrows)'],
  ['kernel/a.test.ts', imports('../games/kabuken/game.ts'), 'leitai(arrows)'],
  ['kernel/help.ts', imports('./testing/tiny.ts'), 'leitai(arrows)'],
  ['games/kabuken/other.ts', imports('../kung-fur-fight/game.ts'), 'leitai(arrows)'],
  ['games/kabuken/registry.ts', imports('../registry.ts'), 'leitai(arrows)'],
  ['games/kabuken/noble.ts', imports('@noble/hashes/sha2.js'), 'leitai(arrows)'],
  ['games/kabuken/bots.ts', imports('../../bots/greedy.ts'), 'leitai(arrows)'],
  ['games/kabuken/to-ui.ts', imports('./ui/board.ts'), 'leitai(arrows)'],
  ['games/kabuken/rules/other.ts', imports('../../kung-fur-fight/game.ts'), 'leitai(arrows)'],
  ['games/kabuken/rules/other.test.ts', imports('../../kung-fur-fight/game.ts'), 'leitai(arrows)'],
  ['games/kabuken/ui/other.ts', imports('../../kung-fur-fight/ui/board.ts'), 'leitai(arrows)'],
  ['games/kabuken/ui/bots.ts', imports('../../../bots/greedy.ts'), 'leitai(arrows)'],
  ['games/all.test.ts', imports('./kabuken/game.ts'), 'leitai(arrows)'],
  ['board/game.ts', imports('../games/kabuken/game.ts'), 'leitai(arrows)'],
  ['bots/registry.ts', imports('../games/registry.ts'), 'leitai(arrows)'],
  ['bots/examples.ts', imports('../games/examples.ts'), 'leitai(arrows)'],
  ['bots/game.test.ts', imports('../games/kabuken/game.ts'), 'leitai(arrows)'],
  ['bots/node.ts', imports('node:worker_threads'), 'leitai(arrows)'],
  ['lab/registry.ts', imports('../games/registry.ts'), 'leitai(arrows)'],
  ['protocol/bots.ts', imports('../bots/greedy.ts'), 'leitai(arrows)'],
  ['server/game.ts', imports('../games/kabuken/game.ts'), 'leitai(arrows)'],
  ['server/web.ts', imports('../web/main.ts'), 'leitai(arrows)'],
  ['web/game.ts', imports('../games/kabuken/game.ts'), 'leitai(arrows)'],
  ['web/editor.ts', imports('../games/kabuken/ui/editor.tsx'), 'leitai(arrows)'],
  ['cli/game.ts', imports('../games/kabuken/game.ts'), 'leitai(arrows)'],
  ['cli/late.ts', "export const x = () => import('../games/kabuken/game.ts')\n", 'leitai(arrows)'],

  ['web/lost-then.ts', "export const x = import('./y.ts').then(f, g)\n", 'leitai(lost-parts)'],
  ['web/lost-catch.ts', "export const x = import('./y.ts').catch(g)\n", 'leitai(lost-parts)'],

  ['kernel/async.ts', 'export const x = async () => 1\n', 'leitai(sync)'],
  ['kernel/await.ts', 'export const x = await y\n', 'leitai(sync)'],
  ['kernel/late.ts', "export const x = () => import('./y.ts')\n", 'leitai(sync)'],
  ['games/kabuken/rules/method.ts', 'export const x = {\n  async y() {},\n}\n', 'leitai(sync)'],
  ['games/kabuken/random.ts', 'export const x = Math.random()\n', 'eslint(no-restricted-properties)'],
  ['games/kabuken/taken.ts', 'export const { random } = Math\n', 'eslint(no-restricted-properties)'],
  ...['Date', 'Promise', 'console', 'crypto', 'fetch', 'globalThis', 'performance', 'process', 'setTimeout'].flatMap(
    (name): [string, string, string][] =>
      ['kernel', 'games/kabuken', 'games/kabuken/rules'].map((folder) => [
        `${folder}/global-${name}.ts`,
        `export const x = ${name}\n`,
        'eslint(no-restricted-globals)',
      ]),
  ),

  ['cli/floating.ts', 'const x = async () => 1\nx()\n', 'typescript(no-floating-promises)'],
  ['cli/misused.ts', 'const x = async () => true\nif (x()) throw Error()\n', 'typescript(no-misused-promises)'],
  ['kernel/unsafe.ts', "export const x: string = JSON.parse('1')\n", 'typescript(no-unsafe-assignment)'],
  ['kernel/silenced.ts', '// @ts-expect-error\nexport const x: string = 1\n', 'typescript(ban-ts-comment)'],
  [
    'kernel/switch.ts',
    "export function f(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1\n  }\n}\n",
    'typescript(switch-exhaustiveness-check)',
  ],
  ['kernel/cycle-a.ts', "import { b } from './cycle-b.ts'\n\nexport const a = () => b\n", 'import(no-cycle)'],
  ['kernel/cycle-b.ts', "import { a } from './cycle-a.ts'\n\nexport const b = () => typeof a\n", 'import(no-cycle)'],
  [
    'games/kabuken/rules/cycle-b.ts',
    "import { a } from './cycle-a.ts'\n\nexport const b = () => typeof a\n",
    'import(no-cycle)',
  ],
  [
    'games/kabuken/rules/cycle-a.ts',
    "import { b } from './cycle-b.ts'\n\nexport const a = () => b\n",
    'import(no-cycle)',
  ],

  ['kernel/any.ts', 'export const x: any = 1\n', 'lint/suspicious/noExplicitAny'],
  ['kernel/bang.ts', 'export const f = (x: string | null) => x!.length\n', 'lint/style/noNonNullAssertion'],
  ['kernel/enum.ts', 'export enum X {\n  A = 1,\n}\n', 'lint/style/noEnum'],
  ['kernel/only.test.ts', "import { it } from 'vitest'\n\nit.only('x', () => {})\n", 'lint/suspicious/noFocusedTests'],
  ['kernel/format.ts', 'export const x = "1";\n', 'format'],
]

const allowed: [string, string][] = [
  ['kernel/clean-noble.ts', imports('@noble/hashes/sha2.js')],
  ['kernel/clean.test.ts', imports('../games/registry.ts')],
  ['kernel/clean-env.test.ts', 'export const x = async () => process.env.LEITAI_SEED\n'],
  ['kernel/clean-check.test.ts', imports('fast-check')],
  ['kernel/testing/clean.ts', imports('fast-check')],
  ['kernel/clean-help.test.ts', imports('./testing/tiny.ts')],
  ['games/registry.ts', "export const x = () => import('./kabuken/game.ts').then(() => 1)\n"],
  ['games/examples.ts', "export const x = () => import('./kabuken/examples/all.ts').then(() => 1)\n"],
  ['games/editors.ts', "export const x = () => import('./kabuken/ui/editor.tsx')\n"],
  ['games/clean.test.ts', imports('./registry.ts')],
  ['games/clean-examples.test.ts', imports('./examples.ts')],
  ['games/kabuken/clean.ts', imports('./rules/attack.ts')],
  ['games/kabuken/clean-kernel.ts', imports('../../kernel/contract.ts')],
  ['games/kabuken/clean-text.ts', "export { default } from './rules.md'\n"],
  ['games/kabuken/rules/clean.ts', imports('../cards.ts')],
  ['games/kabuken/rules/clean-kernel.ts', imports('../../../kernel/contract.ts')],
  ['web/clean-late.ts', "export const x = () => import('./y.ts').then(() => 1)\n"],
  ['games/kabuken/ui/clean.ts', imports('../cards.ts')],
  ['games/kabuken/ui/clean-board.ts', imports('../../../board/card.ts')],
  ['games/kabuken/ui/clean-clock.ts', 'export const x = async () => performance.now()\n'],
  ['board/clean.ts', imports('../kernel/contract.ts')],
  ['bots/clean.ts', imports('../kernel/contract.ts')],
  ['bots/clean.test.ts', imports('../games/registry.ts')],
  ['lab/clean.ts', imports('../bots/greedy.ts')],
  ['protocol/clean.ts', imports('../kernel/contract.ts')],
  ...['server', 'web', 'cli'].flatMap((folder): [string, string][] =>
    ['../protocol/wire.ts', '../bots/greedy.ts', '../kernel/contract.ts', '../games/registry.ts', '../lab/run.ts'].map(
      (target, i) => [`${folder}/clean-${i}.ts`, imports(target)],
    ),
  ),
]

const mirror = mkdtempSync(join(tmpdir(), 'leitai-lint-'))
const reports = new Map<string, string[]>()

function lint(program: string, args: string[], line: RegExp, read: (match: RegExpExecArray) => [string, string]) {
  const { stdout } = spawnSync(join(bin, program), args, { cwd: mirror, encoding: 'utf8', timeout: 50_000 })
  for (const match of stdout.matchAll(line)) {
    const [file, rule] = read(match)
    reports.set(file, [...(reports.get(file) ?? []), rule])
  }
}

beforeAll(() => {
  for (const name of ['.oxlintrc.json', 'biome.json', '.gitignore', 'tsconfig.json', 'lint'])
    cpSync(join(root, name), join(mirror, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(mirror, 'node_modules'))
  for (const [file, code] of [...offences, ...allowed]) {
    mkdirSync(dirname(join(mirror, file)), { recursive: true })
    writeFileSync(join(mirror, file), code)
  }
  lint('oxlint', ['--type-aware', '-f', 'unix'], /^(.+?):\d+:\d+: .*\[\w+\/(.+)\]$/gm, ([, file, rule]) => [file, rule])
  lint(
    'biome',
    ['check', '--reporter=github', '--max-diagnostics=none'],
    /^::\w+ title=(.+?),file=(.+?),/gm,
    ([, rule, file]) => [file.replace(`${mirror}/`, ''), rule],
  )
})

afterAll(() => rmSync(mirror, { recursive: true }))

describe('the linters report', () => {
  it.each(offences)('%s: %j with %s', (file, _, rule) => {
    expect(reports.get(file)).toContain(rule)
  })
})

describe('the linters allow', () => {
  it.each(allowed)('%s: %j', (file) => {
    expect(reports.get(file)).toBeUndefined()
  })
})
