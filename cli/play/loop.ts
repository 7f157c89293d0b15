import { setImmediate } from 'node:timers/promises'
import type { Decision } from '../../kernel/match.ts'
import { seeded } from '../../kernel/random.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import { endLine } from '../parts/ending.ts'
import { typedTag } from '../parts/form-words.ts'
import { toned } from '../parts/paint.ts'
import { people } from '../parts/seating.ts'
import type { Terminal } from '../parts/terminal.ts'
import type { Thinking } from '../parts/thinking.ts'
import { answer } from './answer.ts'
import { findCommand, type Next, type Place } from './commands.ts'
import { tagsOf } from './options.ts'
import { logLines, tableLines } from './screen.ts'
import { news, note, type Session } from './session.ts'

/** Plays, and plays on with whatever match is loaded meanwhile, until everybody has left. */
export const playOn = async (first: Session, thinking: Thinking, terminal: Terminal): Promise<void> => {
  for (let session: Session | null = first; session !== null; ) session = await playMatch(session, thinking, terminal)
}

/** The match that was loaded in its place; null when it was left. */
const playMatch = async (session: Session, thinking: Thinking, terminal: Terminal): Promise<Session | null> => {
  const persons = people(session.seating)
  let [seat] = persons
  let isSeated = persons.length === 1
  let shown = ''
  for (;;) {
    await letBotsAnswer(session, thinking, terminal)
    const decision = nextQuestion(session, seat)
    const moment = `${decision?.id ?? 'over'} ${session.table.seq}`
    if (moment !== shown) {
      if (decision !== undefined && (decision.seat !== seat || !isSeated)) {
        if (isSeated && !(await leaveScreen(session, seat, decision.seat, terminal))) return null
        if (!(await takeScreen(decision.seat, terminal))) return null
        seat = decision.seat
        isSeated = true
      }
      show(session, seat, decision, terminal)
      shown = moment
    }
    const line = await terminal.ask(decision === undefined ? 'over › ' : `${seatLetter(seat)} › `)
    const next = line === null ? 'leave' : await obey({ session, seat, decision, terminal, thinking }, line.trim())
    if (next === 'leave') {
      if (session.table.outcome() === null) terminal.say('You leave; the match is unfinished.')
      return null
    }
    if (next !== 'again') return next
  }
}

const obey = async (place: Place, line: string): Promise<Next> => {
  const { session, seat, decision, terminal } = place
  if (line === '') return 'again'
  const found = findCommand(line)
  if (found !== undefined) return found.command.run(place, found.rest)
  if (decision === undefined) terminal.say('The match is over. You may type save FILE, log, undo, rules or quit.')
  else await answer(session, seat, decision, line, terminal)
  return 'again'
}

/** Every answer of a bot has dice of its own, so a loaded match goes on as it would have gone on. */
const letBotsAnswer = async (session: Session, thinking: Thinking, terminal: Terminal): Promise<void> => {
  const { table, seating } = session
  for (;;) {
    const sealed = table.sealed()
    const asked = table.open().find(({ seat }) => seating[seat] !== null && !sealed.includes(seat))
    const bot = asked === undefined ? undefined : seating[asked.seat]
    if (asked === undefined || !bot) return
    const { game, rules, state } = table
    const { id, seat } = asked
    const seed = `${table.record().seed} ${id}`
    const view = rules.hide(state, seat)
    const match = { game: game.meta.id, rules: rules.version, setup: rules.setup }
    const thought = await thinking.think({ ...match, view, seat, bot: bot.id, seed })
    if (thought === null || note(session, table.answer(seat, id, thought.choice, 'bot')).refusal !== null) {
      const dice = seeded('sfc32', `${seed} fallback`)
      note(session, table.answer(seat, id, rules.unpack(rules.fallback(view, seat, dice)), 'clock'))
      const fault = thought === null ? 'has no answer' : 'wants something illegal'
      terminal.say([toned(`${seatLetter(seat)} (${bot.id}) ${fault}; the table answers for it.`, 'alert')])
    }
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

/** Between two people: one looks a last time, then the screen is emptied for the other. False when nobody is there. */
const leaveScreen = async (session: Session, from: Seat, to: Seat, terminal: Terminal): Promise<boolean> => {
  terminal.say(...logLines(session, news(session, from), from))
  return !terminal.isPerson || (await terminal.ask(`Press Enter and pass the screen to ${seatLetter(to)}. `)) !== null
}

const takeScreen = async (to: Seat, terminal: Terminal): Promise<boolean> => {
  if (!terminal.isPerson) return true
  terminal.clear()
  const line = await terminal.ask(`${seatLetter(to)}, press Enter when nobody else is looking. `)
  terminal.clear()
  return line !== null
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
