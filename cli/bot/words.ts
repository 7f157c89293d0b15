import { PROTOCOL } from '../../protocol/wire.ts'

/** What a bot on its travels tells the one who sent it. */
export const words = {
  noUrl: 'where to? leitai bot --url http://127.0.0.1:8080 --game kabuken',
  noGame: 'which game? leitai bot --url … --game kabuken',
  badUrl: 'must be an address such as http://127.0.0.1:8080',
  eitherOr: 'says the same as --bot; give one of them',
  name: (bot: string) => `${bot} (bot)`,

  nobody: (url: string, why: string) =>
    `nobody answers at ${url} (${why}); is the address right, and is the server running?`,
  noHouse: (url: string) => `what answers at ${url} is not Leitai, or another version of it`,
  refused: (says: string) => `the server says: ${says}`,
  otherGame: (id: string, game: string) => `table ${id} plays ${game}; give --game ${game}`,
  otherRules: (problem: string) => `the server plays by rules that this program does not know: ${problem}`,
  disagreed: (choice: string, rule: string) =>
    `the server refuses ${choice} by ${rule}, which the rules here allow; are both of the same version?`,
  outdated: `the server does not speak version ${PROTOCOL} of the messages; use the leitai program of the server's version`,
  failed: (bot: string) => `${bot} has no legal answer; what the clock would play is answered for it`,
  faulty: (says: string) => `the server cannot go on: ${says}`,
  lost: (url: string, seconds: number) => `${url} has been gone for ${seconds} seconds`,

  sat: (id: string, seat: string) => `Sat down at table ${id}, seat ${seat}.`,
  opened: (id: string) => `Opened table ${id}; waiting for others.`,
  moved: 'Somebody else waits for the same game: going there.',
  begins: (id: string) => `The match at table ${id} begins.`,
  away: (why: string) => `The connection is lost (${why}); trying again.`,
  back: 'Back at the table.',
  won: 'Won.',
  shared: 'Shared the victory.',
  place: (place: number) => `Ended in place ${place}.`,
  ended: 'The match has ended without a result.',
} as const
