import { expect, type Page } from '@playwright/test'
import { lessons } from '../../games/lessons.ts'
import { registry } from '../../games/registry.ts'
import type { Game } from '../../kernel/contract.ts'
import { resumeScene } from '../../kernel/lesson/course.ts'
import { LEARNER, type Lesson, type Scene } from '../../kernel/lesson/lesson.ts'
import type { Match } from '../../kernel/match.ts'
import { sure } from '../../kernel/testing/record-of.ts'
import { keyOf, recall } from '../../web/lessons/progress.ts'
import { type MatchView, receive } from '../../web/live/match.ts'
import { tableOf, welcome } from '../../web/testing/messages.ts'
import { fillIn } from './fill-in.ts'
import { asChoice, type Choice, think } from './mind.ts'
import { type Lay, pointer } from './player.ts'

interface Standing {
  readonly scene: Scene
  /** How many steps of the scene are done. */
  readonly done: number
  readonly table: Match
}

/** Somebody who takes a first lesson, and does what he is told. */
export class Learner {
  readonly page: Page
  readonly #game: Game
  readonly #lesson: Lesson
  /** Null at the text table. */
  readonly #lay: Lay | null

  private constructor(page: Page, game: Game, lesson: Lesson, lay: Lay | null) {
    this.page = page
    this.#game = game
    this.#lesson = lesson
    this.#lay = lay
  }

  static async at(page: Page, id: string, lay: Lay | null): Promise<Learner> {
    return new Learner(page, await registry[id](), await lessons[id](), lay)
  }

  get coach() {
    return this.page.locator('.coach')
  }

  /** Does what the coach asks for, or what looks best where he asks for nothing; false when the lesson is over. */
  async goesOn(): Promise<boolean> {
    await expect(this.coach).toHaveAttribute('data-ready', 'true')
    const phase = await this.coach.getAttribute('data-phase')
    if (phase === 'over') return false
    if (phase === 'told') await this.page.getByRole('button', { name: 'Go on' }).click()
    else await this.#answer()
    return true
  }

  async #answer(): Promise<void> {
    const asked = await this.coach.getAttribute('data-decision')
    const { scene, done, table } = await this.#standing()
    const match = this.#matchAt(scene, table)
    const choice =
      scene.kind === 'free'
        ? await think(match)
        : asChoice(sure(table.rules.notation.read(scene.steps[done].expects[0])))
    await (this.#lay === null ? this.#fillIn(table, choice) : this.#lay(this.page, pointer, choice, match))
    await expect(this.coach).not.toHaveAttribute('data-decision', asked ?? '')
  }

  async #fillIn({ rules, state }: Match, choice: Choice): Promise<void> {
    const paper = this.page.locator('form.answer')
    await fillIn(paper, pointer, rules.question(rules.hide(state, LEARNER), LEARNER).form, choice)
    await paper.getByRole('button', { name: 'Play this' }).click()
  }

  /** By what the browser remembers. */
  async #standing(): Promise<Standing> {
    const { id } = this.#game.meta
    const kept = await this.page.evaluate((key) => localStorage.getItem(key), keyOf(id))
    const { progress } = recall({ getItem: () => kept, setItem: () => undefined }, id)
    if (progress === null) throw new Error('the browser remembers no lesson')
    const scene = this.#lesson.scenes[progress.scene]
    return { scene, done: progress.rows.length, table: sure(resumeScene(this.#game, scene, progress)).table }
  }

  #matchAt(scene: Scene, { rules, state }: Match): MatchView {
    const other = scene.kind === 'free' ? scene.bot : 'sifu'
    const table = tableOf({
      game: this.#game.meta.id,
      setup: rules.setup,
      seats: [
        { seat: 'A', kind: 'person', name: 'Pupil', here: true, you: true },
        { seat: 'B', kind: 'bot', name: other, here: true, you: false },
      ],
    })
    const match = receive(null, welcome({ table, view: rules.hide(state, LEARNER) }))
    if (match === 'gap') throw new Error('a welcome is always understood')
    return match
  }
}
