import { expect, type Page } from '@playwright/test'

/** How everybody stands, whatever the game counts: life, Chi, SP and VP. */
const STANDINGS = '.health, .kff-chi, .plate-goods > .good:first-child'

/** The newest log line, and how both sides stand, are on the screen. */
export const expectInSight = async (page: Page): Promise<void> => {
  const hidden = await page.evaluate((standings) => {
    const isInside = (element: Element): boolean => {
      const { top, left, bottom, right } = element.getBoundingClientRect()
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    }
    const wanted = [...document.querySelectorAll(`.caption-lines, ${standings}`)]
    const outside = wanted.filter((element) => !isInside(element)).map((element) => element.className)
    return wanted.length < 3 ? ['something is missing', ...outside] : outside
  }, STANDINGS)
  expect(hidden).toEqual([])
}
