import { expect, test } from './parts/test.ts'

test('four people, two against two, play a whole match of Kung Fu Fighting! over one link', async ({
  house: { come, server },
}) => {
  const mei = await come(server.address)
  await mei.page.getByLabel('Your name').fill('Mei')
  await mei.picks('Kung Fu Fighting!')
  await mei.page.getByRole('radio', { name: /^2v2 / }).check()
  for (const friend of await mei.page.getByRole('radio', { name: /^A friend/ }).all()) await friend.check()
  await mei.page.getByLabel('Show reactions at once').check()
  await mei.page.getByText('House rules').click()
  await mei.page.locator('select[name=turnLimit]').selectOption('#')
  await mei.page.getByRole('button', { name: 'Open the table' }).click()
  const link = await mei.page.getByLabel('The link to this table').inputValue()

  const players = [mei]
  for (const name of ['Bo', 'Li', 'Jun']) {
    const friend = await come(link)
    await friend.page.getByLabel('Your name').fill(name)
    await friend.page.getByRole('button', { name: 'Sit down' }).click()
    await friend.ear.until(({ viewer }) => viewer !== 'gallery')
    players.push(friend)
  }

  // Everybody answers when asked, each in a browser of his own, until all have heard that it is over.
  const play = async (player: (typeof players)[number]): Promise<void> => {
    while (await player.answer());
  }
  await Promise.all(players.map(play))
  const outcomes = await Promise.all(players.map(({ ear }) => ear.until(({ outcome }) => outcome)))
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
  for (const { page } of players) await expect(page.locator('.end')).toBeVisible()
})
