import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { Ear } from './ear.ts'
import { type Choice, cardsOf, think } from './mind.ts'

/** How somebody works the controls: with a pointer, or with the keyboard alone. */
export interface Fingers {
  choose(radio: Locator): Promise<void>
  press(button: Locator): Promise<void>
}

const pointer: Fingers = {
  choose: (radio) => radio.check(),
  press: (button) => button.click(),
}

/** Somebody at a browser, who looks at the text table. */
export class Player {
  readonly page: Page
  readonly ear: Ear
  readonly #fingers: Fingers

  private constructor(page: Page, fingers: Fingers) {
    this.page = page
    this.ear = new Ear(page)
    this.#fingers = fingers
  }

  static async come(context: BrowserContext, address: string, fingersFor?: (page: Page) => Fingers): Promise<Player> {
    const page = await context.newPage()
    const player = new Player(page, fingersFor?.(page) ?? pointer)
    await page.addInitScript(() => localStorage.setItem('leitai.look', 'text'))
    await page.goto(address)
    return player
  }

  /** Answers the next question that this browser is asked; false when the match is over instead. */
  async answer(): Promise<boolean> {
    const match = await this.ear.until((heard) => (heard.decisions.length > 0 || heard.outcome !== null) && heard)
    if (match.outcome !== null) return false
    const [{ id }] = match.decisions
    const form = this.page.locator(`form[data-decision="${id}"]`)
    await expect(form).toBeVisible()
    const { choice, label } = await think(match)
    await this.#fillIn(form, choice, label)
    await this.#fingers.press(form.getByRole('button', { name: 'Play this' }))
    await this.ear.until(({ decisions, outcome }) => decisions.every((open) => open.id !== id) || outcome !== null)
    return true
  }

  async #fillIn(form: Locator, choice: Choice, label: string): Promise<void> {
    const [name] = label.split(':')
    await this.#fingers.choose(form.getByRole('radio', { name: new RegExp(`^${name}`, 'i') }))
    for (const card of cardsOf(choice)) await this.#fingers.press(unpicked(form, card))
  }
}

/** The first copy of a card that has not been picked yet. */
const unpicked = (form: Locator, face: string): Locator =>
  form.getByRole('button', { name: face, exact: true, pressed: false }).first()
