import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Game, Outcome } from '../../kernel/contract.ts'
import {
  objection,
  type Progress,
  play,
  resumeScene,
  stepBack,
  stepNumber,
  stepsIn,
} from '../../kernel/lesson/course.ts'
import { LEARNER, type Lesson, type LessonStep, type Scene } from '../../kernel/lesson/lesson.ts'
import type { Match } from '../../kernel/match.ts'
import { admit } from '../../kernel/moves.ts'
import { describeProblem, type Result } from '../../kernel/result.ts'
import type { Move } from '../../kernel/scenario/scenario.ts'
import { type Seat, seatLetter, seatList } from '../../kernel/seats.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import type { World } from '../live/line.ts'
import { openPodium } from './podium.ts'
import { words } from './words.ts'

/** What a bot is asked: its seat's view, and nothing else. */
export interface Puzzle {
  readonly bot: string
  readonly setup: unknown
  readonly view: unknown
  readonly seat: Seat
}

/** What a coach needs of the world; tests bring their own. */
export interface Dojo extends Pick<World, 'later' | 'random'> {
  /** What the learner is called. */
  readonly name: string
  /** How long everybody looks at what happened before the next thing does, in milliseconds. */
  pause(): number
  /** A choice in notation. */
  think(puzzle: Puzzle): Promise<string>
  newSeed(): string
  /** So far the learner has come; at the end there is nothing to come back to. */
  reached(progress: Progress | null): void
}

/** What is on now, and what the coach says to it. */
export interface Phase {
  /** `told` at the end of a scene, `over` at the end of the lesson; the others are about to act in `watch`. */
  readonly kind: 'step' | 'watch' | 'free' | 'told' | 'over'
  readonly text: string
  readonly rule: string | null
  readonly point: readonly string[]
}

/** Leads somebody through a lesson, at a table that a session can dial. */
export class Coach {
  readonly #game: Game
  readonly #lesson: Lesson
  readonly #dojo: Dojo
  readonly #podium = openPodium({
    answered: (choice) => this.#answered(choice),
    isOpen: () => this.#scene.kind === 'free' || this.#step !== undefined,
  })
  readonly #progress: Signal<Progress>
  readonly #isBusy = signal(false)
  /** The others are about to act. */
  readonly isBusy: ReadonlySignal<boolean> = this.#isBusy
  readonly #outcome = signal<Outcome | null>(null)
  #table: Match
  /** What is written, and has yet to happen. */
  #replies: readonly Move[] = []
  #cancel = (): void => {}
  /** A bot that thinks about what is no longer there is not heard. */
  #turn = 0

  readonly phase: ReadonlySignal<Phase> = computed(() => this.#phase())
  readonly number: ReadonlySignal<number> = computed(() => stepNumber(this.#lesson, this.#progress.value))
  readonly hasBefore: ReadonlySignal<boolean> = computed(() => stepBack(this.#lesson, this.#progress.value) !== null)
  readonly world: World

  constructor(game: Game, lesson: Lesson, from: Progress | null, dojo: Dojo) {
    this.#game = game
    this.#lesson = lesson
    this.#dojo = dojo
    const isThere = from !== null && from.scene < lesson.scenes.length
    this.#progress = signal(isThere ? from : this.#beginning())
    this.world = {
      dial: (ears) => this.#podium.dial(ears),
      look: () => Promise.resolve('there'),
      later: (ms, act) => dojo.later(ms, act),
      random: () => dojo.random(),
    }
    this.#table = this.#setUp(this.#progress.value)
  }

  get steps(): number {
    return stepsIn(this.#lesson.scenes)
  }

  /** To the next scene. */
  goOn(): void {
    const { scene, seed } = this.#progress.value
    if (scene + 1 < this.#lesson.scenes.length) this.#go({ scene: scene + 1, rows: [], seed })
  }

  back(): void {
    const before = stepBack(this.#lesson, this.#progress.value)
    if (before !== null) this.#go(before)
  }

  startOver(): void {
    this.#go(this.#beginning())
  }

  /** The scene from its beginning; free play is dealt anew. */
  again(): void {
    this.#go({ ...this.#progress.value, rows: [], seed: this.#dojo.newSeed() })
  }

  /** Plays what the step wants. */
  show(): void {
    const step = this.#step
    if (step !== undefined && !this.#isBusy.value) this.#take(step.expects[0])
  }

  close(): void {
    this.#turn += 1
    this.#cancel()
  }

  get #scene(): Scene {
    return this.#lesson.scenes[this.#progress.value.scene]
  }

  get #step(): LessonStep | undefined {
    return this.#scene.kind === 'guided' ? this.#scene.steps[this.#progress.value.rows.length] : undefined
  }

  #beginning(): Progress {
    return { scene: 0, rows: [], seed: this.#dojo.newSeed() }
  }

  #phase(): Phase {
    const scene = this.#scene
    const says = (
      kind: Phase['kind'],
      key: string,
      rule: string | null = null,
      point: readonly string[] = [],
    ): Phase => ({
      kind,
      text: this.#lesson.words[key],
      rule,
      point,
    })
    if (scene.kind === 'free') {
      if (this.#outcome.value === null) return says('free', scene.idea, scene.rule)
      return says('over', this.#outcome.value.places[LEARNER] === 1 ? scene.won : scene.lost)
    }
    if (this.#isBusy.value) return { kind: 'watch', text: words.watch, rule: null, point: [] }
    const step = this.#step
    return step === undefined ? says('told', scene.end) : says('step', step.idea, step.rule, step.point)
  }

  #go(progress: Progress): void {
    this.close()
    this.#table = this.#setUp(progress)
  }

  #setUp(wanted: Progress): Match {
    const reached = resumeScene(this.#game, this.#lesson.scenes[wanted.scene], wanted)
    // What was remembered may be of an older lesson: then the scene begins anew.
    if (!reached.ok && wanted.rows.length > 0) return this.#setUp({ ...wanted, rows: [] })
    const { table, events } = certain(reached)
    this.#progress.value = wanted
    this.#outcome.value = table.outcome()
    this.#isBusy.value = false
    this.#podium.set(table, this.#infoOf(table), events)
    this.#save()
    this.#answerFor(table)
    return table
  }

  #infoOf({ rules: { setup, version } }: Match): TableInfo {
    const other = this.#scene.kind === 'free' ? this.#scene.bot : words.sifu
    return {
      // Whatever was laid out on the board goes with the scene.
      id: `lesson-${this.#game.meta.id}-${this.#turn}`,
      game: this.#game.meta.id,
      rules: version,
      setup,
      status: 'playing',
      clock: null,
      listed: false,
      rated: false,
      beat: 0,
      seats: seatList(setup.seats).map((seat) => ({
        seat: seatLetter(seat),
        kind: seat === LEARNER ? 'person' : 'bot',
        name: seat === LEARNER ? this.#dojo.name : other,
        here: true,
        you: seat === LEARNER,
      })),
    }
  }

  #answered(choice: unknown): void {
    const { rules, state } = this.#table
    const admitted = admit(rules, state, LEARNER, choice)
    if (admitted.refusal !== null) return this.#podium.refuse(admitted.refusal)
    const key = this.#step === undefined ? null : objection(this.#table, this.#step, admitted.code)
    if (key !== null) return this.#podium.object(this.#lesson.words[key])
    this.#podium.accept()
    this.#take(rules.notation.write(rules.unpack(admitted.code)))
  }

  #take(choice: string): void {
    const step = this.#step
    const move = { seat: seatLetter(LEARNER), choice }
    const { rows } = this.#progress.value
    this.#progress.value = { ...this.#progress.value, rows: [...rows, [move]] }
    this.#replies = step?.replies ?? []
    this.#isBusy.value = this.#replies.length > 0
    this.#play(move)
    if (step === undefined) this.#answerFor(this.#table)
    else this.#reply()
  }

  #play(move: Move): void {
    const { events } = certain(play(this.#table, move))
    this.#outcome.value = this.#table.outcome()
    this.#podium.tell(events)
    this.#save()
  }

  /** What is written happens, one thing after the other. */
  #reply(): void {
    const [move, ...others] = this.#replies
    this.#isBusy.value = move !== undefined
    if (move === undefined) return
    this.#cancel = this.#dojo.later(this.#dojo.pause(), () => {
      this.#replies = others
      this.#play(move)
      this.#reply()
    })
  }

  /** In free play a bot answers for everybody who is asked, once the learner has. */
  #answerFor(table: Match): void {
    const scene = this.#scene
    const asked = table.open().filter(({ seat }) => !table.sealed().includes(seat))
    const isMine = asked.some(({ seat }) => seat === LEARNER)
    this.#isBusy.value = scene.kind === 'free' && !isMine && asked.length > 0
    if (scene.kind === 'guided' || !this.#isBusy.value) return
    const [{ seat }] = asked
    const { rules, state } = table
    const puzzle = { bot: scene.bot, setup: rules.setup, view: rules.hide(state, seat), seat }
    this.#cancel = this.#dojo.later(this.#dojo.pause(), () => void this.#letThink(puzzle))
  }

  async #letThink(puzzle: Puzzle): Promise<void> {
    const turn = this.#turn
    const choice = await this.#dojo.think(puzzle)
    if (turn !== this.#turn) return
    const move = { seat: seatLetter(puzzle.seat), choice }
    const { rows } = this.#progress.value
    const last = rows.length - 1
    this.#progress.value = { ...this.#progress.value, rows: rows.with(last, [...rows[last], move]) }
    this.#play(move)
    this.#answerFor(this.#table)
  }

  #save(): void {
    this.#dojo.reached(this.#outcome.value !== null && this.#scene.kind === 'free' ? null : this.#progress.value)
  }
}

/** A lesson is tested from its first word to its last. */
const certain = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`the lesson cannot be played: ${describeProblem(result.problem)}`)
  return result.value
}
