import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './parts/axe.ts'
import { expectInSight } from './parts/in-sight.ts'
import { keyboard, tabTo } from './parts/keyboard.ts'
import { addTokens, button, facesIn, inHand, layArenas, lookAhead } from './parts/lay-arenas.ts'
import type { Fingers, Lay, Player } from './parts/player.ts'
import { expect, test } from './parts/test.ts'
import { PHONE, touch } from './parts/touch.ts'

const STILL = { reducedMotion: 'reduce' } as const
const ARENAS = ['a1', 'a2', 'a3'] as const

/** Against a bot that plays anything. */
const sitDown = async (player: Player): Promise<void> => {
  const { page } = player
  await page.getByLabel('Your name').fill('Mei')
  await player.picks('Kung Fur Fight')
  await page.getByRole('radio', { name: /^Random \(bot\)/ }).check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await player.ear.until(({ decisions }) => decisions.length > 0)
  await expect(page.locator('.kung-fur')).toBeVisible()
}

const playOn = async (player: Player, look = (): Promise<void> => Promise.resolve()): Promise<void> => {
  while (await player.answer()) await look()
  await expect(player.page.locator('.end')).toContainText(/You win|Random wins|share the victory/)
}

const middleOf = async (thing: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await thing.boundingBox()
  if (box === null) throw new Error(`${thing.toString()} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

/** Cards are dragged to their arenas. */
const dragged: Lay = async (page, fingers, choice, match) => {
  if (choice.do !== 'plan') return layArenas(page, fingers, choice, match)
  await lookAhead(page, fingers)
  for (const arena of ARENAS) {
    for (const face of facesIn(choice, arena))
      await drag(page, inHand(page, face), page.locator(`[data-drop="${arena}"]`))
    await addTokens(page, fingers, choice, arena)
  }
  await fingers.press(button(page, choice))
}

test('a whole match of Kung Fur Fight on its board, cards dragged with the mouse', async ({
  house: { come, server },
}) => {
  const viewport = { width: 1280, height: 800 }
  const player = await come(server.address, { look: 'board', lay: dragged }, { ...STILL, viewport })
  const { page } = player
  await sitDown(player)

  const hand = page.getByRole('group', { name: 'Your hand' })
  const status = page.locator('.desk').getByRole('status')
  await expect(page.getByRole('button', { name: /^Pass/ })).toBeVisible()
  await hand.getByRole('button').nth(1).click()
  await expect(status).toContainText('As Leader:')
  await page.locator('[data-act="send a2"]').click()
  await hand.getByRole('button').nth(0).click()
  await page.locator('[data-act="send a2"]').hover()
  await expect(status).toContainText('KFU-6.11')
  await page.locator('[data-act="send a2"]').click()
  await expect(page.locator('[data-act=plan]')).toHaveAttribute('aria-disabled', 'true')
  await expect(status).toContainText('A Chef can only lead; put him first.')
  await page.locator('.post-card').last().click()
  await page.locator('[data-act=lead]').click()
  await expect(page.locator('[data-act=plan]')).toHaveAttribute('aria-disabled', 'false')
  await expectAccessible(page, 'a plan')
  await page.locator('[data-act=clear]').click()
  await expect(page.locator('.post-card')).toHaveCount(0)

  await playOn(player, () => expectInSight(page))
  await expectAccessible(page, 'the end')
})

/** Arrows lead to a card, a digit sends it, and plus arms its team. */
const keyed: Lay = async (page, fingers, choice, match) => {
  if (choice.do !== 'plan') return layWithKeys(page, fingers, choice, match)
  for (const [at, arena] of ARENAS.entries()) {
    for (const face of facesIn(choice, arena)) {
      await rove(page, inHand(page, face))
      await page.keyboard.press(String(at + 1))
    }
    for (let hw = Number(choice[`hw${at + 1}`] ?? 0); hw > 0; hw--) await page.keyboard.press('+')
  }
  if (typeof choice.coconut === 'string') await fingers.press(page.locator(`[data-act="coconut ${choice.coconut}"]`))
  await fingers.press(button(page, choice))
}

const layWithKeys: Lay = (page, fingers, choice, match) =>
  layArenas(page, { ...fingers, press: (target) => roveOrTab(page, fingers, target) }, choice, match)

/** In a row only one card is a stop of the Tab key. */
const roveOrTab = async (page: Page, fingers: Fingers, target: Locator): Promise<void> => {
  const isInRow = await target.evaluate((element) => element.closest('.hand, .picks') !== null)
  if (!isInRow) return fingers.press(target)
  await rove(page, target)
  await page.keyboard.press('Enter')
}

const rove = async (page: Page, target: Locator): Promise<void> => {
  const card = await target.elementHandle()
  if (card === null) throw new Error(`${target.toString()} is not there`)
  const stop = page.locator(':is(.hand, .picks) button[tabindex="0"]')
  await tabTo(page, stop)
  for (let steps = 0; !(await card.evaluate((element) => element === document.activeElement)); steps++) {
    if (steps > 20) throw new Error('the arrows do not lead there')
    await page.keyboard.press('ArrowRight')
  }
}

test('a whole match of Kung Fur Fight by keyboard alone', async ({ house: { come, server } }) => {
  const player = await come(server.address, { look: 'board', lay: keyed, fingers: keyboard }, STILL)
  const { page } = player
  await sitDown(player)

  await tabTo(page, page.locator('.hand button[tabindex="0"]'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('2')
  await expect(page.locator('.hand button').nth(1)).toHaveAccessibleName(/in Arena 2, leading/)
  await page.keyboard.press('0')
  await expect(page.locator('.hand button').nth(1)).toHaveAccessibleName(/AP$/)
  await playOn(player)
})

test('a whole match of Kung Fur Fight on a phone', async ({ house: { come, server } }) => {
  const phone = { ...PHONE, viewport: { width: 390, height: 844 } }
  const player = await come(server.address, { look: 'board', lay: layArenas, fingers: touch }, phone)
  const { page } = player
  await sitDown(player)
  await expectAccessible(page, 'on a phone')
  await playOn(player, () => expect(page.locator('.caption-lines')).toBeInViewport({ ratio: 1 }))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
