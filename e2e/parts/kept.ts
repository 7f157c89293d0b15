import type { Page, Response } from '@playwright/test'

/** The page is kept: from now on the network may go. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      navigator.serviceWorker.controller ??
      new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })),
  )

export const shelves = (page: Page): Promise<number> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('leitai version')).length)

export const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('leitai version'))
    const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
    return files.reduce((sum, count) => sum + count, 0)
  })

/** As a disk that lost something; what the browser keeps for itself is gone too. */
export const forget = async (page: Page, pattern: RegExp): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
  await page.evaluate(async (source) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (new RegExp(source).test(request.url)) await cache.delete(request)
    }
  }, pattern.source)
}

/** How many pages the worker has noted as running some version. */
export const notes = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('leitai pages')).keys()).length)

/** Browsers stop workers as they like: whatever one knows by heart is gone. */
export const stopWorkers = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await browser.detach()
}

/** What comes of looking for another version. */
export const update = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const { installing, waiting } = registration
    if (installing === null) return waiting === null ? 'nothing' : 'installed'
    return new Promise<string>((resolve) =>
      installing.addEventListener('statechange', () => {
        if (installing.state === 'installed' || installing.state === 'redundant') resolve(installing.state)
      }),
    )
  })

/** Which version each file is of that this page loads from now on; the names tell. */
export const versionsLoaded = (page: Page): Set<string> => {
  const found = new Set<string>()
  page.on('response', (response: Response) => {
    const [, version] = /\/assets\/.*?(?:\.(v\d))?\.\w+$/.exec(new URL(response.url()).pathname) ?? []
    if (response.url().includes('/assets/')) found.add(`${version ?? 'v1'} ${response.ok() ? 'there' : 'missing'}`)
  })
  return found
}
