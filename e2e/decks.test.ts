import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { SHIPPED } from '../games/kung-fu-fighting/deck/shipped.ts'
import { game } from '../games/kung-fu-fighting/game.ts'
import { expectAccessible } from './parts/axe.ts'
import { answerIn } from './parts/local.ts'
import { expect, test } from './parts/test.ts'

const QUIET = { reducedMotion: 'reduce' } as const
const PUNCH = SHIPPED.filter(({ id }) => id === 'punch')

const asFile = (content: unknown) => ({
  name: 'My punches.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

const contentOf = async (download: Download): Promise<unknown> =>
  JSON.parse(readFileSync(await download.path(), 'utf8'))

const save = async (page: Page): Promise<unknown> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  return contentOf(download)
}

test('a deck is opened, mended at the field that the checker names, added to, undone and saved', async ({
  house: { come, server },
}) => {
  const { page } = await come(`${server.address}/decks`, {}, QUIET)
  const report = page.getByRole('region', { name: 'What the checker says' })
  await page.getByLabel('Choose a file').setInputFiles(asFile('{ "cards": [,] }'))
  await expect(page.getByRole('alert')).toContainText('Line 1, column 13')
  await expectAccessible(page, 'the shelf')

  const deck = { schema: 'kff-cards/1', cards: [{ ...PUNCH[0], count: 20, attack: { damage: 99 } }] }
  await page.getByLabel('Choose a file').setInputFiles(asFile(deck))
  await expect(page).toHaveURL(/\/decks\/\w+$/)
  await expect(page.getByLabel('Name of this deck')).toHaveValue('My punches')
  await expect(report.getByRole('status')).toHaveText('1 thing to mend')
  await expect(page.getByRole('button', { name: 'Open a table with it' })).toBeDisabled()
  await report.getByRole('button', { name: 'cards[0].attack.damage' }).click()
  const damage = page.getByLabel('Damage', { exact: true })
  await expect(damage).toBeFocused()
  await expect(damage).toHaveAccessibleDescription(/Must be a whole number from -20 to 40/)
  await expect(damage).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'a wrong number')
  await damage.fill('7')
  await expect(report.getByRole('status')).toHaveText('Nothing to mend.')
  await expect(page.getByRole('complementary', { name: 'As it looks on the table' })).toContainText('7')

  await page.getByRole('button', { name: 'Add a card' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Dragon Stance of Mine')
  await page.getByLabel('Type', { exact: true }).nth(1).selectOption('stance')
  await page.getByRole('button', { name: 'Add: Bonus' }).click()
  await page.getByLabel('On', { exact: true }).fill('id:punch')
  await page.getByLabel('Plus', { exact: true }).fill('2')
  await page.getByLabel('Find a card by its name').fill('dragon')
  await expect(page.getByRole('listitem').getByRole('button')).toHaveText(/Dragon Stance of Mine/)
  await page.getByRole('button', { name: 'Copy this card' }).click()
  await page.keyboard.press('Control+z')
  const saved = await save(page)
  expect(game.check?.('deck', saved).problems).toEqual([])
  expect(saved).toMatchObject({
    cards: [
      { id: 'punch', attack: { damage: 7 } },
      { id: 'dragon-stance-of-mine', type: 'stance', stance: { bonus: [{ on: 'id:punch', plus: 2 }] } },
    ],
  })

  await page.getByRole('radio', { name: 'JSON' }).check()
  const text = page.getByLabel('The file as JSON')
  const before = await text.inputValue()
  await text.fill(before.replace('"damage": 7', '"damage": 8,'))
  await expect(page.getByText(/^Line \d+, column \d+: a name in double quotes/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Form' })).toBeDisabled()
  await expectAccessible(page, 'the file as JSON')
  // What was typed at the very last moment is kept too.
  const typed = before.replace('"damage": 7', '"damage": 8')
  const again = page.waitForEvent('load')
  await text.evaluate((area, words) => {
    if (area instanceof HTMLTextAreaElement) area.value = words
    area.dispatchEvent(new Event('input', { bubbles: true }))
    location.reload()
  }, typed)
  await again
  await page.getByRole('button', { name: /^Punch!/ }).click()
  await expect(damage).toHaveValue('8')

  await page.getByRole('button', { name: 'Open a table with it' }).click()
  await expect(page).toHaveURL(/\/new\/kung-fu-fighting/)
  await expect(page.getByText('cards: 21')).toBeVisible()
})

test('bots try a blank card that was filled in, until they are stopped', async ({ house: { come, server } }) => {
  const phone = { ...QUIET, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const { page } = await come(`${server.address}/decks`, {}, phone)
  await page.getByRole('button', { name: /^The blank card/ }).click()
  await page.getByLabel('Name', { exact: true }).fill('Iron Fist!')
  await expect(page.getByLabel('Id', { exact: true })).toHaveValue('iron-fist')
  await page.getByLabel('Copies').fill('31')
  await expect(page.getByLabel('Copies')).toHaveAccessibleDescription(/from 1 to 30/)
  await page.getByLabel('Copies').fill('30')
  await page.getByLabel('Damage', { exact: true }).fill('9')
  await expectAccessible(page, 'the blank card on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('button', { name: 'Let bots play' }).click()
  await expect(page.getByText(/\d+ of 100 games: greedy wins \d+ %/)).toBeVisible()
  const stop = page.getByRole('button', { name: 'Stop' })
  await stop.or(page.getByRole('button', { name: 'Let bots play' })).click()
  expect(game.check?.('blank', await save(page)).problems).toEqual([])
})

test('a deck is tried at once against a bot, and a card of it is played', async ({ house: { come, server } }) => {
  const { page } = await come(`${server.address}/decks`, { look: 'text' }, QUIET)
  const blow = { ...PUNCH[0], id: 'dragon-blow', name: 'Dragon Blow!', count: 30, attack: { damage: 10 } }
  await page.getByLabel('Or paste its text here').fill(JSON.stringify({ schema: 'kff-cards/1', cards: [blow] }))
  await page.getByRole('button', { name: 'Open this text' }).click()
  await page.getByRole('button', { name: 'Try it against a bot' }).click()
  await expect(page).toHaveURL(/\/local\/\w+$/)
  const attack = page.getByRole('log').getByText(/attacks.*Dragon Blow/)
  await expect(page.locator('form.answer')).toBeVisible()
  // Nobody holds anything else, so somebody strikes with it in the first turns.
  while (!(await attack.first().isVisible())) await answerIn(page)
  await expect(attack.first()).toBeVisible()
})
