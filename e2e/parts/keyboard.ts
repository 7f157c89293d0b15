import { expect, type Locator, type Page } from '@playwright/test'
import type { Fingers } from './player.ts'

const FAR = 200

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** One key many times, without waiting in between. */
const pressed = async (page: Page, key: string, times: number): Promise<void> => {
  await Promise.all(Array.from({ length: times }, () => page.keyboard.press(key)))
}

/** How many stops of the Tab key lie ahead up to the target, by the looks of the page. */
const stopsBefore = (target: Locator): Promise<number> =>
  target.evaluate((wanted) => {
    const room = document.querySelector(':modal') ?? document
    const isStop = (element: Element): boolean => {
      if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element.matches(':disabled')) return false
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const ofGroup = [...document.getElementsByName(element.name)]
      return (ofGroup.find((one) => one.matches(':checked')) ?? ofGroup[0]) === element
    }
    const stops = [...room.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
      isStop,
    )
    const to = stops.indexOf(wanted)
    const here = document.activeElement
    if (to < 0 || here === null) return 0
    const isAhead = (stop: Element): boolean =>
      here === document.body || (here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const first = stops.findIndex(isAhead)
    return first < 0 || first > to ? 0 : to - first + 1
  })

/** Tab after Tab until the target has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  if (await isFocused(target)) return
  await pressed(page, 'Tab', await stopsBefore(target))
  for (let steps = 0; !(await isFocused(target)); steps++) {
    if (steps === FAR) throw new Error(`${target.toString()} is not within reach of the Tab key`)
    await page.keyboard.press('Tab')
  }
}

const STOPS = '[role=group] [tabindex="0"]'

/** Tab leads to a row of things, and the arrows lead through it. */
const reach = async (page: Page, target: Locator): Promise<void> => {
  const isOffTheWay = await target.evaluate((element) => element instanceof HTMLElement && element.tabIndex < 0)
  if (!isOffTheWay) return tabTo(page, target)
  const nth = await target.evaluate((element, stops) => {
    const stop = element.closest('[role=group]')?.querySelector('[tabindex="0"]')
    return stop ? [...document.querySelectorAll(stops)].indexOf(stop) : -1
  }, STOPS)
  if (nth < 0) throw new Error(`${target.toString()} is in no row that the Tab key leads to`)
  await tabTo(page, page.locator(STOPS).nth(nth))
  const arrows = await target.evaluate((element) => {
    const things: Element[] = [...(element.closest('[role=group]')?.querySelectorAll('button') ?? [])]
    const here = document.activeElement === null ? 0 : things.indexOf(document.activeElement)
    return (things.indexOf(element) - here + things.length) % things.length
  })
  await pressed(page, 'ArrowRight', arrows)
  await expect(target).toBeFocused()
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
