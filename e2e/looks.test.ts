import type { Page } from '@playwright/test'
import { expectAccessible } from './parts/axe.ts'
import { expect, test } from './parts/test.ts'
import { PHONE, sticksOut } from './parts/touch.ts'

const poster = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

/** Leads through every look of the page: entrance, new table, waiting table, playing table as text and as a board. */
const tour = async (page: Page, address: string, check: (what: string) => Promise<void>): Promise<void> => {
  await page.goto(address)
  await page.getByLabel('Your name').fill('Mei')
  await check('entrance')
  await page.goto(`${address}/new/kabuken`)
  await page.getByLabel('Your name').fill('Mei')
  await page.getByText('House rules').click()
  await check('new table')

  await page.getByRole('radio', { name: /^A friend/ }).check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByText('One seat is still open.')).toBeVisible()
  await check('waiting table')

  await page.goto(address)
  await poster(page, 'Kabuken').getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('.question-open')).toBeVisible()
  await check('board')
  await page.getByRole('radio', { name: 'Text' }).check()
  await page.locator('form[data-decision]').getByRole('radio').first().check()
  await check('text table')
  await page.goto(`${address}/t/no-such-table`)
  await expect(page.getByText('There is no such table.')).toBeVisible()
  await check('no table')
  await page.goto(`${address}/no-such-page`)
  await expect(page.getByRole('heading', { name: 'There is nothing at this address.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
  await check('no page')
}

test('axe finds nothing wrong with any page, by day and by lamplight', async ({ house: { come, server } }) => {
  const { page } = await come(server.address, { look: 'board' }, { reducedMotion: 'reduce' })
  await tour(page, server.address, async (what) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, `${what}, ${colorScheme}`)
    }
  })
})

test('nothing sticks out of phones', async ({ house: { come, server } }) => {
  const { page } = await come(server.address, { look: 'board' }, PHONE)
  await tour(page, server.address, async (what) => {
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await sticksOut(page), `${what}, ${width} wide`).toEqual([])
    }
  })
})

test('a newcomer plays a bot after one click, and a friend after one link', async ({ house: { come, server } }) => {
  const { page } = await come(server.address, { look: 'board' })
  await poster(page, 'Kung Fur Fight').getByRole('button', { name: 'Play now' }).click()
  await expect(page.getByText(/Newcomer \d+/).first()).toBeVisible()
  await expect(page.locator('.question-open')).toBeVisible()

  await page.goto(server.address)
  await poster(page, 'Kabuken').getByRole('button', { name: 'Invite' }).click()
  const friend = await come(await page.getByLabel('The link to this table').inputValue())
  await friend.page.getByLabel('Your name').fill('Bo')
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByRole('log')).toBeVisible()
})
