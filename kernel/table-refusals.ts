import type { Refusal } from './contract.ts'

export const TABLE_REFUSALS = [
  'table.shape',
  'table.notAsked',
  'table.stale',
  'table.nothingIn',
  'table.noWayBack',
  'table.revealed',
  'table.notWanted',
  'table.noSuchSeat',
  'table.over',
  'table.noTies',
  'table.noParty',
  'table.together',
  'table.rated',
  'table.ratedBot',
] as const

type Why = (typeof TABLE_REFUSALS)[number]

/** What the table itself refuses, whatever the game: the rules of `table-rules.md`. */
const WORDS: Readonly<Record<Why, { readonly rule: string; readonly says: string }>> = {
  'table.shape': { rule: 'TABLE-1', says: 'This is no answer to what is asked' },
  'table.notAsked': { rule: 'TABLE-2', says: 'This seat is not asked' },
  'table.stale': { rule: 'TABLE-3', says: 'This question is no longer open' },
  'table.nothingIn': { rule: 'TABLE-4', says: 'There is no answer to take back' },
  'table.noWayBack': { rule: 'TABLE-5', says: 'There is no such earlier moment' },
  'table.revealed': { rule: 'TABLE-5', says: 'Something was revealed or drawn since then' },
  'table.notWanted': { rule: 'TABLE-5', says: 'Nobody else asks to go back' },
  'table.noSuchSeat': { rule: 'TABLE-6', says: 'There is no such seat at this table' },
  'table.over': { rule: 'TABLE-6', says: 'The match is over' },
  'table.noTies': { rule: 'TABLE-7', says: 'This game knows no tie by agreement' },
  'table.together': { rule: 'TABLE-8', says: 'Your wish is noted: here partners give up only together' },
  'table.rated': { rule: 'TABLE-9', says: 'At a rated table what was played stands' },
  'table.ratedBot': { rule: 'TABLE-9', says: 'At a rated table nobody plays for you' },
  'table.noParty': { rule: 'TABLE-7', says: 'This seat is no longer in the match and is not asked for a tie' },
}

export const tableRefusal = (why: Why, problem?: string): Refusal => {
  const { rule } = WORDS[why]
  return problem === undefined ? { rule, why } : { rule, why, params: { problem } }
}

/** The sentence for a refusal of the table; null if it is the game's. */
export const tableRefusalWords = ({ why, params }: Refusal): string | null => {
  const found = TABLE_REFUSALS.find((key) => key === why)
  if (found === undefined) return null
  const { says } = WORDS[found]
  return params === undefined ? `${says}.` : `${says}: ${params.problem}.`
}

/** Why an answer to another question than the open one is refused; `isAsked` if there is an open one. */
export const notOpen = (isAsked: boolean): Refusal => tableRefusal(isAsked ? 'table.stale' : 'table.notAsked')
