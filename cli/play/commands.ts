import type { Decision } from '../../kernel/match.ts'
import { describeProblem, ok } from '../../kernel/result.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import { loadRecord, saveRecord } from '../parts/files.ts'
import { toned } from '../parts/paint.ts'
import { contents, lookUp } from '../parts/rule-text.ts'
import type { Terminal } from '../parts/terminal.ts'
import type { Thinking } from '../parts/thinking.ts'
import { explain } from './explain.ts'
import { hintLines } from './hint.ts'
import { optionLines } from './options.ts'
import { logLines, tableLines } from './screen.ts'
import { lastAnswer, note, resumeSession, type Session, story } from './session.ts'
import { seatsOf } from './sit-down.ts'

/** Where somebody stands who types a command. */
export interface Place {
  readonly session: Session
  readonly seat: Seat
  /** What this seat is asked; nothing when the match is over. */
  readonly decision: Decision | undefined
  readonly terminal: Terminal
  readonly thinking: Thinking
}

/** What happens next: the same question again, a match that was loaded, or good-bye. */
export type Next = 'again' | 'leave' | Session

interface PromptCommand {
  /** How it is typed, and what it does. */
  readonly usage: string
  readonly help: string
  run(place: Place, rest: string): Next | Promise<Next>
}

const OVER = 'The match is over.'

const undo = ({ session, seat, terminal }: Place): Next => {
  const moment = lastAnswer(session.table.record().entries, seat)
  if (moment === undefined) terminal.say('There is nothing of yours to take back.')
  else {
    note(session, session.table.undo(moment))
    session.told[seat] = session.events.length
    terminal.say('Back to your last decision.')
  }
  return 'again'
}

const hint = async ({ session, seat, decision, terminal, thinking }: Place): Promise<Next> => {
  if (decision === undefined) terminal.say(OVER)
  else terminal.say(...(await hintLines(session, seat, thinking)))
  return 'again'
}

const save = ({ session, terminal }: Place, file: string): Next => {
  if (file === '') terminal.say('Where to? save FILE')
  else {
    const saved = saveRecord(file, session.table.record())
    terminal.say(saved.ok ? `Saved in ${file}.` : describeProblem(saved.problem))
  }
  return 'again'
}

const load = async ({ session, terminal }: Place, file: string): Promise<Next> => {
  const saved = file === '' ? undefined : await loadRecord(file)
  if (saved === undefined) terminal.say('Which one? load FILE')
  else if (!saved.ok) terminal.say(describeProblem(saved.problem))
  else {
    const { game, record } = saved.value
    const isSameCompany = session.seating.length === record.setup.seats
    const loaded = resumeSession(game, record, isSameCompany ? session.seating : seatsOf(record))
    if (loaded.ok) return loaded.value
    terminal.say(describeProblem(loaded.problem))
  }
  return 'again'
}

/** Where partners give up only together, those at this screen are asked, and bots do as their partner does. */
const giveUp = async ({ session, seat, terminal }: Place): Promise<Next> => {
  const { table, seating } = session
  if (terminal.isPerson) {
    const sure = await terminal.ask('Really give up? Type yes: ')
    if (sure?.trim().toLowerCase() !== 'yes') return 'again'
  }
  for (const partner of table.rules.partners?.(table.state, seat) ?? []) {
    if (partner === seat) continue
    if (seating[partner] === null && !(await agrees(partner, 'to give up', terminal))) return 'again'
    table.giveUp(partner)
  }
  const handed = note(session, table.giveUp(seat))
  if (handed.refusal !== null) terminal.say(...explain(table.game, handed.refusal, terminal.width))
  return 'again'
}

/** Everybody at this screen is asked in turn; bots would rather fight on. */
const tie = async ({ session, seat, terminal }: Place): Promise<Next> => {
  const { table, seating } = session
  const parties = table.rules.ties?.parties(table.state) ?? []
  const bots = parties.filter((party) => seating[party] !== null)
  for (const party of [seat, ...parties.filter((other) => other !== seat && seating[other] === null)]) {
    if (party !== seat && !(await agrees(party, 'to a tie', terminal))) {
      table.withdrawTie(seat)
      return 'again'
    }
    const { refusal } = note(session, table.offerTie(party))
    if (refusal !== null) terminal.say(...explain(table.game, refusal, terminal.width))
    if (refusal !== null) return 'again'
    if (bots.length > 0) {
      table.withdrawTie(party)
      terminal.say(`${bots.map(seatLetter).join(' and ')} would rather fight on: a bot agrees to no tie.`)
      return 'again'
    }
  }
  return 'again'
}

const agrees = async (party: Seat, to: string, terminal: Terminal): Promise<boolean> => {
  const line = await terminal.ask(`${seatLetter(party)}, do you agree ${to}? Type yes: `)
  const isYes = line?.trim().toLowerCase() === 'yes'
  if (!isYes) terminal.say(`${seatLetter(party)} fights on.`)
  return isYes
}

const quit = async (place: Place): Promise<Next> => {
  const { session, terminal } = place
  if (terminal.isPerson && session.table.outcome() === null && session.table.seq > 0) {
    const file = await terminal.ask('A file name keeps the match for later; Enter leaves without. ')
    if (file !== null && file.trim() !== '') save(place, file.trim())
  }
  return 'leave'
}

/** Everything that can be typed besides an answer. */
export const PROMPT_COMMANDS: Readonly<Record<string, PromptCommand>> = {
  '?': {
    usage: '?',
    help: 'what you may do now',
    run: ({ session, seat, decision, terminal }) => {
      const { game, rules, state } = session.table
      if (decision !== undefined)
        terminal.say(...optionLines(game, rules, rules.hide(state, seat), decision, terminal.width))
      terminal.say([toned('At any time:', 'strong')], ...commandLines())
      return 'again'
    },
  },
  hint: {
    usage: 'hint',
    help: 'the best choices, with their chance to win',
    run: hint,
  },
  rules: {
    usage: 'rules [ID or words]',
    help: 'the rules, one rule, or a search',
    run: ({ session, terminal }, rest) => {
      const { game } = session.table
      const found = rest === '' ? ok(contents(game, 'rules')) : lookUp(game, rest, terminal.width)
      if (found.ok) terminal.say(...found.value)
      else terminal.say(describeProblem(found.problem))
      return 'again'
    },
  },
  table: {
    usage: 'table',
    help: 'draws the table again',
    run: ({ session, seat, terminal }) => {
      terminal.say(...tableLines(session, seat))
      return 'again'
    },
  },
  log: {
    usage: 'log',
    help: 'everything that happened',
    run: ({ session, seat, terminal }) => {
      terminal.say(...logLines(session, story(session), seat))
      return 'again'
    },
  },
  undo: { usage: 'undo', help: 'back to your last decision', run: undo },
  save: { usage: 'save FILE', help: 'keeps the match as it stands', run: save },
  load: { usage: 'load FILE', help: 'goes on with a saved match', run: load },
  resign: { usage: 'resign', help: 'gives up (also: give up)', run: giveUp },
  tie: { usage: 'tie', help: 'offers a tie, or agrees to one, in games that know it', run: tie },
  quit: { usage: 'quit', help: 'leaves', run: quit },
}

const ALIASES: Readonly<Record<string, string>> = { help: '?', exit: 'quit', q: 'quit' }

/** The command that a line names, and the rest of the line. */
export const findCommand = (line: string): { readonly command: PromptCommand; readonly rest: string } | undefined => {
  const [first, ...rest] = line.split(/\s+/)
  const word = first.toLowerCase()
  const name = /^give\s+up$/i.test(line) ? 'resign' : Object.hasOwn(ALIASES, word) ? ALIASES[word] : word
  return Object.hasOwn(PROMPT_COMMANDS, name) ? { command: PROMPT_COMMANDS[name], rest: rest.join(' ') } : undefined
}

const commandLines = () =>
  Object.values(PROMPT_COMMANDS).map(({ usage, help }) => ['  ', toned(usage.padEnd(22), 'strong'), help])
