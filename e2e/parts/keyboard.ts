import { expect, type Locator, type Page } from '@playwright/test'
import type { Fingers } from './player.ts'

const FAR = 200

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Tab after Tab until the target has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let steps = 0; steps < FAR; steps++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target.toString()} is not within reach of the Tab key`)
}

/** Tab leads to a row of things, and the arrows lead through it. */
const reach = async (page: Page, target: Locator): Promise<void> => {
  const isOffTheWay = await target.evaluate((element) => element instanceof HTMLElement && element.tabIndex < 0)
  if (!isOffTheWay) return tabTo(page, target)
  const isInRow = (): Promise<boolean> =>
    target.evaluate((element) => element.closest('[role=group]')?.contains(document.activeElement) ?? false)
  for (let steps = 0; !(await isFocused(target)); steps++) {
    if (steps === FAR) throw new Error(`${target.toString()} is not within reach of Tab and arrows`)
    await page.keyboard.press((await isInRow()) ? 'ArrowRight' : 'Tab')
  }
}

/** One Tab stop leads to a group of radio buttons, and the arrows lead through it. */
const chooseRadio = async (page: Page, radio: Locator): Promise<void> => {
  const inGroup = (): Promise<boolean> =>
    radio.evaluate((element) => {
      const focused = document.activeElement
      return (
        element instanceof HTMLInputElement &&
        focused instanceof HTMLInputElement &&
        focused.type === 'radio' &&
        focused.name === element.name
      )
    })
  for (let steps = 0; !(await inGroup()); steps++) {
    if (steps === FAR) throw new Error(`${radio.toString()} is not within reach of the Tab key`)
    await page.keyboard.press('Tab')
  }
  for (let steps = 0; !(await isFocused(radio)) && steps < FAR; steps++) await page.keyboard.press('ArrowDown')
  if (!(await radio.isChecked())) await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
}

export const keyboard = (page: Page): Fingers => ({
  choose: (radio) => chooseRadio(page, radio),
  press: async (button) => {
    await reach(page, button)
    await page.keyboard.press('Enter')
  },
})
