import { expectAccessible } from './parts/axe.ts'
import { expectInSight } from './parts/in-sight.ts'
import { keyboard, tabTo } from './parts/keyboard.ts'
import type { Player } from './parts/player.ts'
import { expect, test } from './parts/test.ts'
import { longPress, PHONE, sticksOut, touch } from './parts/touch.ts'

const STILL = { reducedMotion: 'reduce' } as const
/** A phone. */
const UPRIGHT = { width: 390, height: 844 }

/** Against bots that play anything, and not for long. */
const sitDown = async (player: Player, mode: string, seats: string | null, extension: boolean): Promise<void> => {
  const { page } = player
  await page.getByLabel('Your name').fill('Mei')
  await player.picks('Kabuken')
  await page.getByRole('radio', { name: new RegExp(`^${mode} `) }).check()
  if (seats !== null) await page.getByRole('radio', { name: seats, exact: true }).check()
  for (const random of await page.getByRole('radio', { name: /^Random \(bot\)/ }).all()) await random.check()
  await page.getByText('House rules').click()
  await page.locator('select[name=turnLimit]').selectOption('#')
  if (extension)
    await page
      .getByRole('group', { name: 'Play with characters and secret techniques' })
      .getByRole('radio', { name: 'Yes' })
      .check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await player.ear.until(({ decisions, outcome }) => decisions.length > 0 || outcome !== null)
  await expect(page.locator('.dojo')).toBeVisible()
}

test('a whole match with characters by mouse: what is on the table is read, and leads into the rules', async ({
  house: { come, server },
}) => {
  const player = await come(server.address, { look: 'board' }, STILL)
  const { page } = player
  await sitDown(player, 'Duel', null, true)
  const reader = page.locator('.reader')
  await page.locator('.pick [data-read]').first().hover()
  await expect(reader).toContainText(/HP.*KBK-16\.\d+ \[rulebook\]/)
  expect(await player.answerUntil('action', 'answer')).toBe(true)

  await page.locator('.desk .power').last().hover()
  await expect(reader).toContainText(/(permanent|immediate) secret.*KBK-17\.\d+ \[rulebook\]/)
  await page.locator('.field-cards').hover()
  await expect(reader).toContainText('As the Field Card')
  await page.locator('.hand-card').first().hover()
  await expect(reader).toContainText('KBK-8.6 [rulebook]')
  await expectAccessible(page, 'a card that is read')
  await reader.getByRole('link', { name: 'KBK-8.6' }).click()
  const rules = page.getByRole('complementary', { name: 'Rules' })
  await expect(rules.getByRole('article', { name: 'KBK-8.6' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rules).toBeHidden()

  while (await player.answer());
  await expect(page.locator('.end')).toContainText(/You win|Random wins|share the victory/)
  await expectAccessible(page, 'the end')
})

test('a whole match by keyboard alone on a screen like a phone on its side, from the entrance to a new table', async ({
  house: { come, server },
}) => {
  const player = await come(server.address, { look: 'board', fingers: keyboard }, { ...STILL, viewport: UPRIGHT })
  const { page } = player
  const { press, choose } = keyboard(page)
  await player.picks('Kabuken')
  await tabTo(page, page.getByLabel('Your name'))
  await page.keyboard.type('Mei')
  await choose(page.getByRole('radio', { name: /^Random \(bot\)/ }))
  await press(page.locator('summary', { hasText: 'House rules' }))
  await tabTo(page, page.getByLabel('After so many turns most HP wins'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('spinbutton')).toHaveValue('20')
  await press(page.getByRole('button', { name: 'Open the table' }))

  await player.ear.until(({ decisions, outcome }) => decisions.length > 0 || outcome !== null)
  await expect(page.locator('.question-words')).toBeFocused()
  await tabTo(page, page.locator('.hand-card[tabindex="0"]'))
  await expect(page.locator('.reader')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.locator('.reader')).toContainText('KBK-8.6 [rulebook]')
  await page.keyboard.press('?')
  await expect(page.getByRole('complementary', { name: 'Rules' }).getByRole('article').first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.locator('.hand-card[tabindex="0"]')).toBeFocused()

  while (await player.answer()) await expectInSight(page)
  await expect(page.locator('.end')).toContainText(/You win|Random wins|share the victory/)
  await press(page.getByRole('link', { name: 'New table' }))
  await expect(page.getByRole('heading', { name: 'Leitai' })).toBeVisible()
})

test('a whole match of seven on a small phone by touch', async ({ house: { come, server } }) => {
  const player = await come(server.address, { look: 'board', fingers: touch }, PHONE)
  const { page } = player
  await sitDown(player, 'Melee', '7', false)
  await longPress(page.locator('.hand-card [data-read]').first())
  await expect(page.locator('.reader')).toContainText('KBK-8.6 [rulebook]')
  await page.locator('.field-cards').tap()
  await expect(page.locator('.reader')).toContainText('As the Field Card')
  await expectAccessible(page, 'on a phone')
  while (await player.answer()) expect(await sticksOut(page)).toEqual([])
  await expect(page.locator('.end')).toBeVisible()
})
