import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { Form } from '../../kernel/forms.ts'
import type { MatchView } from '../../web/live/match.ts'
import { Ear } from './ear.ts'
import { fillIn } from './fill-in.ts'
import { layNumbers } from './lay-numbers.ts'
import { type Choice, formOf, think } from './mind.ts'

/** How somebody works the controls: with a pointer, or with the keyboard alone. */
export interface Fingers {
  choose(radio: Locator): Promise<void>
  press(button: Locator): Promise<void>
}

export const pointer: Fingers = {
  choose: (radio) => radio.check(),
  press: (button) => button.click(),
}

export interface Habits {
  readonly look: 'board' | 'text'
  /** How fast steps are shown: at once, unless a test is about it. */
  readonly pace: 'normal' | 'instant'
  fingers(page: Page): Fingers
  /** How a choice is laid on the board of the game. */
  readonly lay: Lay
}

export type Lay = (page: Page, fingers: Fingers, choice: Choice, match: MatchView) => Promise<void>

const USUAL: Habits = { look: 'text', pace: 'instant', fingers: () => pointer, lay: layNumbers }

/** Somebody at a browser. */
export class Player {
  readonly page: Page
  readonly ear: Ear
  readonly #look: Habits['look']
  readonly #fingers: Fingers
  readonly #lay: Lay

  private constructor(page: Page, { look, fingers, lay }: Habits) {
    this.page = page
    this.ear = new Ear(page)
    this.#look = look
    this.#fingers = fingers(page)
    this.#lay = lay
  }

  static async come(context: BrowserContext, address: string, habits: Partial<Habits> = {}): Promise<Player> {
    const page = await context.newPage()
    const player = new Player(page, { ...USUAL, ...habits })
    const { look, pace } = { ...USUAL, ...habits }
    await page.addInitScript(
      (liked) => {
        for (const [name, value] of Object.entries(liked)) localStorage.setItem(`leitai.${name}`, value)
      },
      { look, pace },
    )
    await page.goto(address)
    return player
  }

  /** At the entrance: goes to where a table of a game is set up. */
  async picks(title: string): Promise<void> {
    const poster = this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: title }) })
    await this.#fingers.press(poster.getByRole('link', { name: 'More ways to play' }))
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }

  /** Answers the next question that this browser is asked; false when the match is over instead. */
  async answer(): Promise<boolean> {
    const match = await this.ear.until((heard) => (heard.decisions.length > 0 || heard.outcome !== null) && heard)
    if (match.outcome !== null) return false
    const [{ id }] = match.decisions
    const choice = await think(match)
    await this.#shows(id)
    await (this.#look === 'text'
      ? this.#fillIn(await formOf(match), choice)
      : this.#lay(this.page, this.#fingers, choice, match))
    await this.ear.until(({ decisions, outcome }) => decisions.every((open) => open.id !== id) || outcome !== null)
    return true
  }

  /** Answers until one of these windows asks; false when the match is over before. */
  async answerUntil(...windows: readonly string[]): Promise<boolean> {
    for (;;) {
      const { decisions, outcome } = await this.ear.until(
        (match) => (match.decisions.length > 0 || match.outcome !== null) && match,
      )
      if (outcome !== null) return false
      if (windows.includes(decisions[0].window)) {
        await this.#shows(decisions[0].id)
        return true
      }
      await this.answer()
    }
  }

  /** The page may still show the question before. */
  #shows(decision: string): Promise<void> {
    return expect(this.page.locator(`.question[data-decision="${decision}"]`)).toBeAttached()
  }

  /** Through the plain form table. */
  async #fillIn(form: Form, choice: Choice): Promise<void> {
    const paper = this.page.locator('form.answer')
    await fillIn(paper, this.#fingers, form, choice)
    await this.#fingers.press(paper.getByRole('button', { name: 'Play this' }))
  }
}
