import { expectAccessible } from './parts/axe.ts'
import { expectInSight } from './parts/in-sight.ts'
import { keyboard } from './parts/keyboard.ts'
import { layFight, layFightByKeys } from './parts/lay-fight.ts'
import type { Player } from './parts/player.ts'
import { expect, test } from './parts/test.ts'
import { PHONE, sticksOut, touch } from './parts/touch.ts'

const onBoard = { look: 'board', lay: layFight } as const
const still = { reducedMotion: 'reduce' } as const

/** Opens a table that ends after so many turns, against bots that do not think long. */
const sitDown = async (player: Player, mode: string, turns: string): Promise<void> => {
  const { page } = player
  await page.getByLabel('Your name').fill('Mei')
  await player.picks('Kung Fu Fighting!')
  await page.getByRole('radio', { name: new RegExp(`^${mode} `) }).check()
  for (const random of await page.getByRole('radio', { name: /^Random \(bot\)/ }).all()) await random.check()
  await page.getByText('House rules').click()
  await page.locator('select[name=turnLimit]').selectOption('#')
  await page.getByRole('spinbutton').fill(turns)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await player.ear.until(({ decisions, outcome }) => decisions.length > 0 || outcome !== null)
  await expect(page.locator('.kff-dojo')).toBeVisible()
}

test('a whole team fight by mouse: cards are read, picked, refused with the rule, and dragged', async ({
  house: { come, server },
}) => {
  const player = await come(server.address, onBoard, still)
  const { page, ear } = player
  await sitDown(player, '2v2', '4')
  expect(await player.answerUntil('refill')).toBe(true)
  await expectAccessible(page, 'the refill')

  const spine = page.locator('.hand-card .kff-spine').first()
  await spine.hover()
  await expect(page.locator('.reader')).toContainText(/known|reconstructed/)
  const mat = await page.locator('.kff-mat').boundingBox()
  const card = await spine.boundingBox()
  if (mat === null || card === null) throw new Error('mat and hand are on the page')
  await page.mouse.move(card.x + 5, card.y + 40)
  await page.mouse.down()
  await page.mouse.move(mat.x + mat.width / 2, mat.y + mat.height / 2, { steps: 4 })
  await expect(page.locator('.drop-zone.is-over')).toContainText('Discard 1')
  const { seq } = await ear.until((match) => match)
  await page.mouse.up()
  await ear.until((match) => match.seq > seq)

  expect(await player.answerUntil('prepare')).toBe(true)
  await page.locator('[data-act=attack]').hover()
  await expect(page.locator('.explain')).toContainText(/Pick what you strike with|KFF-4\.12/)
  await expectAccessible(page, 'the own turn')

  while (await player.answer());
  await expect(page.locator('.end')).toBeVisible()
  await expectAccessible(page, 'the end')
})

test('a whole duel by keyboard alone on a large screen', async ({ house: { come, server } }) => {
  const viewport = { width: 1920, height: 1080 }
  const habits = { look: 'board', lay: layFightByKeys, fingers: keyboard } as const
  const player = await come(server.address, habits, { ...still, viewport })
  await sitDown(player, 'Individual', '3')
  while (await player.answer()) await expectInSight(player.page)
  await expect(player.page.locator('.end')).toBeVisible()
})

test('three teams on a small phone by touch', async ({ house: { come, server } }) => {
  const player = await come(server.address, { ...onBoard, fingers: touch }, PHONE)
  const { page } = player
  await sitDown(player, '2v2v2', '4')
  while (await player.answer()) expect(await sticksOut(page)).toEqual([])
  await expect(page.locator('.end')).toBeVisible()
  await expectAccessible(page, 'the end on a phone')
})
