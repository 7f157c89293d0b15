import type { Page } from '@playwright/test'
import { expectAccessible } from './parts/axe.ts'
import { expect, test } from './parts/test.ts'

const GAMES = [
  { game: 'kabuken', rule: 'KBK-8.3', steps: 3, last: 'B takes 4 damage and has 4 HP.' },
  { game: 'kung-fur-fight', rule: 'KFU-11.6', steps: 2, last: 'Arena 2: A 6 AP, B 5 AP.' },
  {
    game: 'eight-masters-revenge',
    rule: 'EMR-8.1',
    steps: 2,
    last: "the attack comes to nothing, and A's turn is over.",
  },
  { game: 'kung-fu-fighting', rule: 'KFF-5.13', steps: 3, last: 'Then it breaks.' },
]

const example = (page: Page, rule: string) =>
  page.getByRole('article', { name: rule, exact: true }).getByRole('figure').first()

const fitsAcross = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('a link opens an example of every game on its own board, and its steps go by keyboard, on a small phone', async ({
  house: { come, server },
}) => {
  const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' as const }
  const { page } = await come(`${server.address}/rules/kabuken`, { look: 'board' }, phone)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const boards = (): Promise<readonly string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').flatMap(({ name }) => /board-\w*/.exec(name) ?? []))
  expect(await boards()).toEqual([])

  for (const { game, rule, steps, last } of GAMES) {
    await page.goto(`${server.address}/rules/${game}#${rule}/1`)
    const shown = example(page, rule)
    await expect(shown.getByRole('region').first()).toBeVisible()
    await shown.getByRole('button', { name: 'Next' }).focus()
    for (let step = 0; step < steps; step++) await page.keyboard.press(step === 0 ? 'Enter' : 'ArrowRight')
    await expect(shown.getByText(`${steps} of ${steps}`)).toBeVisible()
    await expect(shown.locator('.example-says')).toContainText(last)
    await expect(shown.getByRole('button', { name: 'Next' })).toBeFocused()
    expect(await fitsAcross(page), game).toBe(true)
  }
})

test('examples are found by their titles, and shown as text to who likes that', async ({ house: { come, server } }) => {
  const { page } = await come(`${server.address}/rules/kabuken`, { look: 'text' })
  await page.getByLabel('Search the rules').fill('first knock-out among five')
  const rule = page.getByRole('article', { name: 'KBK-20.5' })
  await rule
    .getByRole('button', { name: /momentum/ })
    .first()
    .click()
  const shown = example(page, 'KBK-20.5')
  await shown.getByRole('button', { name: 'Next' }).click()
  await shown.getByRole('button', { name: 'Next' }).click()
  await expect(shown.getByText('A gains momentum.')).toBeVisible()
  await expect(shown.locator('.text-table')).toContainText('E')
  await expectAccessible(page, 'an example as text')
  await shown.getByLabel('Seen by').selectOption('C')
  await expect(shown.getByText('2 of 2')).toBeVisible()
})

test('a log line leads to its rule, whose example plays beside the match without touching it', async ({
  house: { come, server },
}) => {
  const { page, ear } = await come(`${server.address}/new/kabuken`, { look: 'board' }, { reducedMotion: 'reduce' })
  await page.getByLabel('Your name').fill('Mei')
  await page.getByRole('radio', { name: /^Random \(bot\)/ }).check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  const { seq } = await ear.until((match) => match.decisions.length > 0 && match)
  await page.getByRole('log').getByRole('link', { name: 'KBK-4.1' }).first().click()
  const panel = page.getByRole('complementary', { name: 'Rules' })
  await expect(panel.getByRole('article', { name: 'KBK-4.1' })).toBeFocused()
  await panel.getByLabel('Search the rules').fill('KBK-4.1 one card goes')
  await panel.getByRole('button', { name: /^Example Psych Up/ }).click()
  const shown = example(page, 'KBK-4.1')
  await shown.getByRole('button', { name: 'Next' }).click()
  await expect(shown.getByText('Exactly one card is thrown away.')).toBeVisible()
  await expectAccessible(page, 'an example beside the table')
  await shown.getByRole('link', { name: 'KBK-5.1' }).click()
  await expect(panel.getByRole('article', { name: 'KBK-5.1' })).toBeFocused()
  expect((await ear.until((match) => match)).seq).toBe(seq)
})
