import { setImmediate } from 'node:timers/promises'
import { seeded } from '../../kernel/random.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import type { Decision } from '../../kernel/table.ts'
import { endLine } from '../parts/ending.ts'
import { typedTag } from '../parts/form-words.ts'
import { toned } from '../parts/paint.ts'
import { people } from '../parts/seating.ts'
import type { Terminal } from '../parts/terminal.ts'
import { answer } from './answer.ts'
import { findCommand, type Next } from './commands.ts'
import { tagsOf } from './options.ts'
import { logLines, tableLines } from './screen.ts'
import { news, note, type Session } from './session.ts'

/** Plays until the match is over and left, or until there is nothing more to read. */
export const playOn = async (first: Session, terminal: Terminal): Promise<void> => {
  let session = first
  let [seat] = people(session.seating)
  let shown = ''
  for (;;) {
    await letBotsAnswer(session)
    const decision = nextQuestion(session, seat)
    const moment = `${decision?.id ?? 'over'} ${session.table.seq}`
    if (moment !== shown) {
      if (decision !== undefined && decision.seat !== seat) {
        if (!(await passOn(session, seat, decision.seat, terminal))) return
        seat = decision.seat
      }
      show(session, seat, decision, terminal)
      shown = moment
    }
    const line = await terminal.ask(decision === undefined ? 'over › ' : `${seatLetter(seat)} › `)
    if (line === null) return sayUnfinished(session, terminal)
    const next = await obey(session, seat, decision, line.trim(), terminal)
    if (next === 'leave') return sayUnfinished(session, terminal)
    if (next !== 'again') {
      session = next
      ;[seat] = people(session.seating)
      shown = ''
    }
  }
}

const obey = async (
  session: Session,
  seat: Seat,
  decision: Decision | undefined,
  line: string,
  terminal: Terminal,
): Promise<Next> => {
  if (line === '') return 'again'
  const found = findCommand(line)
  if (found !== undefined) return found.command.run({ session, seat, decision, terminal }, found.rest)
  if (decision === undefined) terminal.say('The match is over. You may type save FILE, log, undo, rules or quit.')
  else await answer(session, seat, decision, line, terminal)
  return 'again'
}

/** Every answer of a bot has dice of its own, so a loaded match goes on as it would have gone on. */
const letBotsAnswer = async (session: Session): Promise<void> => {
  const { table, seating } = session
  const { game, rules } = table
  for (;;) {
    const sealed = table.sealed()
    const asked = table.open().find(({ seat }) => seating[seat] !== null && !sealed.includes(seat))
    const bot = asked === undefined ? undefined : seating[asked.seat]
    if (asked === undefined || !bot) return
    const rng = seeded('sfc32', `${table.record().seed} ${asked.id}`)
    const code = bot.choose(game, rules, rules.hide(table.state, asked.seat), asked.seat, rng)
    const handed = note(session, table.answer(asked.seat, asked.id, rules.unpack(code), 'bot'))
    if (handed.refusal !== null) throw new Error(`${bot.id} made a choice that ${handed.refusal.rule} refuses`)
    // So that Ctrl-C is heard while bots play among themselves.
    await setImmediate()
  }
}

/** Somebody who still has to answer; the one in front of the screen first. */
const nextQuestion = ({ table }: Session, seat: Seat): Decision | undefined => {
  const sealed = table.sealed()
  const open = table.open().filter((decision) => !sealed.includes(decision.seat))
  return open.find((decision) => decision.seat === seat) ?? open.at(0)
}

/** Between two people: one looks a last time, then the screen is emptied for the other. */
const passOn = async (session: Session, from: Seat, to: Seat, terminal: Terminal): Promise<boolean> => {
  terminal.say(...logLines(session, news(session, from), from))
  if (!terminal.isPerson) return true
  if ((await terminal.ask(`Pass to ${seatLetter(to)} and press Enter. `)) === null) return false
  terminal.clear()
  if ((await terminal.ask(`${seatLetter(to)}, press Enter when you are ready. `)) === null) return false
  terminal.clear()
  return true
}

const show = (session: Session, seat: Seat, decision: Decision | undefined, terminal: Terminal): void => {
  terminal.say(...logLines(session, news(session, seat), seat), '', ...tableLines(session, seat), '')
  const outcome = session.table.outcome()
  if (outcome !== null) terminal.say(endLine(session.table.game, outcome))
  if (decision === undefined) {
    terminal.say('You may type save FILE to keep it, log, undo or quit.')
    return
  }
  const question = session.table.game.words.windows[decision.window] ?? decision.window
  const tags = Object.keys(tagsOf(decision)).map(typedTag).join(' · ')
  terminal.say([toned(question, 'strong'), toned(tags === '' ? '  (? helps)' : `  (${tags}; ? helps)`, 'dim')])
}

const sayUnfinished = ({ table }: Session, terminal: Terminal): void => {
  if (table.outcome() === null) terminal.say('You leave; the match is unfinished.')
}
