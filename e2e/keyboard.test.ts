import { keyboard, tabTo } from './parts/keyboard.ts'
import { formOf } from './parts/mind.ts'
import type { Player } from './parts/player.ts'
import { expect, test } from './parts/test.ts'

const sitDown = async (player: Player): Promise<void> => {
  await player.picks('Kabuken')
  await tabTo(player.page, player.page.getByLabel('Your name'))
  await player.page.keyboard.type('Mei')
  await player.page.keyboard.press('Enter')
}

/** How many cards there are to attack with; none if the match is over before it is one's turn. */
const cardsInTurn = async (player: Player): Promise<number> => {
  if (!(await player.answerUntil('action'))) return 0
  const form = await player.ear.until(formOf)
  const cards = form.kind === 'either' ? form.of.attack.fields.cards.form : form
  return cards.kind === 'cards' ? cards.from.length : 0
}

test('a refusal names its rule beside the button, and giving up asks twice', async ({ house: { come, server } }) => {
  const newcomer = (): Promise<Player> => come(server.address, { fingers: keyboard })
  let player = await newcomer()
  await sitDown(player)
  // Some are struck down before their first turn, or have hardly any cards left then.
  while ((await cardsInTurn(player)) < 4) {
    player = await newcomer()
    await sitDown(player)
  }
  const { page } = player
  const { press, choose } = keyboard(page)
  const form = page.locator('form[data-decision]')
  await press(form.getByRole('button', { name: 'Play this' }))
  await expect(form.getByText('Choose what to do.')).toBeVisible()
  await choose(form.getByRole('radio', { name: /^Attack/ }))
  await press(form.getByRole('button', { name: 'Play this' }))
  await expect(form.getByText('Pick 2 cards more.')).toBeVisible()
  for (let card = 0; card < 4; card++) await press(form.locator('.text-face[aria-pressed=false]').first())
  await expect(form.getByRole('status')).toContainText('Not allowed by KBK-6.1.')
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
  await expect(page.locator('.end')).toContainText('You gave up')
})
