import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { layArenas, lookAhead } from './parts/lay-arenas.ts'
import { layFight } from './parts/lay-fight.ts'
import { layMasters } from './parts/lay-masters.ts'
import { expect, test } from './parts/test.ts'

const FOLDER = fileURLToPath(new URL('../shots/', import.meta.url))
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** The page as it is, at each size, by day and by lamplight. */
const shoot = async (page: Page, name: string): Promise<void> => {
  for (const size of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      await page.evaluate(() => {
        scrollTo(0, 0)
        return Promise.all([document.fonts.ready, ...document.getAnimations().map(({ finished }) => finished)])
      })
      const path = `${FOLDER}${name}-${size.width}${colorScheme === 'dark' ? '-dark' : ''}.png`
      await page.screenshot({ path, caret: 'initial' })
    }
}

test('entrance, and a table in the middle of a game', async ({ house: { come, server } }) => {
  const player = await come(server.address, {}, { reducedMotion: 'reduce' })
  const { page, ear } = player
  await page.getByLabel('Your name').fill('Mei')
  await shoot(page, 'home')
  await player.picks('Kabuken')

  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByRole('log')).toBeVisible()
  for (;;) {
    const { seq, decisions, outcome } = await ear.until(
      (match) => (match.decisions.length > 0 || match.outcome) && match,
    )
    if (outcome !== null || (seq >= 8 && decisions[0].window === 'answer')) break
    await player.answer()
  }
  await shoot(page, 'table-text')
  await page.getByRole('radio', { name: 'Board' }).check()
  await expect(page.locator('.board-here')).toBeVisible()
  await shoot(page, 'table')
})

const OTHERS = ['Kung Fur Fight', "8 Masters' Revenge", 'Kung Fu Fighting!']

for (const title of OTHERS)
  test(`${title} at the text table`, async ({ house: { come, server } }) => {
    const player = await come(server.address, {}, { reducedMotion: 'reduce' })
    await player.page.getByLabel('Your name').fill('Mei')
    await player.picks(title)
    await player.page.getByRole('button', { name: 'Open the table' }).click()
    for (let answers = 0; answers < 7; answers++) await player.answer()
    await player.ear.until(({ decisions, outcome }) => decisions.length > 0 || outcome !== null)
    await shoot(player.page, title.toLowerCase().replace(/[^a-z0-9]+/g, '-'))
  })

test("8 Masters' Revenge on the board, a card in the fingers", async ({ house: { come, server } }) => {
  const player = await come(server.address, { look: 'board', lay: layMasters }, { reducedMotion: 'reduce' })
  const { page, ear } = player
  await page.getByLabel('Your name').fill('Mei')
  await player.picks("8 Masters' Revenge")
  await page.getByText('House rules').click()
  await page.locator('select[name=fighters]').selectOption('random')
  await page.getByRole('button', { name: 'Open the table' }).click()
  for (;;) {
    const { seq, decisions, outcome } = await ear.until(
      (match) => (match.decisions.length > 0 || match.outcome !== null) && match,
    )
    if (outcome !== null || (seq >= 20 && decisions[0].window === 'action')) break
    await player.answer()
  }
  const card = page.locator('.hand-card').first()
  if ((await card.count()) > 0) await card.click()
  await shoot(page, '8-masters-board')
})

test('Kung Fur Fight on the board: the round before, and a plan with a card in the fingers', async ({
  house: { come, server },
}) => {
  const player = await come(server.address, { look: 'board', lay: layArenas }, { reducedMotion: 'reduce' })
  const { page, ear } = player
  await page.getByLabel('Your name').fill('Mei')
  await player.picks('Kung Fur Fight')
  await page.getByRole('button', { name: 'Open the table' }).click()
  for (let plans = 0; plans < 3; ) {
    const { decisions, outcome } = await ear.until(
      (match) => (match.decisions.length > 0 || match.outcome !== null) && match,
    )
    if (outcome !== null) break
    if (decisions[0].window === 'plan') plans += 1
    if (plans < 3) await player.answer()
  }
  await page.mouse.move(0, 0)
  await shoot(page, 'kung-fur-board-round')
  await lookAhead(page, { choose: (radio) => radio.check(), press: (button) => button.click() })
  const cards = page.locator('.hand-card')
  for (const arena of ['a1', 'a2']) {
    await cards.locator(':scope:not(:has(.is-sent))').first().click()
    await page.locator(`[data-act="send ${arena}"]`).click()
  }
  await cards.last().click()
  await page.mouse.move(0, 0)
  await shoot(page, 'kung-fur-board-plan')
})

test('Kung Fu Fighting! on the board: attacked among four, and an Attack in the fingers', async ({
  house: { come, server },
}) => {
  const player = await come(server.address, { look: 'board', lay: layFight }, { reducedMotion: 'reduce' })
  const { page, ear } = player
  await page.getByLabel('Your name').fill('Mei')
  await player.picks('Kung Fu Fighting!')
  await page.getByRole('radio', { name: '4', exact: true }).check()
  for (const greedy of await page.getByRole('radio', { name: /^Greedy \(bot\)/ }).all()) await greedy.check()
  await page.getByText('House rules').click()
  await page.locator('select[name=more]').selectOption('on')
  await page.locator('select[name=archetypes]').selectOption('random')
  await page.getByRole('button', { name: 'Open the table' }).click()
  const until = async (window: string, least: number): Promise<void> => {
    for (;;) {
      const { seq, decisions, outcome } = await ear.until(
        (match) => (match.decisions.length > 0 || match.outcome !== null) && match,
      )
      if (outcome !== null || (seq >= least && decisions[0].window === window)) return
      await player.answer()
    }
  }
  await until('answer', 8)
  await shoot(page, 'kung-fu-board-answer')
  await page.setViewportSize({ width: 1440, height: 900 })
  const attack = page.locator('.hand-card .is-attack')
  await until('prepare', 0)
  for (let turns = 0; turns < 5 && (await attack.count()) === 0; turns++) {
    await player.answer()
    await until('prepare', 0)
  }
  for (const type of ['attack', 'enhancement', 'enhancement']) {
    const spine = page.locator(`.hand-card[aria-pressed=false] .is-${type} .kff-spine`).first()
    if ((await spine.count()) > 0) await spine.click()
  }
  const aim = page.locator('.kff-aim').first()
  if ((await aim.count()) > 0) await aim.click()
  await shoot(page, 'kung-fu-board-attack')
})
