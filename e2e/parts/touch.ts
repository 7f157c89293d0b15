import { expect, type Locator, type Page } from '@playwright/test'
import type { Fingers } from './player.ts'

/** A small phone, with things that stay where they are. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const

export const touch = (): Fingers => ({
  choose: (radio) => radio.check(),
  press: (button) => button.tap(),
})

/** What makes the page wider than the screen; nothing when it fits across. */
export const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`)
  })

/** The driver knows no long press; and a page that still scrolls to the question puts away what is read. */
export const longPress = async (thing: Locator): Promise<void> => {
  await expect(async () => {
    await thing.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true, clientX: 5, clientY: 5 })
    await expect(thing.page().locator('.reader')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await thing.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true, clientX: 5, clientY: 5 })
}
