import { expectAccessible } from './parts/axe.ts'
import { ADMIN_TOKEN } from './parts/server.ts'
import { expect, test } from './parts/test.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

test('who runs the house comes in with the token, silences somebody and closes a table on a phone', async ({
  house: { come, server },
}) => {
  const { page: mei } = await come(`${server.address}/new/kabuken`, { look: 'board' })
  await mei.getByLabel('Your name').fill('Mei')
  await mei.getByRole('radio', { name: /^A friend/ }).check()
  await mei.getByRole('button', { name: 'Open the table' }).click()
  const link = await mei.getByLabel('The link to this table').inputValue()
  const { page: bo } = await come(link, { look: 'board' })
  await bo.getByLabel('Your name').fill('Bo')
  await bo.getByRole('button', { name: 'Sit down' }).click()
  await mei.getByLabel('Say something').fill('You goat')
  await mei.getByRole('button', { name: 'Say', exact: true }).click()
  await bo.getByLabel('Mute or report Mei').first().click()
  await bo.getByRole('button', { name: 'Report this line' }).click()
  await expect(bo.getByText('Reported', { exact: true })).toBeVisible()

  const { page } = await come(`${server.address}/admin`, {}, PHONE)
  await page.getByLabel('Token').fill('something else')
  await page.getByRole('button', { name: 'Come in' }).click()
  await expect(page.getByText('This is not the ADMIN_TOKEN of this server.')).toBeVisible()
  await page.getByLabel('Token').fill(ADMIN_TOKEN)
  await page.getByRole('button', { name: 'Come in' }).click()
  await expect(page.getByText('Mei (A): You goat')).toBeVisible()
  await expectAccessible(page, 'the page of the house')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('button', { name: 'Silence Mei everywhere' }).click()
  await expect(page.getByText('Nobody hears this guest any more.')).toBeVisible()
  await expect(bo.getByText('You goat')).toHaveCount(0)
  await page.getByLabel('Its link or id').fill(link)
  await page.getByRole('button', { name: 'Close a table' }).click()
  await expect(page.getByText('The table is closed, and everybody there is told.')).toBeVisible()
  for (const player of [mei, bo]) {
    await expect(player.getByText('This table is closed. The match has no result.')).toBeVisible()
    await expect(player.getByText('The house has closed this table', { exact: false })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByLabel('Token')).toBeVisible()
})
