import { keyboard, tabTo } from './parts/keyboard.ts'
import { expect, test } from './parts/test.ts'

test('a refusal names its rule beside the button, and giving up asks twice', async ({ house: { come, server } }) => {
  const player = await come(server.address, { fingers: keyboard })
  const { page } = player
  const { press, choose } = keyboard(page)
  await player.picks('Kabuken')
  await tabTo(page, page.getByLabel('Your name'))
  await page.keyboard.type('Mei')
  await page.keyboard.press('Enter')

  const form = page.locator('form[data-decision]')
  for (;;) {
    await expect(form).toBeVisible()
    if ((await form.getByRole('radio', { name: /^Psych up/ }).count()) > 0) break
    await player.answer()
  }
  await press(form.getByRole('button', { name: 'Play this' }))
  await expect(form.getByText('Choose what to do.')).toBeVisible()
  await choose(form.getByRole('radio', { name: /^Attack/ }))
  await press(form.getByRole('button', { name: 'Play this' }))
  await expect(form.getByText('Pick 2 cards more.')).toBeVisible()
  for (let card = 0; card < 4; card++) await press(form.locator('.text-face[aria-pressed=false]').first())
  await expect(form.getByRole('status')).toContainText('Not so, by KBK-6.1.')
  await expect(form.locator('.rule')).toContainText('KBK-6.1')
  await press(form.getByRole('link', { name: 'An attack is two or three cards' }))
  const panel = page.getByRole('complementary', { name: 'Rules' })
  await expect(panel.getByRole('button', { name: /two or three cards/, expanded: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await press(page.getByRole('button', { name: 'Give up' }))
  await press(page.getByRole('button', { name: 'Keep fighting' }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(form).toBeVisible()
  await press(page.getByRole('button', { name: 'Give up' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Give up' }))
  await expect(page.locator('.end')).toContainText('Student wins')
  await expect(page.locator('.end')).toContainText('By giving up')
})
