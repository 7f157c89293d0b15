import { expect, test } from 'vitest'
import { type Event, seen } from '../../../kernel/events.ts'
import { seeded } from '../../../kernel/random.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import { groupOf, kindNamed } from '../cards.ts'
import { game } from '../game.ts'
import { OPTIONS } from '../options.ts'
import { veterans } from '../testing/veterans.ts'

// Chapter 3: views keep hands and Rests of both, for whoever remembers what everybody was told knows them. Here is
// somebody who does nothing but remember: he knows the first hands and hears what the gallery hears.

class Memory {
  readonly hands: string[][]
  readonly rests: string[][] = [[], []]
  readonly #arenas: string[][] = [[], []]

  constructor(hands: readonly string[][]) {
    this.hands = hands.map((hand) => [...hand])
  }

  hear(event: Event): void {
    const faces = facesIn(event)
    const owner = Number(event.seat)
    const other = Number(event.to)
    const heard: Readonly<Record<string, () => void>> = {
      plan: () => move(faces, this.hands[owner], this.#arenas[owner]),
      add: () => move(faces, this.hands[owner], this.#arenas[owner]),
      remove: () => move(faces, this.#arenas[other], this.rests[other]),
      return: () => move(faces, this.#arenas[owner], this.hands[owner]),
      yaou: () => move(faces, this.#arenas[owner], this.hands[owner]),
      gain: () => this.hands[owner].push(...faces.filter(isRanger)),
      recover: () => {
        this.#cleanUp(owner)
        move([...this.rests[owner]], this.rests[owner], this.hands[owner])
      },
      round: () => {
        for (const seat of this.hands.keys()) this.#cleanUp(seat)
      },
    }
    heard[event.key.replace('kung-fur-fight.', '')]?.()
  }

  #cleanUp(seat: number): void {
    move([...this.#arenas[seat]], this.#arenas[seat], this.rests[seat])
  }
}

const facesIn = ({ card, cards }: Event): string[] =>
  [card ?? [], cards ?? []].flat().filter((face) => typeof face === 'string')

const isRanger = (face: string): boolean => groupOf(kindNamed(face)) === 'ranger'

const move = (faces: readonly string[], from: string[], to: string[]): void => {
  for (const face of faces) {
    const at = from.indexOf(face)
    if (at < 0) throw new Error(`${face} was not there, by memory`)
    from.splice(at, 1)
    to.push(face)
  }
}

const wordsOf = (value: unknown): string[][] =>
  Object.values(Object(value)).map((list) => String(list).split(' ').filter(Boolean).toSorted())

test.each([
  ['from the start', game],
  ['with Rangers in hand', veterans],
])('KFU-3.2, KFU-3.7 hands and Rests follow from what everybody was told, in games %s', (_, played) => {
  for (let n = 0; n < 60; n++) {
    const rng = seeded('sfc32', `memory ${n}`)
    const options = Object.entries(OPTIONS).map(([name, { values }]) => [name, values[rng.below(values.length)]])
    const rules = sure(played.open({ options: Object.fromEntries(options) }))
    const s = rules.deal(rng)
    const memory = new Memory(wordsOf(rules.position.write(s).hands))
    while (rules.outcome(s) === null) {
      const log: Event[] = []
      const answers = rules.awaiting(s).map((seat) => rules.sample?.(s, seat, rng) ?? '')
      rules.play(s, answers, log)
      for (const event of log) memory.hear(seen(event, 'gallery'))
      const { hands, rests } = rules.position.write(s)
      expect(memory.hands.map((hand) => hand.toSorted())).toEqual(wordsOf(hands))
      expect(memory.rests.map((rest) => rest.toSorted())).toEqual(wordsOf(rests))
    }
  }
})
