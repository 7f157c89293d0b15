import { type BrowserContextOptions, test as base } from '@playwright/test'
import { type Habits, Player } from './player.ts'
import { Server } from './server.ts'

interface House {
  readonly server: Server
  /** Somebody new opens a browser of his own at an address of the house. */
  come(address: string, habits?: Partial<Habits>, browser?: BrowserContextOptions): Promise<Player>
}

/** Every test has a house of its own, and sends everybody home in the end. */
export const test = base.extend<{ readonly house: House }>({
  house: async ({ browser }, use) => {
    const server = new Server()
    await server.start()
    const players: Player[] = []
    const come: House['come'] = async (address, habits = {}, options = {}) => {
      const player = await Player.come(await browser.newContext(options), address, habits)
      players.push(player)
      return player
    }
    await use({ server, come })
    for (const { page } of players) await page.context().close()
    await server.remove()
  },
})

export { expect } from '@playwright/test'
