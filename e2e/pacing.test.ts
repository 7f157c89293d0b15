import type { Page } from '@playwright/test'
import type { MatchView } from '../web/live/match.ts'
import { layArenas } from './parts/lay-arenas.ts'
import { layFight } from './parts/lay-fight.ts'
import { layMasters } from './parts/lay-masters.ts'
import { layNumbers } from './parts/lay-numbers.ts'
import type { Player } from './parts/player.ts'
import { expect, test } from './parts/test.ts'

const GAMES = [
  { title: 'Kabuken', lay: layNumbers },
  { title: "8 Masters' Revenge", lay: layMasters },
  { title: 'Kung Fu Fighting!', lay: layFight },
  { title: 'Kung Fur Fight', lay: layArenas },
] as const

/** Milliseconds of page time for which each step must be seen. */
const SEEN = 600

interface Sight {
  readonly seq: number
  readonly at: number
}

/** Writes down which step the page shows, and from which moment of its own time on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sights: Sight[] = []
    const look = (): void => {
      const seq = Number(document.querySelector('.caption')?.getAttribute('data-seq'))
      if (sights.at(-1)?.seq !== seq) sights.push({ seq, at: performance.now() })
    }
    Object.assign(window, { sights })
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    look()
  })

const sightsIn = (page: Page): Promise<readonly Sight[]> => page.evaluate(() => Reflect.get(window, 'sights'))

/** Plays at the usual pace, in a time that passes only when the test says so from now on. */
const sitDown = async (player: Player, address: string, title: string): Promise<void> => {
  const { page, ear } = player
  await page.clock.install({ time: 0 })
  await page.goto(address)
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('button', { name: 'Play now' })
    .click()
  await ear.until(({ decisions }) => decisions.length > 0)
  await expect(page.locator('.caption')).toBeAttached()
  await watch(page)
  await page.clock.pauseAt(600_000)
}

/** Answers until a bot does something after one; answering catches up with whatever was still to be shown. */
const untilBotActs = async (player: Player): Promise<{ readonly first: number; readonly last: number }> => {
  const { page, ear } = player
  const isOn = ({ decisions, outcome }: MatchView): boolean => decisions.length > 0 || outcome !== null
  for (;;) {
    const { seq: first } = await ear.until((match) => isOn(match) && match)
    await page.clock.runFor(100)
    expect(await player.answer()).toBe(true)
    const { seq: last } = await ear.until((match) => isOn(match) && match)
    if (last - first >= 2) return { first, last }
  }
}

for (const { title, lay } of GAMES)
  test(`${title}: every step of a bot's turn is shown in order, each long enough to be read`, async ({
    house: { come, server },
  }) => {
    const player = await come('about:blank', { look: 'board', pace: 'normal', lay })
    const { page } = player
    await sitDown(player, server.address, title)
    const { first, last } = await untilBotActs(player)
    await page.clock.runFor(30_000)
    await expect(page.locator('.caption')).toHaveAttribute('data-seq', String(last))

    const steps = (await sightsIn(page)).filter(({ seq }) => seq > first)
    expect(steps.map(({ seq }) => seq)).toEqual(steps.map(({ seq }) => seq).toSorted((a, b) => a - b))
    expect(steps.at(-1)?.seq).toBe(last)
    for (const [place, { at }] of steps.slice(1).entries()) expect(at - steps[place].at).toBeGreaterThanOrEqual(SEEN)
  })

test('whoever does not want to wait skips what is still to be shown, and may answer before', async ({
  house: { come, server },
}) => {
  const player = await come('about:blank', { look: 'board', pace: 'normal' })
  const { page } = player
  await sitDown(player, server.address, 'Kabuken')
  const { last } = await untilBotActs(player)
  const caption = page.locator('.caption')
  await expect(page.locator('.caption-skip')).toBeVisible()
  await expect(caption).not.toHaveAttribute('data-seq', String(last))
  await expect(page.locator(`.question[data-decision^="${last}"]`)).toBeAttached()
  await page.locator('.caption-skip').click()
  await expect(caption).toHaveAttribute('data-seq', String(last))
  await expect(page.locator('.caption-skip')).toHaveCount(0)
})
