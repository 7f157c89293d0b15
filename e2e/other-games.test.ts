import { expectAccessible } from './parts/axe.ts'
import { expect, test } from './parts/test.ts'

/** Whole matches at the plain form table, which knows nothing of any game. Options make them short. */
const MATCHES = [
  { title: 'Kung Fur Fight', mode: null, shortest: [] },
  { title: "8 Masters' Revenge", mode: 'Duel', shortest: ['life'] },
  { title: 'Kung Fu Fighting!', mode: '2v2', shortest: ['turnLimit'] },
]

for (const { title, mode, shortest } of MATCHES)
  test(`a whole match of ${title} ${mode ?? ''} against bots at the text table`, async ({
    house: { come, server },
  }) => {
    const player = await come(server.address)
    const { page } = player
    await page.getByLabel('Your name').fill('Mei')
    await player.picks(title)
    if (mode !== null) await page.getByRole('radio', { name: new RegExp(`^${mode} `) }).check()
    if (shortest.length > 0) await page.getByText('House rules').click()
    for (const option of shortest) await page.locator(`select[name=${option}]`).selectOption('#')
    await page.getByRole('button', { name: 'Open the table' }).click()

    const first = await player.ear.until((match) => (match.decisions.length > 0 || match.outcome !== null) && match)
    // So short a match may be over before one is asked anything.
    if (first.outcome === null) await expect(page.locator('form.answer')).toBeVisible()
    await expectAccessible(page, title)
    while (await player.answer());
    await expect(page.locator('.end')).toBeVisible()
  })
