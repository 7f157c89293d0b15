import type { Page } from '@playwright/test'
import { expectAccessible } from './parts/axe.ts'
import { expect, test } from './parts/test.ts'

const PASSWORD = 'three little words'

const signUp = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'I have no account yet' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Make an account' }).click()
}

test('two people make accounts and play a rated match; the profile shows it, also to who signs in elsewhere', async ({
  house: { come, server },
}) => {
  const mei = await come(server.address)
  await mei.page.getByRole('link', { name: 'Sign in' }).click()
  await mei.page.getByRole('button', { name: 'I have no account yet' }).click()
  await mei.page.getByLabel('Name', { exact: true }).fill('Mei 美')
  await mei.page.getByLabel('Password', { exact: true }).fill('short')
  await mei.page.getByRole('button', { name: 'Make an account' }).click()
  await expect(mei.page.getByRole('alert')).toContainText('at least 8 characters')
  await expectAccessible(mei.page, 'signing up')
  await mei.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await mei.page.getByRole('button', { name: 'Make an account' }).click()
  await expect(mei.page.getByText('You play as Mei 美')).toBeVisible()

  await mei.picks('Kabuken')
  await mei.page.getByRole('radio', { name: /^A friend/ }).check()
  await mei.page.getByLabel(/^Rated/).check()
  await mei.page.getByLabel('Show reactions at once').check()
  await mei.page.getByRole('button', { name: 'Open the table' }).click()
  const link = await mei.page.getByLabel('The link to this table').inputValue()

  const bo = await come(link)
  await expect(bo.page.getByText('To sit down at a rated table, sign in first.')).toBeVisible()
  await signUp(bo.page, 'Bo')
  await bo.page.getByRole('button', { name: 'Sit down' }).click()
  for (const { page } of [mei, bo]) {
    await expect(page.getByText('This table is rated').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Let a bot play for me' })).toHaveCount(0)
  }
  const players = [mei, bo]
  const { waiting } = await mei.ear.until((match) => match.view !== null && match)
  await players[waiting[0] === 'A' ? 0 : 1].answer()
  await bo.page.getByRole('button', { name: 'Give up' }).click()
  await bo.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
  await mei.ear.until(({ outcome }) => outcome !== null)
  await expect(mei.page.getByRole('button', { name: /undo my last move/i })).toHaveCount(0)

  await mei.page.goto(`${server.address}/p/mei%20美`)
  await expect(mei.page.getByRole('heading', { level: 1, name: 'Mei 美' })).toBeVisible()
  await expect(mei.page.locator('.rating')).toContainText(/Kabuken\d+ points.*give or take \d+: .*1 rated match/)
  await expect(mei.page.locator('.played')).toContainText('WonKabuken against Bo')
  await expect(mei.page.locator('.played').getByRole('link', { name: 'Kabuken', exact: true })).toHaveAttribute(
    'href',
    new URL(link).pathname.replace('/t/', '/replay/'),
  )
  await expectAccessible(mei.page, 'the profile')

  const phone = await come(server.address, {}, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  await phone.page.getByRole('link', { name: 'Sign in' }).click()
  await phone.page.getByLabel('Name', { exact: true }).fill('MEI 美')
  await phone.page.getByLabel('Password', { exact: true }).fill('not this one')
  await phone.page.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.page.getByRole('alert')).toContainText('Name or password is wrong.')
  await phone.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await phone.page.getByRole('button', { name: 'Sign in' }).click()
  await phone.page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Mei 美' }).click()
  await expect(phone.page.locator('.played')).toContainText('against Bo')
  await expectAccessible(phone.page, 'the own profile by lamplight')
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await phone.page.getByText('Change the password').first().click()
  await phone.page.getByLabel('Old password').fill(PASSWORD)
  await phone.page.getByLabel('New password').fill('four other little words')
  await phone.page.getByRole('button', { name: 'Change the password' }).click()
  await expect(phone.page.getByText('The password is changed.')).toBeVisible()
  await mei.page.goto(server.address)
  await expect(mei.page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await phone.page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(phone.page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})
