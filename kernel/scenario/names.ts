import type { Game, Rules } from '../contract.ts'
import { seeded } from '../random.ts'

/** What a scenario of a game may name, as a table in Markdown. */
export const namesOf = (game: Game): string => {
  const opened = game.open({})
  if (!opened.ok) throw new Error(opened.problem.message)
  const { windows, events } = game.words
  const rows = [
    ...Object.entries(windows).map(([name, asks]) => ['window', name, asks]),
    ...fieldsOf(opened.value).map(([name, value]) => ['position', name, value]),
    ...Object.keys(events).map((key) => ['event', key, '']),
  ]
  const lines = rows.map(([what, name, says]) => `| ${what} | \`${name}\` | ${says.replaceAll('|', '\\|')} |`)
  return ['| what | name | |', '|---|---|---|', ...lines].join('\n')
}

const LONGEST = 72

/** The fields of a position, each with its value after a deal. */
const fieldsOf = (rules: Rules): readonly (readonly [string, string])[] => {
  const dealt = rules.position.write(rules.deal(seeded('sfc32', 'names')))
  return knownFields(rules).map((name) => {
    if (!Object.hasOwn(dealt, name)) return [name, 'may be given, and is never written']
    const text = JSON.stringify(dealt[name])
    return [name, `\`${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}\``]
  })
}

/** The reader of positions tells them all when it meets one that it does not know. */
const knownFields = (rules: Rules): readonly string[] => {
  const read = rules.position.read({ '?': '' })
  const told = read.ok ? undefined : /there are (.*)$/.exec(read.problem.message)?.[1]
  if (told === undefined) throw new Error('the reader of positions does not tell its fields')
  return told.split(', ')
}
