import { expect, test } from './parts/test.ts'

test('a table whose code is lost on its way is drawn all the same, and a server that stops is waited for', async ({
  house: { come, server },
}) => {
  const { page, ear } = await come(server.address, { look: 'board' })
  let lost = 0
  await page.route(/\/assets\/(game|board)-.*\.js$/, (route) => {
    lost += 1
    return lost <= 2 ? route.abort() : route.continue()
  })
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Kung Fur Fight' }) })
    .getByRole('button', { name: 'Play now' })
    .click()
  await expect(page.locator('.board-here')).toBeVisible()
  expect(lost).toBeGreaterThan(2)
  await ear.until(({ decisions }) => decisions.length > 0)

  await server.kill()
  await expect(page.getByText('The connection is lost. Trying again …')).toBeVisible()
  await expect(page.locator('.board-here')).toBeVisible()
  await server.start()
  await expect(page.getByText('The connection is lost.')).toBeHidden()
  await expect(page.locator('.question-open')).toBeAttached()

  // A page that knows already that nobody answers would play on this device.
  await page.goto(server.address, { waitUntil: 'networkidle' })
  await server.kill()
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await expect(page.getByRole('alert')).toContainText('The house does not answer.')
  await server.start()
  await expect(page.getByText('There is no way to the house right now.')).toBeHidden()
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await expect(page).toHaveURL(/\/t\//)
  await expect(page.locator('.board-here')).toBeVisible()
})

test('a page that is older than the server says so, and goes on when it is reloaded', async ({
  house: { come, server },
}) => {
  const { page } = await come(server.address, { look: 'board' })
  let dialled = 0
  await page.routeWebSocket(/\/live\?protocol=\d/, (socket) => {
    dialled += 1
    if (dialled === 1) void socket.close({ code: 4002 })
    else socket.connectToServer()
  })
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await expect(page.getByRole('alert')).toContainText('This page is out of date.')
  expect(dialled).toBe(1)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('.board-here')).toBeVisible()
})
