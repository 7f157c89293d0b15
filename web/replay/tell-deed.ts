import type { Deed, SeenAnswer } from '../../kernel/eyes.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { nameOf } from '../table/who.ts'
import { words } from './words.ts'

/** What was done to get to a moment, in words. */
export const tellDeed = (deed: Deed | null, table: TableInfo): string => {
  if (deed === null) return words.deal
  switch (deed.kind) {
    case 'answers':
      return deed.answers.map((answer) => tellAnswer(answer, table)).join(' · ')
    case 'undo':
      return words.backTo(deed.to)
    case 'giveUp':
      return words.givesUp(nameOf(table, deed.seat))
    case 'tie':
      return words.tie
    case 'handOver':
      return (deed.to === 'bot' ? words.toBot : words.toPlayer)(nameOf(table, deed.seat))
  }
}

const tellAnswer = ({ seat, choice, by }: SeenAnswer, table: TableInfo): string => {
  const name = nameOf(table, seat)
  if (choice === undefined) return words.hasAnswered(name)
  return words.answered(by === undefined || by === 'player' ? name : words.for(name, words.by[by]), choice)
}
