import { onTestFinished } from 'vitest'
import type { Game } from '../contract.ts'
import { describeProblem } from '../result.ts'
import { type Bench, setUpBench } from '../scenario/bench.ts'
import { describeFailure } from '../scenario/compare.ts'
import type { Step } from '../scenario/scenario.ts'
import { takeStep } from '../scenario/take.ts'

type Plain = Readonly<Record<string, unknown>>

/**
 * A test as table talk: `table(game).given({ … }).plays('A', 'attack R0 R1 R3').asks('B', 'answer') … .ends('A', 'action')`.
 * Seats are letters; where several are meant, they are separated by spaces. A test ends settled: it says who is asked
 * in the end, or how the match ended.
 */
export const table = (game: Game): TableTalk => {
  const talk = new TableTalk(game)
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') talk.mustBeSettled()
  })
  return talk
}

const RECENT = 12

class TableTalk {
  readonly #game: Game
  #setup: Plain = {}
  #given: Plain = {}
  #bench: Bench | null = null
  #steps = 0
  #isSettled = false

  constructor(game: Game) {
    this.#game = game
  }

  seats(seats: number): this {
    return this.#prepare(() => {
      this.#setup = { ...this.#setup, seats }
    })
  }

  mode(mode: string): this {
    return this.#prepare(() => {
      this.#setup = { ...this.#setup, mode }
    })
  }

  options(options: Plain): this {
    return this.#prepare(() => {
      this.#setup = { ...this.#setup, options }
    })
  }

  /** What the table brings, by the names of `meta.files`. */
  files(files: Plain): this {
    return this.#prepare(() => {
      this.#setup = { ...this.#setup, files }
    })
  }

  /** A partial position: what is missing has the defaults of the mode. */
  given(position: Plain): this {
    return this.#prepare(() => {
      this.#given = position
    })
  }

  plays(seat: string, choice: string): this {
    return this.#take({ do: { seat, choice } })
  }

  refuses(seat: string, choice: string, rule: string): this {
    return this.#take({ refused: { seat, choice, rule } })
  }

  givesUp(seat: string): this {
    return this.#take({ giveUp: { seat } })
  }

  mayNotGiveUp(seat: string, rule: string): this {
    return this.#take({ giveUp: { seat, refused: rule } })
  }

  /** Everybody whom the game asks for it. */
  agreeToATie(): this {
    return this.#take({ tie: {} })
  }

  mayNotTie(rule: string): this {
    return this.#take({ tie: { refused: rule } })
  }

  /** Exactly these seats have yet to answer. */
  asks(seats: string, window: string): this {
    return this.#take({ asked: seats.split(' ').map((seat) => ({ seat, window })) })
  }

  offers(seat: string, choice: string): this {
    return this.#take({ offered: { seat, choice } })
  }

  doesNotOffer(seat: string, choice: string): this {
    return this.#take({ notOffered: { seat, choice } })
  }

  /** Any part of the position, with piles in their order. */
  expects(position: Plain): this {
    return this.#take({ expect: { position, ordered: true } })
  }

  /** Parts of events since the last answer, in this order. */
  logs(...events: readonly Plain[]): this {
    return this.#take({ expect: { events } })
  }

  /** Parts of events that must not happen, before or after. */
  neverLogs(...events: readonly Plain[]): this {
    return this.#take({ never: events })
  }

  /** Any part of the outcome; null while the match goes on. */
  outcome(outcome: Plain | null): this {
    return this.#take({ expect: { outcome } })
  }

  /** The end of the test, not of the match: these seats are asked. */
  ends(seats: string, window: string): void {
    this.asks(seats, window)
    this.#isSettled = true
  }

  endsMatch(outcome: Plain): void {
    this.outcome(outcome).#take({ asked: 'nobody' })
    this.#isSettled = true
  }

  mustBeSettled(): void {
    if (!this.#isSettled) this.#fail('the test leaves the table unsettled: finish with ends(…) or endsMatch(…)')
  }

  #prepare(change: () => void): this {
    if (this.#bench !== null) this.#fail('the table is set: say mode, seats, options and position first')
    change()
    return this
  }

  #take(step: Step): this {
    if (this.#isSettled) this.#fail('the test has already ended')
    const bench = this.#bench ?? this.#sitDown()
    this.#steps += 1
    const { failures } = takeStep(bench, step, `step ${this.#steps}`)
    if (failures.length > 0) this.#fail(failures.map(describeFailure).join('\n'))
    return this
  }

  #sitDown(): Bench {
    const begun = setUpBench(this.#game, this.#setup, this.#given)
    if (!begun.ok) return this.#fail(`the table cannot be set: ${describeProblem(begun.problem)}`)
    this.#bench = begun.value
    return this.#bench
  }

  /** After a failure nothing is left open: one complaint is enough. */
  #fail(message: string): never {
    this.#isSettled = true
    const error = new Error(this.#bench === null ? message : `${message}\n${picture(this.#bench)}`)
    // The line that matters is the test's.
    error.stack = error.stack?.replaceAll(/\n.*\/table-talk\.ts.*/g, '') ?? ''
    throw error
  }
}

/** The position as JSON, one field per line, ready to be given; then what happened last. */
const picture = ({ match: { rules, state }, events }: Bench): string => {
  const fields = Object.entries(rules.position.write(state)).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  )
  const recent = events.slice(-RECENT).map((event) => `  ${JSON.stringify(event)}`)
  return ['position:', `{\n${fields.join(',\n')}\n}`, 'last events:', ...recent].join('\n')
}
