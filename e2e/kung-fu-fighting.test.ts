import { expectAccessible } from './parts/axe.ts'
import { layFight } from './parts/lay-fight.ts'
import type { Player } from './parts/player.ts'
import { expect, test } from './parts/test.ts'

const onBoard = { look: 'board', lay: layFight } as const
const still = { reducedMotion: 'reduce' } as const

/** Opens a table against bots that ends after so many turns. */
const sitDown = async (player: Player, mode: string, turns: string): Promise<void> => {
  const { page } = player
  await page.getByLabel('Your name').fill('Mei')
  await player.picks('Kung Fu Fighting!')
  await page.getByRole('radio', { name: new RegExp(`^${mode} `) }).check()
  await page.getByText('House rules').click()
  await page.locator('select[name=turnLimit]').selectOption('#')
  await page.getByRole('spinbutton').fill(turns)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await player.ear.until(({ decisions, outcome }) => decisions.length > 0 || outcome !== null)
  await expect(page.locator('.kff-dojo')).toBeVisible()
}

test('a whole team fight on the board by mouse', async ({ house: { come, server } }) => {
  const player = await come(server.address, onBoard, still)
  await sitDown(player, '2v2', '8')
  await expectAccessible(player.page, 'the board')
  while (await player.answer());
  await expect(player.page.locator('.end')).toBeVisible()
  await expectAccessible(player.page, 'the end')
})
