import { nearest } from '../kernel/nearest.ts'
import { commands } from './commands.ts'
import { EXIT, openTerminal, type Terminal } from './parts/terminal.ts'
import { VERSION } from './parts/version.ts'

const HELP = `leitai: martial-arts card games in the terminal

${Object.values(commands)
  .map(({ usage, summary }) => `  leitai ${usage}\n      ${summary}\n`)
  .join('')}
  leitai COMMAND --help    more about a command
  leitai --version         which version this is
`

const isHelp = (word: string): boolean => word === '--help' || word === '-h'

const run = async ([name, ...args]: readonly string[], terminal: Terminal): Promise<number> => {
  if (name === undefined || isHelp(name) || name === 'help') {
    terminal.data(HELP)
    return EXIT.fine
  }
  if (name === '--version') {
    terminal.say(VERSION)
    return EXIT.fine
  }
  if (!Object.hasOwn(commands, name)) {
    const near = nearest(name, Object.keys(commands))
    return terminal.complain(
      `there is no command '${name}'; ${near === undefined ? 'leitai --help lists them' : `did you mean leitai ${near}?`}`,
    )
  }
  const command = commands[name]
  if (args.some(isHelp)) {
    terminal.data(command.help)
    return EXIT.fine
  }
  return command.start(args, terminal)
}

// The reader of a pipe may leave early (| head): then nobody wants the rest.
process.stdout.on('error', (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') process.exit(EXIT.fine)
  throw error
})
process.on('SIGINT', () => process.exit(EXIT.interrupted))

const terminal = openTerminal()
process.exitCode = await run(process.argv.slice(2), terminal)
terminal.close()
