import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { registry } from '../games/registry.ts'
import { isObject } from '../kernel/json.ts'
import { createMatch } from '../kernel/match.ts'
import { expectAccessible } from './parts/axe.ts'
import { answerIn, tableIn } from './parts/local.ts'
import { PROGRAM } from './parts/server.ts'
import { expect, test } from './parts/test.ts'

/** A duel in which the next blow decides, and who was to strike it gave up. */
const shortMatch = async () => {
  const start = { hp: { A: 1, B: 1 } }
  const table = createMatch(await registry.kabuken(), {
    setup: { seats: 2 },
    generator: 'chacha20',
    seed: 'short',
    start,
  })
  if (!table.ok) throw new Error(table.problem.message)
  table.value.giveUp(table.value.open()[0].seat)
  return table.value.record()
}

const playNow = (page: Page): Promise<void> =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Kabuken' }) })
    .getByRole('button', { name: 'Play now' })
    .click()

/** Against a bot in this browser, until it is over. */
const playToTheEnd = async (page: Page): Promise<void> => {
  const end = page.locator('.end-title')
  for (;;) {
    await page.locator('form.answer').or(end).first().waitFor()
    if ((await end.count()) > 0) return
    await answerIn(page)
  }
}

const giveUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
}

/** Reports a fault, and opens the file with the program. */
const reported = async (page: Page, says: string) => {
  await page.getByRole('button', { name: 'Report a fault' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a fault' })
  await dialog.getByLabel(/^What was wrong/).fill(says)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the report' }).click()
  const path = await (await saving).path()
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'replay', path], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isObject(content)) throw new Error('a report is an object')
  return { out: stdout, content }
}

test('a live match shows its past with own eyes only; when it is over a link opens any moment for all', async ({
  house: { come, server },
}) => {
  const mei = await come(server.address)
  const { page, ear } = mei
  await playNow(page)
  await mei.answer()
  await mei.answer()
  const { viewer, view, seq } = await ear.until((match) => match.decisions.length > 0 && match)
  await page.getByRole('link', { name: 'Look back' }).click()
  const moment = page.getByRole('status').filter({ hasText: /^Moment/ })
  await expect(moment).toContainText(`Moment ${seq} of ${seq}`)
  await expect(page).toHaveURL(new RegExp(`\\?eyes=${viewer}#${seq}$`))
  await expect(page.getByLabel('With the eyes of')).toHaveCount(0)
  await expectAccessible(page, 'the past of a live match')

  const { out, content } = await reported(page, 'My hand looks odd.')
  expect(out).toContain('Reported: My hand looks odd.')
  expect(out).toContain(`Seen by ${viewer} alone.`)
  expect(content).toMatchObject({ match: { kind: 'seen', seen: { viewer } } })
  expect(JSON.stringify(content)).not.toMatch(/"seed"|"hash"|"record"/)
  expect(view).not.toBeNull()

  await page.getByRole('link', { name: 'To the table' }).click()
  await expect(page.locator('.question-open')).toBeVisible()
  await giveUp(page)
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  const last = (await ear.until((match) => match.outcome !== null && match)).seq
  await expect(moment).toContainText(`Moment 0 of ${last}`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#2$/)
  const told = await page.locator('.text-table').innerText()

  const friend = await come(page.url())
  await expect(friend.page.getByText(`Moment 2 of ${last}`)).toBeVisible()
  expect(await friend.page.locator('.text-table').innerText()).toBe(told)
  await friend.page.keyboard.press('End')
  await expect(friend.page.locator('.end')).toBeVisible()
  await friend.page.keyboard.press('Home')
  await friend.page.getByRole('button', { name: /^1 / }).click()
  await expect(friend.page).toHaveURL(/#1$/)
  await friend.page.getByRole('slider', { name: 'Moment' }).fill('2')
  await friend.page.getByLabel('With the eyes of').selectOption('all')
  await expect(friend.page).toHaveURL(/\?eyes=all#2$/)
  await friend.page.getByRole('button', { name: 'Check the shuffle' }).click()
  await expect(friend.page.getByText(/^The shuffle was fair/)).toBeVisible()
  await expectAccessible(friend.page, 'a replay')

  await friend.page.getByText('Play on from here').click()
  await friend.page.getByRole('button', { name: 'Open a table' }).click()
  await expect(friend.page.getByRole('link', { name: 'Plays on from moment 2 of another match' })).toBeVisible()
  await friend.ear.until(({ table, seq: begun }) => table.from?.seq === 2 && begun >= 0)
})

test('a saved match is opened from a file, played on from and reported; other files are refused', async ({
  house: { come, server },
}) => {
  const { page } = await come(`${server.address}/replay`)
  const record = await shortMatch()
  const choose = (content: string): Promise<void> =>
    page
      .getByLabel('Choose a file, or drop it here')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await expectAccessible(page, 'opening a file')
  await choose('no match at all')
  await expect(page.getByText('This file is not JSON.')).toBeVisible()
  await choose(JSON.stringify({ ...record, seed: 7 }))
  await expect(page.getByText('This is not a saved match: seed: must be text.')).toBeVisible()
  await choose(JSON.stringify({ ...record, entries: [{ ...record.entries[0], hash: '0123456789ab' }] }))
  await expect(page.getByText(/^This match does not replay: entries\[0\]\.hash: the replay differs here/)).toBeVisible()
  await choose(JSON.stringify(record))
  await expect(page.getByText('Moment 0 of 1')).toBeVisible()

  await page.getByText('Play on from here').click()
  await page.getByLabel(/^Seat B/).selectOption('random')
  await page.getByRole('button', { name: 'Play on in this browser' }).click()
  await expect(page).toHaveURL(/\/local\//)
  await playToTheEnd(page)
  expect((await tableIn(page)).outcome()).not.toBeNull()
  await page.getByRole('link', { name: 'Look at it again' }).click()
  await expect(page.getByText(/^Moment 0 of \d+$/)).toBeVisible()
  const { out, content } = await reported(page, '')
  expect(out).toContain('Every state is as recorded.')
  expect(content).toMatchObject({ match: { kind: 'record' } })
})
