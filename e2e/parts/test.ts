import { test as base } from '@playwright/test'
import { Server } from './server.ts'

/** Every test has a house of its own. */
export const test = base.extend<{ readonly server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first parameter taken apart.
  server: async ({}, use) => {
    const server = new Server()
    await server.start()
    await use(server)
    await server.remove()
  },
})

export { expect } from '@playwright/test'
