import { seeded } from '../../../kernel/random.ts'
import { type Bench, setUpBench } from '../../../kernel/scenario/bench.ts'
import { describeFailure } from '../../../kernel/scenario/compare.ts'
import type { Step } from '../../../kernel/scenario/scenario.ts'
import { takeStep } from '../../../kernel/scenario/take.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import { game } from '../game.ts'
import { type Block, type Line, type Plain, readBlock } from './block.ts'
import { mustHold } from './expectations.ts'

/** Plays a block of lines; `more` adds to its position what the lines have no words for. */
export const scene = (text: string, more: Plain = {}): void => {
  const block = readBlock(text)
  const bench = sure(setUpBench(game, block.setup, { ...beginning(block), ...more }))
  for (const line of block.lines) {
    if (line.kind === 'expect') for (const part of line.parts) mustHold(bench, part, line.text)
    else take(bench, stepOf(line), line.text)
  }
}

/** A new game holds what it says whatever chance has dealt; this is one deal. */
const beginning = ({ isNew, setup, given }: Block): Plain => {
  if (!isNew) return given
  const rules = sure(game.open(setup))
  return rules.position.write(rules.deal(seeded('sfc32', 'a new game')))
}

const stepOf = (line: Exclude<Line, { kind: 'expect' }>): Step => {
  if (line.kind === 'do') return { do: line }
  if (line.kind === 'refuse') return { refused: line }
  return { giveUp: line.rule === undefined ? { seat: line.seat } : { seat: line.seat, refused: line.rule } }
}

const take = (bench: Bench, step: Step, at: string): void => {
  const { failures } = takeStep(bench, step, at)
  if (failures.length > 0) throw new Error(failures.map(describeFailure).join('\n'))
}
