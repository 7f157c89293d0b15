import type { MatchView } from '../web/live/match.ts'
import { drawnCards, secretCards } from './parts/hidden.ts'
import { expect, test } from './parts/test.ts'

test('two people play a whole match, on the board and at the text table; one reloads, the server is killed and comes back, and a spectator sees no hand', async ({
  house: { come, server },
}) => {
  const mei = await come(server.address, { look: 'board' })
  await mei.picks('Kabuken')
  await mei.page.getByLabel('Your name').fill('Mei')
  await mei.page.getByRole('radio', { name: /^A friend/ }).check()
  await mei.page.getByLabel('Show reactions at once').check()
  await mei.page.getByText('House rules').click()
  await mei.page.getByLabel('After so many turns most HP wins').selectOption('a number from 20 to 1000')
  await mei.page.getByRole('button', { name: 'Open the table' }).click()
  const link = await mei.page.getByLabel('The link to this table').inputValue()
  await expect(mei.page.getByText('One seat is still open.')).toBeVisible()

  const watcher = await come(link)
  await expect(watcher.page.getByRole('button', { name: 'Sit down' })).toBeVisible()
  const bo = await come(link)
  await bo.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(bo.page.getByText('Give your name first.')).toBeVisible()
  await bo.page.getByLabel('Your name').fill('Bo')
  await bo.page.getByRole('button', { name: 'Sit down' }).click()

  await expect(watcher.page.getByText(/^You are watching\./)).toBeVisible()
  const players = [mei, bo]
  /** What everybody has heard of by now. */
  const agreed = async (): Promise<MatchView> => {
    const seq = Math.max(...players.map(({ ear }) => ear.match?.seq ?? 0))
    const heard = players.map(({ ear }) => ear.until((match) => match.view !== null && match.seq >= seq && match))
    return (await Promise.all(heard))[0]
  }
  const answerOnce = async (): Promise<boolean> => {
    const { waiting, outcome } = await agreed()
    if (outcome !== null) return false
    return players[waiting[0] === 'A' ? 0 : 1].answer()
  }

  for (let n = 0; n < 4; n++) expect(await answerOnce()).toBe(true)

  const { seq: before } = await agreed()
  await mei.page.reload()
  await expect(mei.page.getByRole('log')).toContainText('The cards are dealt.')
  expect(mei.ear.match).toMatchObject({ viewer: 'A', seq: before })
  for (let n = 0; n < 3; n++) expect(await answerOnce()).toBe(true)

  await server.kill()
  for (const { page } of [...players, watcher]) await expect(page.getByText('The connection is lost.')).toBeVisible()
  await server.start()
  for (const { page } of [...players, watcher]) await expect(page.getByText('The connection is lost.')).toBeHidden()
  expect((await agreed()).seq).toBe(before + 3)

  while (await answerOnce());
  for (const { page } of [...players, watcher]) {
    await expect(page.locator('.end')).toContainText(/You win|wins|share the victory/)
    await expect(page.getByRole('link', { name: 'New table' })).toBeVisible()
  }

  expect(watcher.ear.match).toMatchObject({ viewer: 'gallery', seq: mei.ear.match?.seq })
  expect(new Set(secretCards(watcher.ear))).toEqual(new Set(['hole']))
  expect(new Set(drawnCards(watcher.ear))).toEqual(new Set([undefined]))
  expect(watcher.ear.frames.filter((frame) => /"secret"|"stream":[^n]/.test(frame))).toEqual([])
  // What is looked for can be found: a player's own socket is told his hand, and what he draws. Somebody drew, but
  // whoever is never hit may end without having drawn a card.
  for (const { ear } of players) expect(secretCards(ear)).toContain('shown')
  const named = players.flatMap(({ ear }) => drawnCards(ear)).filter((cards) => cards !== undefined)
  expect(named).toHaveLength(drawnCards(watcher.ear).length)
})
