import type { Line } from '../kernel/contract.ts'
import { commitmentOf, seedOf } from '../kernel/fair-shuffle.ts'
import type { MatchRecord } from '../kernel/record.ts'
import { replay } from '../kernel/replay.ts'
import { describeProblem } from '../kernel/result.ts'
import { command } from './parts/command.ts'
import { loadRecord } from './parts/files.ts'
import { toned } from './parts/paint.ts'
import { EXIT } from './parts/terminal.ts'

const NOTES = `Before the deal the server shows a commitment, the SHA-256 of its secret; then every seat's client adds a random value.
The seed is the SHA-256 of {"secret":…,"values":{"A":…,…}}. verify computes all of it anew from the record, replays
the match with that seed, and prints the commitment: it must be the one that your table showed before the deal.
Exit code 1 if something does not fit, or if the record has no fair shuffle.`

export const verify = command({
  usage: 'verify RECORD [--commitment HASH]',
  summary: 'checks that nobody chose the deal of a match, and that it went as recorded',
  flags: {
    commitment: { type: 'string', value: 'HASH', help: 'what your table showed before the deal' },
  },
  words: 1,
  notes: NOTES,
  run: async ({ flags, words }, terminal) => {
    if (words.length === 0) return terminal.complain('which match? leitai verify RECORD')
    const saved = await loadRecord(words[0])
    if (!saved.ok) return terminal.complain(saved.problem)
    const { game, record } = saved.value
    const replayed = replay(game, record)
    const wrong = [
      ...shuffleProblems(record, flags.commitment),
      ...(replayed.ok ? [] : [`the match does not replay: ${describeProblem(replayed.problem)}`]),
    ]
    for (const problem of wrong) terminal.complain(`${words[0]}: ${problem}`)
    if (wrong.length > 0) return EXIT.differs
    terminal.say(...facts(record), `Every state of the ${record.entries.length} entries is as recorded.`)
    return EXIT.fine
  },
})

const shuffleProblems = (
  { shuffle, seed, start, redeal }: MatchRecord,
  shown: string | undefined,
): readonly string[] => {
  // A position alone was chosen by somebody; what is dealt anew there comes from the seed.
  if (shuffle === undefined || (start !== undefined && redeal !== true))
    return ['nothing is recorded of how its seed came about: who dealt could have chosen it']
  return [
    ...(seedOf(shuffle) === seed ? [] : ['the seed is not the hash of the secret and the values']),
    ...(shown === undefined || shown.toLowerCase() === commitmentOf(shuffle.secret)
      ? []
      : [`the commitment was ${commitmentOf(shuffle.secret)}, not ${shown}`]),
  ]
}

const facts = ({ shuffle }: MatchRecord): readonly Line[] => {
  if (shuffle === undefined) return []
  const seats = Object.keys(shuffle.values).toSorted()
  const added = seats.length === 0 ? 'nobody else added anything' : `the clients of ${seats.join(', ')} added theirs`
  return [
    [toned('The shuffle is fair: ', 'strong'), `the server's secret came first, then ${added}.`],
    ['commitment  ', toned(commitmentOf(shuffle.secret), 'strong')],
  ]
}
