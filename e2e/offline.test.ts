import type { BrowserContext, Page } from '@playwright/test'
import { TIDY } from '../web/offline/messages.ts'
import { expectAccessible } from './parts/axe.ts'
import { Deployment } from './parts/deployment.ts'
import { forget, keptFiles, notes, settle, shelves, stopWorkers, update, versionsLoaded } from './parts/kept.ts'
import { answerIn } from './parts/local.ts'
import { Server } from './parts/server.ts'
import { test as base, expect } from './parts/test.ts'

interface Site {
  readonly deployment: Deployment
  readonly server: Server
  readonly context: BrowserContext
}

/** A house whose page can be replaced by a newer one. */
const test = base.extend<{ readonly site: Site }>({
  site: async ({ browser }, use) => {
    const deployment = new Deployment()
    const server = new Server(deployment.program)
    await server.start()
    const context = await browser.newContext()
    await use({ deployment, server, context })
    await context.close()
    await server.remove()
    deployment.remove()
  },
})

test.use({ serviceWorkers: 'allow' })

/** A browser that can install pages says so; the entrance then has a button for it. */
const takeUpOffer = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Install' })
  await expect(page.getByRole('heading', { name: 'Leitai' })).toBeVisible()
  await expect(button).toBeHidden()
  const wasHeldBack = page.evaluate(
    () =>
      new Promise((resolve) => {
        const event = new Event('beforeinstallprompt', { cancelable: true })
        dispatchEvent(Object.assign(event, { prompt: async () => resolve(event.defaultPrevented) }))
      }),
  )
  await button.click()
  expect(await wasHeldBack).toBe(true)
  await expect(button).toBeHidden()
}

const posterOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

const rulesOf = (page: Page, title: string) => posterOf(page, title).getByRole('link', { name: 'Rules' })

test('what was opened once can be installed, and opens without a network: entrance, rules, a match against a bot, every game', async ({
  house: { come, server },
}) => {
  const { page } = await come(server.address)
  await takeUpOffer(page)
  await settle(page)
  await server.kill()
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Leitai' })).toBeVisible()
  await expect(page.getByText('There is no way to the house right now.')).toBeVisible()
  await expectAccessible(page, 'the entrance without a network')
  await posterOf(page, 'Kabuken').getByRole('button', { name: 'Play now' }).click()
  await answerIn(page)
  await page.reload()
  await answerIn(page)
  await page.goto(server.address)
  await rulesOf(page, 'Kabuken').click()
  await expect(page.getByRole('article', { name: 'KBK-6.7' })).toBeVisible()
  for (const [id, title] of [
    ['kabuken', 'Kabuken'],
    ['kung-fur-fight', 'Kung Fur Fight'],
    ['eight-masters-revenge', "8 Masters' Revenge"],
    ['kung-fu-fighting', 'Kung Fu Fighting!'],
  ]) {
    await page.goto(`${server.address}/new/${id}`)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
  await page.goto(`${server.address}/t/abcdefgh`)
  await expect(page.getByText('The connection is lost. Trying again …')).toBeVisible()
  // What lives at the house is never kept.
  const isAnswered = page.evaluate(() =>
    fetch('/api').then(
      () => true,
      () => false,
    ),
  )
  expect(await isAnswered).toBe(false)

  await page.goto(server.address)
  await expect(page.getByText('There is no way to the house right now.')).toBeVisible()
  await server.start()
  await page.context().setOffline(false)
  await expect(page.getByText('There is no way to the house right now.')).toBeHidden()

  // What a browser has thrown away comes from the network, and is kept again.
  const kept = await keptFiles(page)
  expect(kept).toBeGreaterThan(20)
  await forget(page, /./)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Leitai' })).toBeVisible()
  await expect.poll(() => keptFiles(page)).toBe(kept)
})

test('a new version is whole or not taken, waits to be wanted, and leaves pages of the old one theirs', async ({
  site: { deployment, server, context },
}) => {
  const page = await context.newPage()
  const loaded = versionsLoaded(page)
  await page.goto(server.address)
  await settle(page)

  deployment.rename('v2')
  const complete = deployment.half()
  expect(await update(page)).toBe('redundant')
  await page.reload()
  await rulesOf(page, 'Kabuken').click()
  await expect(page.getByRole('article', { name: 'KBK-6.7' })).toBeVisible()
  expect([...loaded]).toEqual(['v1 there'])

  complete()
  const other = await context.newPage()
  const loadedByOther = versionsLoaded(other)
  await other.goto(server.address)
  const third = await context.newPage()
  await third.goto(server.address)
  expect(await update(page)).toBe('installed')
  const note = page.getByText('A new version is here.')
  await expect(note).toBeVisible()
  await expectAccessible(page, 'the rules with a new version')
  expect([...loaded]).toEqual(['v1 there'])
  loaded.clear()
  await page.getByRole('button', { name: 'Load it now' }).click()
  await expect(note).toBeHidden()
  await expect(page.getByRole('article', { name: 'KBK-6.7' })).toBeVisible()
  expect([...loaded]).toEqual(['v2 there'])

  // The other page was opened before: it is told, and has all its parts although the house has them no more.
  await expect(other.getByText('A new version is here.')).toBeVisible()
  await stopWorkers(page)
  await page.evaluate((tidy) => navigator.serviceWorker.controller?.postMessage(tidy), TIDY)
  await expect.poll(() => notes(page)).toBe(3)
  await other.evaluate(() => history.pushState(null, '', '/rules/kung-fur-fight'))
  await other.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(other.getByRole('article', { name: 'KFU-6.7' })).toBeVisible()
  expect([...loadedByOther]).toEqual(['v1 there'])
  expect(await shelves(page)).toBe(2)

  // At the entrance it is taken while nobody looks.
  await expect(third.getByText('A new version is here.')).toBeVisible()
  await third.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(third.getByText('A new version is here.')).toBeHidden()

  // With its next step a page is of the new version too, and the old one is thrown away.
  loadedByOther.clear()
  await other.getByRole('link', { name: 'Home' }).click()
  await expect(other.getByRole('heading', { name: 'Leitai' })).toBeVisible()
  expect([...loadedByOther]).toEqual(['v2 there'])
  await expect.poll(() => shelves(page)).toBe(1)
})

test('a page that is older than the house says so and can be loaded anew, with or without a worker', async ({
  site: { deployment, server, context },
  browser,
}) => {
  const without = await browser.newContext({ serviceWorkers: 'block' })
  const pages = [await context.newPage(), await without.newPage()]
  for (const page of pages) await page.goto(server.address)
  await settle(pages[0])
  await forget(pages[0], /rules-book/)
  deployment.rename('v2')
  for (const page of pages) {
    await rulesOf(page, 'Kabuken').click()
    await expect(page.getByText('The house has been rebuilt')).toBeVisible()
    await page.getByRole('button', { name: 'Load it now' }).click()
    await expect(page.getByRole('article', { name: 'KBK-6.7' })).toBeVisible()
    await expect(page.getByText('The house has been rebuilt')).toBeHidden()
  }
  await without.close()
})
