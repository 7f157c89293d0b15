import { expectAccessible } from './parts/axe.ts'
import { layMasters } from './parts/lay-masters.ts'
import type { Player } from './parts/player.ts'
import { expect, test } from './parts/test.ts'

const TITLE = "8 Masters' Revenge"
const onBoard = { look: 'board', lay: layMasters } as const
const still = { reducedMotion: 'reduce' } as const

/** Opens a table against a bot, with so many points of life. */
const sitDown = async (player: Player, mode: string, life: string): Promise<void> => {
  const { page } = player
  await page.getByLabel('Your name').fill('Mei')
  await player.picks(TITLE)
  await page.getByRole('radio', { name: new RegExp(`^${mode} `) }).check()
  await page.getByText('House rules').click()
  await page.locator('select[name=life]').selectOption('#')
  await page.getByRole('spinbutton').fill(life)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await player.ear.until(({ decisions, outcome }) => decisions.length > 0 || outcome !== null)
  await expect(page.locator('.board-here')).toBeVisible()
}

test('a whole match on the board by mouse', async ({ house: { come, server } }) => {
  const player = await come(server.address, onBoard, still)
  await sitDown(player, 'Duel', '3')
  await expectAccessible(player.page, 'the board')
  while (await player.answer());
  await expect(player.page.locator('.end')).toBeVisible()
  await expectAccessible(player.page, 'the end')
})
