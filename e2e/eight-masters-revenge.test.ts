import { expectAccessible } from './parts/axe.ts'
import { expectInSight } from './parts/in-sight.ts'
import { keyboard } from './parts/keyboard.ts'
import { layMasters } from './parts/lay-masters.ts'
import type { Player } from './parts/player.ts'
import { expect, test } from './parts/test.ts'
import { longPress, PHONE, sticksOut, touch } from './parts/touch.ts'

const onBoard = { look: 'board', lay: layMasters } as const
const still = { reducedMotion: 'reduce' } as const

interface Table {
  readonly mode: string
  readonly life: string
  readonly fighters: string
}

/** Opens a table against bots. */
const sitDown = async (player: Player, { mode, life, fighters }: Table): Promise<void> => {
  const { page } = player
  await page.getByLabel('Your name').fill('Mei')
  await player.picks("8 Masters' Revenge")
  await page.getByRole('radio', { name: new RegExp(`^${mode} `) }).check()
  await page.getByText('House rules').click()
  await page.locator('select[name=fighters]').selectOption(fighters)
  await page.locator('select[name=life]').selectOption('#')
  await page.getByRole('spinbutton').fill(life)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await player.ear.until(({ decisions, outcome }) => decisions.length > 0 || outcome !== null)
  await expect(page.locator('.board-here')).toBeVisible()
}

/** Whoever has the first turn: some are struck down before theirs, and then another one comes. */
const inTurn = async (first: Player, table: Table, come: () => Promise<Player>): Promise<Player> => {
  let player = first
  while (!(await player.answerUntil('action'))) {
    player = await come()
    await sitDown(player, table)
  }
  return player
}

test('a whole match by mouse: a card is read, tried on both sides, and dragged to its place', async ({
  house: { come, server },
}) => {
  const viewport = { width: 1280, height: 800 }
  const newcomer = (): Promise<Player> => come(server.address, onBoard, { ...still, viewport })
  const table = { mode: 'Duel', life: '2', fighters: 'choose' }
  const first = await newcomer()
  await sitDown(first, table)
  await expectAccessible(first.page, 'the fighters')
  const player = await inTurn(first, table, newcomer)
  const { page, ear } = player

  const card = page.locator('.hand-card').first()
  await page.locator('[data-act="attack left"]').hover()
  await expect(page.locator('.explain')).toContainText('Select a card of your hand first.')
  await card.hover()
  await expect(page.locator('.reader')).toContainText('[design]')
  await card.click()
  await expect(page.locator('.m-verdict')).toHaveCount(2)
  await page.locator('[data-act="attack left"]').hover()
  await expect(page.locator('.m-parting')).toHaveText('blow!')
  await expectAccessible(page, 'the board with a selected card')

  const { seq } = await ear.until((match) => match)
  const [from, to] = [await card.boundingBox(), await page.locator('.m-mine').boundingBox()]
  if (from === null || to === null) throw new Error('the card and its place are on the page')
  await page.mouse.move(from.x + from.width / 2, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 4, to.y + to.height / 2, { steps: 4 })
  await expect(page.locator('.drop-zone')).toHaveCount(2)
  await page.mouse.move(to.x + to.width / 4 + 4, to.y + to.height / 2)
  await expect(page.locator('.drop-zone.is-over')).toContainText('Attack left')
  await page.mouse.up()
  await ear.until((match) => match.seq > seq)

  while (await player.answer()) await expectInSight(page)
  await expect(page.locator('.end')).toBeVisible()
  await expectAccessible(page, 'the end')
})

test('a whole match against the automaton by keyboard alone', async ({ house: { come, server } }) => {
  const viewport = { width: 844, height: 390 }
  const player = await come(server.address, { ...onBoard, fingers: keyboard }, { ...still, viewport })
  await sitDown(player, { mode: 'Solo', life: '1', fighters: 'random' })
  while (await player.answer()) await expectInSight(player.page)
  await expect(player.page.locator('.end')).toBeVisible()
})

test('a whole match of four on a small phone by touch', async ({ house: { come, server } }) => {
  const newcomer = (): Promise<Player> => come(server.address, { ...onBoard, fingers: touch }, PHONE)
  const table = { mode: 'Team', life: '1', fighters: 'random' }
  const first = await newcomer()
  await sitDown(first, table)
  const player = await inTurn(first, table, newcomer)
  const { page } = player
  expect(await sticksOut(page)).toEqual([])

  await longPress(page.locator('.m-card').first())

  while (await player.answer()) expect(await sticksOut(page)).toEqual([])
  await expect(page.locator('.end')).toBeVisible()
})
