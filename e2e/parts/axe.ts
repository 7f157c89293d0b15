import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with the page as it is now. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  // A page that is still empty would be found fault with.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // Moving things have in-between colours.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
  await page.evaluate(SOURCE)
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, what).toEqual([])
}
