import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Everything that the rules of a game need to be generated, compiled and tested. */
const PARTS = [
  'kernel',
  'platform',
  'board',
  'games',
  'scripts/registry.mjs',
  'scripts/icons.mjs',
  'scripts/icons.test.ts',
  'scripts/scenario-docs.mjs',
  'docs/scenarios.md',
  'ATTRIBUTION.md',
  'package.json',
  'tsconfig.json',
  'tsconfig.web.json',
  'vitest.config.ts',
]

/** A copy of the tree to try a change in, with the packages that are installed here. */
export class CopiedTree {
  readonly folder = mkdtempSync(join(tmpdir(), 'leitai-tree-'))

  constructor() {
    for (const part of PARTS) cpSync(join(root, part), join(this.folder, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'))
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text)
  }

  /** Puts text before the first place where some other text is. */
  insert(file: string, before: string, text: string): void {
    const old = readFileSync(join(this.folder, file), 'utf8')
    if (!old.includes(before)) throw new Error(`${file} has nothing like ${before}`)
    this.write(
      file,
      old.replace(before, () => text + before),
    )
  }

  /** What the command says when it fails; nothing when it does not. */
  complaint(command: string, ...args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: this.folder, encoding: 'utf8' })
    return status === 0 ? '' : stdout + stderr
  }

  vitest(project: string, ...files: readonly string[]): string {
    return this.complaint('node_modules/.bin/vitest', 'run', '--project', project, '--reporter', 'dot', ...files)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }
}
