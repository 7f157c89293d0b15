import { expectAccessible } from './parts/axe.ts'
import { layArenas } from './parts/lay-arenas.ts'
import { layFight } from './parts/lay-fight.ts'
import { layMasters } from './parts/lay-masters.ts'
import { layNumbers } from './parts/lay-numbers.ts'
import { Learner } from './parts/learner.ts'
import { expect, test } from './parts/test.ts'

const still = { reducedMotion: 'reduce' } as const

const LESSONS = [
  { id: 'kabuken', lay: layNumbers },
  { id: 'eight-masters-revenge', lay: layMasters },
  { id: 'kung-fu-fighting', lay: layFight },
  { id: 'kung-fur-fight', lay: layArenas },
]

for (const { id, lay } of LESSONS)
  test(`the first lesson of ${id}, on its board, to its end`, async ({ house: { come, server } }) => {
    const { page } = await come(server.address, { look: 'board' }, still)
    await page.evaluate(() => localStorage.setItem('leitai.pace', 'instant'))
    await page.goto(`${server.address}/learn/${id}`)
    const learner = await Learner.at(page, id, lay)
    while (await learner.goesOn());
    await page.getByRole('button', { name: 'Play now' }).click()
    await expect(page).toHaveURL(/\/local\//)
    await expect(page.locator('.board-here')).toBeVisible()
    await page.goto(server.address)
    await expect(page.getByRole('link', { name: 'Lesson done' })).toHaveCount(1)
  })

test('a lesson says what is wrong, is left, and taken up again', async ({ house: { come, server } }) => {
  const { page } = await come(server.address, { look: 'text' }, still)
  await page.evaluate(() => localStorage.setItem('leitai.pace', 'instant'))
  await page.reload()
  const poster = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kabuken' }) })
  await poster.getByRole('link', { name: 'Learn to play' }).click()
  const learner = await Learner.at(page, 'kabuken', null)
  const { coach } = learner
  await expect(coach).toContainText('step 1 of 11')
  await page.getByRole('radio', { name: 'Psych Up' }).check()
  await page.locator('form.answer .cards > button').first().click()
  await page.getByRole('button', { name: 'Play this' }).click()
  await expect(coach.getByRole('alert')).toContainText('Drawing cards comes later.')
  await expectAccessible(page, 'a word of the coach at the text table')

  await learner.goesOn()
  await learner.goesOn()
  await coach.getByRole('link', { name: 'Leave' }).click()
  await poster.getByRole('link', { name: 'Go on with the lesson' }).click()
  await expect(coach).toContainText('step 2 of 11')
  await expect(coach).toContainText('Power 1 plus one flower')
  await coach.getByRole('button', { name: 'Back' }).click()
  await expect(coach).toContainText('Now a Color Fist')
  await page.reload()
  await expect(coach).toContainText('Now a Color Fist')
  await page.getByRole('radio', { name: 'Board' }).check()
  await expect(page.locator('[data-pointed]')).toHaveCount(3)
  await expectAccessible(page, 'a step of the lesson on the board')

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await coach.getByRole('button', { name: 'Hide the words' }).click()
  await expect(coach.getByText('Now a Color Fist')).toBeHidden()
  await expectAccessible(page, 'the coach folded on a phone')
  await coach.getByRole('button', { name: 'Show the words' }).click()
  await coach.getByRole('button', { name: 'Show me' }).click()
  await expect(coach).toContainText('Power 1 plus one flower')
})
