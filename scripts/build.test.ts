import { accessSync, constants, readFileSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

it('makes a program that can be called by its name', () => {
  const program = resolve(root, 'dist/leitai.js')
  expect(readFileSync(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
  accessSync(program, constants.X_OK)
  expect(realpathSync(resolve(root, 'node_modules/.bin/leitai'))).toBe(program)
})
