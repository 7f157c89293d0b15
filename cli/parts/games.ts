import { registry } from '../../games/registry.ts'
import type { Game, Meta, Rules } from '../../kernel/contract.ts'
import { nearest, suggestion } from '../../kernel/nearest.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import type { Flag } from './command.ts'
import { readTableFile } from './json-file.ts'

export const gameIds = (): readonly string[] => Object.keys(registry)

export const findGame = async (id: string): Promise<Result<Game>> =>
  Object.hasOwn(registry, id)
    ? ok(await registry[id]())
    : bad('', `there is no game '${id}'; ${suggestion(id, gameIds())}`)

/** What is agreed before a match, on the command line. */
export const SETUP_FLAGS = {
  mode: { type: 'string', value: 'MODE', help: 'the way to play; `leitai rules GAME` tells them' },
  seats: { type: 'string', value: 'N', help: 'how many play' },
  options: { type: 'string', value: 'K=V,K=V', help: 'house rules, for example extension=on' },
  deck: { type: 'string', value: 'FILE', help: 'a deck of your own, in games that take one; see leitai deck' },
  blank: { type: 'string', value: 'FILE', help: 'a card of your own, in games that have a blank one' },
} as const satisfies Readonly<Record<string, Flag>>

export interface SetupFlags {
  readonly mode?: string | undefined
  readonly seats?: string | undefined
  readonly options?: string | undefined
  readonly deck?: string | undefined
  readonly blank?: string | undefined
}

export const openRules = (game: Game, { mode, seats, options, deck, blank }: SetupFlags): Result<Rules> => {
  const numbers = game.meta.modes.flatMap((offered) => offered.seats)
  if (mode === undefined && seats !== undefined && !numbers.includes(Number(seats)))
    return bad('--seats', `must be ${[...new Set(numbers)].join(' or ')}`)
  const chosen = readOptions(game.meta, options)
  if (!chosen.ok) return chosen
  const files = readFiles(game.meta, { deck, blank })
  if (!files.ok) return files
  const opened = game.open({
    ...(mode === undefined ? {} : { mode }),
    ...(seats === undefined ? {} : { seats: Number(seats) }),
    options: chosen.value,
    files: files.value,
  })
  return opened.ok ? opened : bad(asFlag(opened.problem.at), opened.problem.message)
}

const asFlag = (at: string): string => at.replace(/^setup\.options\./, '--options ').replace(/^setup\.(files\.)?/, '--')

const readFiles = (
  { id, files: known = [] }: Meta,
  given: Readonly<Record<string, string | undefined>>,
): Result<Record<string, unknown>> => {
  const files: Record<string, unknown> = {}
  for (const [name, path] of Object.entries(given)) {
    if (path === undefined) continue
    if (!known.includes(name)) return bad(`--${name}`, `is not for ${id}`)
    const json = readTableFile(path)
    if (!json.ok) return bad(`--${name}`, json.problem.message)
    files[name] = json.value
  }
  return ok(files)
}

const readOptions = (meta: Meta, text = ''): Result<Record<string, string | number>> => {
  const options: Record<string, string | number> = {}
  for (const pair of text.split(',').filter((part) => part !== '')) {
    const [name, value, ...rest] = pair.split('=')
    if (!value || rest.length > 0) return bad('--options', `'${pair}' must be written as option=value`)
    if (!Object.hasOwn(meta.options, name)) {
      const names = Object.keys(meta.options)
      const near = nearest(name, names)
      return bad(
        '--options',
        `${meta.id} has no option '${name}'; ${near ? `did you mean ${near}?` : `it has ${names.join(', ')}`}`,
      )
    }
    options[name] = meta.options[name].numbers !== undefined && /^\d+$/.test(value) ? Number(value) : value
  }
  return ok(options)
}
