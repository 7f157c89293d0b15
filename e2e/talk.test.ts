import type { Page } from '@playwright/test'
import { expectAccessible } from './parts/axe.ts'
import { expect, test } from './parts/test.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Say something').fill(text)
  await page.getByRole('button', { name: 'Say', exact: true }).click()
  await expect(page.getByLabel('Say something')).toHaveValue('')
}

test('people talk at the table; a phone marks what is new, somebody is muted for good and a line reported', async ({
  house: { come, server },
}) => {
  const { page: mei } = await come(`${server.address}/new/kabuken`, { look: 'board' })
  await mei.getByLabel('Your name').fill('Mei')
  await mei.getByRole('radio', { name: /^A friend/ }).check()
  await mei.getByRole('button', { name: 'Open the table' }).click()
  const link = await mei.getByLabel('The link to this table').inputValue()

  const { page: bo } = await come(link, { look: 'board' }, PHONE)
  await bo.getByLabel('Your name').fill('Bo')
  await bo.getByRole('button', { name: 'Sit down' }).click()
  // Who only sees the table is not there yet: what was said before one comes is not new.
  await expect(bo.getByRole('group', { name: 'Your hand' })).toBeVisible()

  await say(mei, 'Good luck <b>Bo</b>')
  await say(mei, 'Tea?')
  await bo.getByRole('button', { name: '2 new lines' }).click()
  await expect(bo.getByText('Good luck <b>Bo</b>')).toBeInViewport()
  await expect(bo.getByText('2 new lines')).toHaveCount(0)
  await expectAccessible(bo, 'talk on a phone')
  expect(await bo.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await bo.getByLabel('Mute or report Mei').first().click()
  await bo.getByRole('button', { name: 'Report this line' }).click()
  await expect(bo.getByText('Reported', { exact: true })).toBeVisible()
  await bo.getByRole('button', { name: 'Mute Mei' }).click()
  await expect(bo.getByText('Tea?')).toHaveCount(0)

  await bo.reload()
  await bo.locator('summary', { hasText: 'Talk' }).click()
  await expect(bo.getByText('You do not hear Mei.')).toBeVisible()
  await bo.getByRole('button', { name: 'Hear again' }).click()
  await expect(bo.getByText('Tea?')).toBeVisible()
})

test('the page about the interface is easy to read for everybody, and fits a phone', async ({
  house: { come, server },
}) => {
  const { page } = await come(`${server.address}/api`, {}, PHONE)
  await expect(page.getByRole('heading', { name: 'How a match is played' })).toBeVisible()
  await expectAccessible(page, 'the interface')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('link', { name: 'POST /api/tables', exact: true }).click()
  await expect(page.getByText('Open a table.')).toBeInViewport()
})
