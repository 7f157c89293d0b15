import { parseArgs } from 'node:util'
import { nearest } from '../../kernel/nearest.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import type { Terminal } from './terminal.ts'

export interface Flag {
  readonly type: 'string' | 'boolean'
  /** What stands for the value in the help. */
  readonly value?: string
  readonly help: string
}
type Flags = Readonly<Record<string, Flag>>

type Value<F extends Flag> = F['type'] extends 'string' ? string : boolean

/** The command line of one command, as it was typed. */
export interface Input<F extends Flags> {
  readonly flags: { readonly [N in keyof F]?: Value<F[N]> }
  readonly words: readonly string[]
}

interface Spec<F extends Flags> {
  readonly usage: string
  readonly summary: string
  readonly flags: F
  /** The largest number of words beside the flags. */
  readonly words: number
  readonly notes?: string
  run(input: Input<F>, terminal: Terminal): Promise<number> | number
}

export interface Command {
  readonly usage: string
  readonly summary: string
  readonly help: string
  start(args: readonly string[], terminal: Terminal): Promise<number>
}

export const command = <const F extends Flags>(spec: Spec<F>): Command => ({
  usage: spec.usage,
  summary: spec.summary,
  help: describe(spec),
  start: async (args, terminal) => {
    const input = read(spec, args)
    return input.ok ? spec.run(input.value, terminal) : terminal.complain(input.problem)
  },
})

const read = <F extends Flags>(spec: Spec<F>, args: readonly string[]): Result<Input<F>> => {
  const options: F = spec.flags
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true })
  const usage = `usage: leitai ${spec.usage}`
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const flag = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (flag === undefined) {
      const near = nearest(token.name, Object.keys(options))
      return bad(token.rawName, `is not known here; ${near === undefined ? usage : `did you mean --${near}?`}`)
    }
    const needed = `needs a value: --${token.name} ${flag.value}`
    if (flag.type === 'string' && !token.value) return bad(token.rawName, needed)
    if (flag.type === 'string' && !token.inlineValue && token.value?.startsWith('-') === true)
      return bad(token.rawName, `${needed}; if it begins with a dash, --${token.name}=${token.value}`)
    if (flag.type === 'boolean' && token.value !== undefined) return bad(token.rawName, 'takes no value')
  }
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  if (words.length > spec.words) return bad('', `'${words[spec.words]}' is one word too many; ${usage}`)
  const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: true })
  return ok({ flags: values, words })
}

const describe = ({ usage, summary, flags, notes }: Spec<Flags>): string => {
  const rows = Object.entries(flags).map(([name, { value, help }]) => {
    const shown = value === undefined ? `--${name}` : `--${name} ${value}`
    return `  ${shown.padEnd(22)}${help.replaceAll('\n', `\n${' '.repeat(24)}`)}\n`
  })
  const options = rows.length === 0 ? '' : `\nOptions:\n${rows.join('')}`
  return `leitai ${usage}\n  ${summary}\n${options}${notes === undefined ? '' : `\n${notes}\n`}`
}
