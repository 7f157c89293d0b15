import { expectAccessible } from './parts/axe.ts'
import type { Player } from './parts/player.ts'
import { expect, test } from './parts/test.ts'

const open = async (mei: Player, title: string): Promise<string> => {
  await mei.picks(title)
  await mei.page.getByLabel('Your name').fill('Mei')
  await mei.page.getByRole('radio', { name: /^A friend/ }).check()
  await mei.page.getByRole('button', { name: 'Open the table' }).click()
  return mei.page.getByLabel('The link to this table').inputValue()
}

const sitDown = async (bo: Player): Promise<void> => {
  await bo.page.getByLabel('Your name').fill('Bo')
  await bo.page.getByRole('button', { name: 'Sit down' }).click()
}

test('an answer that waits for another can be taken back, also after a reload', async ({ house: { come, server } }) => {
  const mei = await come(server.address)
  const bo = await come(await open(mei, 'Kung Fur Fight'))
  await sitDown(bo)
  await mei.answer()
  const takeBack = mei.page.getByRole('button', { name: 'Take the answer back' })
  await expect(mei.page.getByText('Your answer is in. Waiting for Bo.')).toBeVisible()
  await mei.page.reload()
  await takeBack.click()
  await expect(mei.page.locator('form.answer')).toBeVisible()
  await expect(takeBack).toBeHidden()
  expect(await mei.answer()).toBe(true)
  await expect(takeBack).toBeVisible()
})

test('standing orders are given at the table, kept, and shown to nobody else', async ({ house: { come, server } }) => {
  const mei = await come(server.address)
  const bo = await come(await open(mei, 'Kabuken'))
  await sitDown(bo)
  await mei.page.getByText('Standing orders').click()
  const order = mei.page.getByRole('checkbox', { name: /^Take hits/ })
  const most = mei.page.getByRole('combobox', { name: /^Take hits/ })
  await expect(most).toBeDisabled()
  await order.check()
  await most.selectOption('3')
  await expect(mei.page.getByText('1 given')).toBeVisible()
  await mei.page.reload()
  await mei.page.getByText('Standing orders').click()
  await expect(order).toBeChecked()
  await expect(most).toHaveValue('3')
  expect(bo.ear.frames.join('')).not.toMatch(/"orders"|takeUpTo/)
  await order.uncheck()
  await expect(mei.page.getByText('Standing orders none')).toBeVisible()

  await order.check()
  await mei.page.getByRole('checkbox', { name: 'Give these in every match of Kabuken' }).check()
  await most.selectOption('4')
  await mei.page.goto(server.address)
  await mei.page
    .getByRole('listitem')
    .filter({ has: mei.page.getByRole('heading', { name: 'Kabuken' }) })
    .getByRole('button', { name: 'Play now' })
    .click()
  await mei.page.getByText('1 given').click()
  await expect(most).toHaveValue('4')
  await mei.page.getByRole('button', { name: 'Settings' }).click()
  await mei.page.getByRole('button', { name: 'Forget the standing orders of Kabuken' }).click()
  await mei.page.getByRole('button', { name: 'Done' }).click()
  await expect(mei.page.getByRole('checkbox', { name: /^Give these/ })).not.toBeChecked()
  await expect(order).toBeChecked()
})

test('a bot plays for me when I have said so, and one click takes over again', async ({ house: { come, server } }) => {
  const { page, ear } = await come(server.address, { look: 'board' })
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Kung Fu Fighting!' }) })
    .getByRole('button', { name: 'Play now' })
    .click()
  await expect(page.getByRole('button', { name: /undo my last move/i })).toHaveCount(0)
  const handOver = page.getByRole('button', { name: 'Let a bot play for me' })
  const dialog = page.getByRole('dialog', { name: 'Let a bot play for you?' })
  await handOver.click()
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await expect(dialog).toBeHidden()
  const { decisions } = await ear.until((match) => match.decisions.length > 0 && match)
  await handOver.click()
  await expectAccessible(page, 'who is to play')
  await dialog.getByRole('button', { name: 'Watch it play here' }).click()
  await ear.until((match) => match.decisions.every(({ id }) => id !== decisions[0].id))
  await page.getByRole('button', { name: 'Take my seat back' }).click()
  await expect(page.getByText('A bot plays for you.')).toBeHidden()
  await expect(handOver).toBeVisible()
  await page.getByRole('heading', { level: 1 }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Leitai' })).toBeVisible()
})
