import { registry } from '../games/registry.ts'
import { seatLetter } from '../kernel/seats.ts'
import { newMatch } from '../web/local/new-match.ts'
import { expectAccessible } from './parts/axe.ts'
import { answerIn, layInto, linesFor, tableIn } from './parts/local.ts'
import { expect, test } from './parts/test.ts'

const NAMES = ['Mei', 'Bo']

test('two people share a device: nothing of the other is on the page, and everything is covered in between', async ({
  house: { come, server },
}) => {
  const begun = newMatch(
    await registry.kabuken(),
    {
      game: 'kabuken',
      setup: { seats: 2 },
      start: { hp: { A: 2, B: 2 } },
      seats: { A: 'person', B: 'person' },
      names: { A: NAMES[0], B: NAMES[1] },
    },
    { id: 'shared', seed: 'short', now: 0, bots: [] },
  )
  if (!begun.ok) throw new Error(begun.problem.message)
  const { page } = await come(server.address)
  await layInto(page, begun.value)
  await page.reload()
  await page.getByRole('link', { name: 'Kabuken with Bo' }).click()
  let covers = 0
  for (let before = -1; (await tableIn(page)).outcome() === null; ) {
    const table = await tableIn(page)
    const [{ seat }] = table.open()
    if (seat !== before) {
      covers += 1
      await expect(page.getByRole('heading', { name: `Hand over to ${NAMES[seat]}` })).toBeVisible()
      await expect(page.locator('.table-page, .text-table, form.answer, .log, [data-decision]')).toHaveCount(0)
      if (covers === 1) await expectAccessible(page, 'the cover')
      await page.getByRole('button', { name: `I am ${NAMES[seat]}` }).click()
    }
    await expect(page.locator(`form.answer[data-decision$="${seatLetter(seat)}"]`)).toBeVisible()
    expect(await page.locator('.text-table > p').allInnerTexts()).toEqual(linesFor(table, seat, NAMES))
    await answerIn(page)
    before = seat
  }
  expect(covers).toBeGreaterThan(1)
  await expect(page.locator('.end-title')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play again here' })).toBeVisible()

  await page.getByRole('button', { name: 'Share it' }).click()
  await page.goto(await page.getByRole('textbox', { name: 'The link to your match' }).inputValue())
  await expect(page.getByText('Played again here: every state is as recorded.')).toBeVisible()
})

test('a match against a bot goes on after a reload, in one tab at a time, and without the network', async ({
  house: { come, server },
}) => {
  const { page } = await come(`${server.address}/new/kabuken`)
  await page.getByRole('radio', { name: /^On this device/ }).check()
  await page.getByRole('radio', { name: /^Random/ }).check()
  await expectAccessible(page, 'a new match')
  await page.getByRole('button', { name: 'Begin here' }).click()
  await answerIn(page)
  const { seq } = await tableIn(page)
  expect(seq).toBeGreaterThan(0)

  await page.reload()
  await expect(page.locator('form.answer')).toBeVisible()
  const again = await tableIn(page)
  expect(again.seq).toBeGreaterThanOrEqual(seq)
  expect(await page.locator('.text-table > p').allInnerTexts()).toEqual(linesFor(again, 0, ['Player A', 'Random']))

  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'This match is open elsewhere.' })).toBeVisible()
  await other.getByRole('button', { name: 'Go on here' }).click()
  await expect(other.locator('form.answer')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This match is open elsewhere.' })).toBeVisible()

  await other.context().setOffline(true)
  await answerIn(other)
  await answerIn(other)
  await other.getByRole('button', { name: 'Give up' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
  await expect(other.locator('.end-title')).toContainText('Random wins')
  expect((await tableIn(other)).outcome()?.places).toEqual([2, 1])
})
