import { describe, expect, it } from 'vitest'
import { bots } from '../../bots/all.ts'
import { lessons } from '../../games/lessons.ts'
import { registry } from '../../games/registry.ts'
import type { Game } from '../../kernel/contract.ts'
import type { Progress } from '../../kernel/lesson/course.ts'
import type { Lesson } from '../../kernel/lesson/lesson.ts'
import { seeded } from '../../kernel/random.ts'
import { seatOf } from '../../kernel/seats.ts'
import { sure } from '../../kernel/testing/record-of.ts'
import { openSession, type Session } from '../live/session.ts'
import { Coach, type Puzzle } from './coach.ts'

const GREEDY = bots.greedy

/** A learner at a coach's table, whose time passes only when he lets it. */
class Visit {
  readonly reached: (Progress | null)[] = []
  readonly timers: (() => void)[] = []
  readonly coach: Coach
  readonly session: Session
  readonly #game: Game
  readonly #dice = seeded('sfc32', 'dice')
  #seeds = 0

  private constructor(game: Game, lesson: Lesson, from: Progress | null) {
    this.#game = game
    this.coach = new Coach(game, lesson, from, {
      name: 'Mei',
      later: (ms, act) => {
        // The session's own patience is longer than anybody's pause.
        if (ms > 1000) return () => {}
        this.timers.push(act)
        return () => this.timers.splice(this.timers.indexOf(act), 1)
      },
      random: () => 0,
      pause: () => 10,
      think: (puzzle) => Promise.resolve(this.#think(puzzle)),
      newSeed: () => {
        this.#seeds += 1
        return `seed ${this.#seeds}`
      },
      reached: (progress) => void this.reached.push(progress),
    })
    this.session = openSession(this.coach.world)
  }

  static async to(id: string, from: Progress | null = null): Promise<Visit> {
    const visit = new Visit(await registry[id](), await lessons[id](), from)
    await visit.settle()
    return visit
  }

  async settle(): Promise<void> {
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }

  /** Everything that others are about to do is done. */
  async wait(): Promise<void> {
    await this.settle()
    for (let act = this.timers.shift(); act !== undefined; act = this.timers.shift()) {
      act()
      await this.settle()
    }
  }

  get asked(): string | undefined {
    return this.session.asked.value?.id
  }

  /** In notation. */
  async answers(choice: string): Promise<void> {
    const { rules } = this.#open()
    this.session.answer(sure(rules.notation.read(choice)))
    await this.wait()
  }

  /** What looks best to a bot. */
  async answersSomehow(): Promise<void> {
    const { rules, view, seat } = this.#open()
    this.session.answer(rules.unpack(GREEDY.choose(this.#game, rules, view, seat, this.#dice)))
    await this.wait()
  }

  #open() {
    const match = this.session.match.value
    if (match === null) throw new Error('the learner has been welcomed')
    const rules = sure(this.#game.open(match.table.setup))
    return { rules, view: match.view, seat: seatOf(match.viewer, rules.setup.seats) }
  }

  #think({ setup, view, seat }: Puzzle): string {
    const rules = sure(this.#game.open(setup))
    const code = GREEDY.choose(this.#game, rules, view, seat, this.#dice)
    return rules.notation.write(rules.unpack(code))
  }
}

describe.each(Object.keys(lessons))('the lesson of %s', (id) => {
  it('leads from step to step to its end', async () => {
    const visit = await Visit.to(id)
    const { coach } = visit
    for (let step = 1; coach.phase.value.kind !== 'free'; step++) {
      expect(coach.number.value).toBe(step)
      expect(coach.phase.value.kind).toBe('step')
      expect(visit.asked).toBeDefined()
      coach.show()
      await visit.wait()
      if (coach.phase.value.kind === 'told') {
        expect(visit.asked).toBeUndefined()
        coach.goOn()
      }
    }
    expect(coach.number.value).toBe(coach.steps)
    for (let answers = 0; coach.phase.value.kind === 'free' && answers < 200; answers++) await visit.answersSomehow()
    expect(coach.phase.value.kind).toBe('over')
    expect(visit.reached.at(-1)).toBeNull()
    coach.again()
    expect(coach.phase.value.kind).toBe('free')
  })
})

describe('a coach', () => {
  it('says why not to another choice, and nothing is lost', async () => {
    const visit = await Visit.to('kabuken')
    const { asked, session, coach } = visit
    await visit.answers('psych-up G0')
    expect(session.problem.value).toMatch(/First a blow/)
    await visit.answers('attack B1 B5 B4*')
    expect(session.problem.value).toMatch(/both red 3s, and nothing else/)
    expect(session.busy.value).toBe(false)
    expect(visit.asked).toBe(asked)
    await visit.answers('attack R3 R3')
    expect(session.problem.value).toBeNull()
    expect(coach.number.value).toBe(2)
  })

  it('leaves what is against the rules to the rules', async () => {
    const visit = await Visit.to('kabuken')
    await visit.answers('attack R3 B1')
    expect(visit.session.refusal.value?.rule).toBe('KBK-6.14')
    expect(visit.session.problem.value).toBeNull()
  })

  it('lets the others act one after the other', async () => {
    const visit = await Visit.to('kabuken')
    visit.coach.show()
    expect(visit.coach.phase.value.kind).toBe('watch')
    expect(visit.asked).toBeUndefined()
    visit.coach.show()
    expect(visit.timers).toHaveLength(1)
    await visit.wait()
    expect(visit.coach.phase.value.kind).toBe('step')
  })

  it('goes back step by step, over the beginning of a scene too', async () => {
    const visit = await Visit.to('kabuken')
    const { coach } = visit
    expect(coach.hasBefore.value).toBe(false)
    for (let step = 0; step < 2; step++) {
      coach.show()
      await visit.wait()
    }
    coach.goOn()
    expect(coach.number.value).toBe(3)
    coach.back()
    expect(coach.number.value).toBe(2)
    expect(visit.session.match.value?.log.length).toBeGreaterThan(0)
    coach.back()
    expect(coach.number.value).toBe(1)
    expect(visit.session.match.value?.log).toEqual([])
    coach.back()
    expect(coach.number.value).toBe(1)
  })

  it('forgets what others were about to do when one goes back', async () => {
    const visit = await Visit.to('kabuken')
    visit.coach.show()
    visit.coach.back()
    expect(visit.timers).toEqual([])
    expect(visit.coach.phase.value.kind).toBe('step')
    expect(visit.asked).toBeDefined()
  })

  it('takes up a lesson where it was left, in the middle of a move too', async () => {
    const first = await Visit.to('kabuken')
    first.coach.show()
    await first.wait()
    first.coach.show()
    const second = await Visit.to('kabuken', first.reached.at(-1))
    expect(second.coach.phase.value.kind).toBe('told')
    expect(second.coach.number.value).toBe(2)
    second.coach.startOver()
    expect(second.coach.number.value).toBe(1)
  })

  it.each([
    { scene: 1, rows: [[{ seat: 'A', choice: 'attack of the clones' }]], seed: 's' },
    { scene: 1, rows: [[{ seat: 'Z', choice: 'hit' }]], seed: 's' },
  ])('begins the scene anew where what was remembered no longer fits', async (from) => {
    const { coach } = await Visit.to('kabuken', from)
    expect(coach.number.value).toBe(3)
  })

  it('begins the lesson anew where the scene is no longer there', async () => {
    const { coach } = await Visit.to('kabuken', { scene: 99, rows: [], seed: 's' })
    expect(coach.number.value).toBe(1)
  })

  it('says what to do instead of what a lesson has no use for', async () => {
    const visit = await Visit.to('kabuken')
    visit.session.giveUp()
    await visit.settle()
    expect(visit.session.problem.value).toMatch(/no need for this/)
  })

  it('goes on with free play after a bot was interrupted', async () => {
    const scenes = (await lessons.kabuken()).scenes.length
    const rows = [[{ seat: 'A', choice: 'attack R2 R2' }]]
    const second = await Visit.to('kabuken', { scene: scenes - 1, rows, seed: 's' })
    expect(second.asked).toBeUndefined()
    await second.wait()
    expect(second.reached.at(-1)?.rows[0].length).toBeGreaterThan(1)
  })
})
