import type { Page } from '@playwright/test'
import { expectAccessible } from './parts/axe.ts'
import { expect, test } from './parts/test.ts'

const playNow = (page: Page, title: string): Promise<void> =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('button', { name: 'Play now' })
    .click()

const schemeOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute('data-scheme'))
const speedOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--motion-speed'))

test('settings count at once, survive a reload, and ask before every answer for who wants that', async ({
  house: { come, server },
}) => {
  const { page, ear } = await come(server.address, { look: 'board' })
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('radio', { name: 'Lamplight' }).check()
  await dialog.getByRole('group', { name: 'Speed of play' }).getByRole('radio', { name: 'Instant' }).check()
  await dialog.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'Off' }).check()
  await dialog.getByRole('radio', { name: 'Every answer' }).check()
  await dialog.getByRole('radio', { name: 'Without red and green' }).check()
  expect([await schemeOf(page), await speedOf(page)]).toEqual(['dark', '0'])
  await expectAccessible(page, 'settings')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.reload()
  expect([await schemeOf(page), await speedOf(page)]).toEqual(['dark', '0'])
  const keep = page.getByRole('button', { name: /^Keep all/ })
  // Who begins is drawn by lot: a bot that does asks something else first.
  for (;;) {
    await playNow(page, 'Kung Fu Fighting!')
    await expect(page.locator('.question-open')).toBeVisible()
    if (await keep.isVisible()) break
    await page.goto(server.address)
  }
  await keep.click()
  const sure = page.getByRole('dialog', { name: 'Play this?' })
  await sure.getByRole('button', { name: 'Not yet' }).click()
  await expect(keep).toBeVisible()
  const { seq } = await ear.until((match) => match)
  await keep.click()
  await sure.getByRole('button', { name: 'Play this' }).click()
  await ear.until((match) => match.seq > seq)
  const widthOfCard = (): Promise<number> =>
    page
      .locator('.hand-card')
      .first()
      .evaluate((card) => card.clientWidth)
  const usual = await widthOfCard()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(dialog.getByRole('radio', { name: 'Every answer' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Without red and green' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Large' }).check()
  expect(await widthOfCard()).toBeGreaterThan(usual * 1.15)
  await dialog.getByRole('radio', { name: 'Small' }).check()
  expect(await widthOfCard()).toBeLessThan(usual * 0.85)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expectAccessible(page, 'a table in other colours')
})

test('my tables lead back to where it is my turn', async ({ house: { come, server } }) => {
  const { page, ear } = await come(server.address, { look: 'board' })
  await playNow(page, 'Kung Fu Fighting!')
  await ear.until(({ decisions }) => decisions.length > 0)
  const table = page.url()
  await page.goto(server.address)
  const mine = page.getByRole('region', { name: 'Your tables' })
  await expect(mine.getByRole('link')).toHaveText(/Kung Fu Fighting!.*Student.*Your turn/)
  await expectAccessible(page, 'the entrance with my tables')
  await mine.getByRole('link').click()
  await expect(page).toHaveURL(table)
  await expect(page.locator('.question-open')).toBeAttached()
})

test('the rules are one tap away, beside the table and at an address of their own', async ({
  house: { come, server },
}) => {
  const { page } = await come(server.address, { look: 'board' })
  await playNow(page, 'Kabuken')
  await page.getByRole('log').getByRole('link', { name: 'KBK-2.3' }).waitFor()
  // The table is one screen: whoever wants to scroll to the end is there already.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('log').locator('p').last()).toBeInViewport()
  // Nor does what is told of a new version, at the top, lie over what is asked.
  const note = page.getByRole('status').first()
  await note.evaluate((it) => {
    it.classList.add('newer-note')
    it.innerHTML = '<button class="act">Load it now</button>'
  })
  expect(await page.locator('.question').evaluate(isOnTop)).toBe(true)
  await note.evaluate((it) => {
    it.classList.remove('newer-note')
    it.innerHTML = ''
  })
  await page.getByRole('log').getByRole('link', { name: 'KBK-2.3' }).click()
  const panel = page.getByRole('complementary', { name: 'Rules' })
  await expect(panel.getByRole('article', { name: 'KBK-2.3' })).toBeFocused()
  await expect(page.locator('.question')).toBeInViewport()
  await expectAccessible(page, 'the rules beside the table')
  await panel.getByLabel('Search the rules').fill('sniper god')
  await expect(panel.getByText(/rules have all these words/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await page.goto(`${server.address}/rules/kabuken#KBK-6.7`)
  await expect(page.getByRole('article', { name: 'KBK-6.7' })).toBeInViewport()
  await expectAccessible(page, 'the rules')
})

/** Whether nothing lies over the middle of it. */
const isOnTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
