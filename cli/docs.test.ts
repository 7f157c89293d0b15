import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { registry } from '../games/registry.ts'
import { leitai, scratch } from './testing/program.ts'

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const file = scratch()

describe('docs/scenarios.md', () => {
  const [block] = [...read('docs/scenarios.md').matchAll(/```json\n(.*?)```/gs)].map(([, found]) => found)

  test('its file runs as printed', () => {
    writeFileSync(file('docs.json'), block)
    expect(leitai(['scenario', file('docs.json')])).toMatchObject({ code: 0, err: '' })
  })

  test.each(Object.keys(registry))('has the names of %s as the program knows them: npm run registry', (id) => {
    const { out } = leitai(['scenario', id, '--names'])
    expect(read('docs/scenarios.md')).toContain(`<!-- names of ${id} -->\n\n${out}\n<!-- end -->`)
  })
})

describe('the scenarios in CONTRIBUTING.md', () => {
  const blocks = [...read('CONTRIBUTING.md').matchAll(/```json\n(.*?)```/gs)].map(([, block]) => block)

  test('show every game', () => {
    const shown = blocks.map((block) => /"game": "([\w-]+)"/.exec(block)?.[1])
    expect(new Set(shown)).toEqual(new Set(Object.keys(registry)))
  })

  test.each(blocks.map((block, index) => [index, block] as const))('number %i runs as printed', (index, block) => {
    const path = file(`${index}.json`)
    writeFileSync(path, block)
    expect(leitai(['scenario', path])).toMatchObject({ code: 0, err: '' })
  })
})

test('README.md names every game', async () => {
  for (const load of Object.values(registry)) expect(read('README.md')).toContain((await load()).meta.title)
})
