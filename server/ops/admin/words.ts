/** Every word of the page of those who run the house. */
export const words = {
  title: 'Leitai: the house',
  enter: 'Come in',
  token: 'Token (ADMIN_TOKEN)',
  leave: 'Leave',
  server: 'This server',
  counts: (waiting: number, playing: number, over: number): string =>
    `Tables: ${waiting} waiting, ${playing} being played, ${over} over.`,
  here: (connections: number, live: number): string => `Here: ${connections} connections, ${live} tables in memory.`,
  isOpen: 'It lets everybody in.',
  isDraining: 'It is being emptied: it lets no socket in, and balancers are told that it is not ready.',
  drain: 'Empty this server',
  refill: 'Let everybody in again',
  close: 'Close a table',
  whichTable: 'Its link or id',
  closeTells: 'The match ends without a result, and everybody at the table is told.',
  closeThis: 'Close this table',
  reset: 'Somebody has forgotten the password',
  whichAccount: 'The name of the account',
  makeLink: 'Make a link',
  resetTells: 'It sets a new password, once and within a day. Give it to nobody else; the one before it is void.',
  resetLink: (name: string, link: string): string => `For ${name}, once and within a day: ${link}`,
  reports: 'Reports',
  noReports: 'Nobody has reported anything.',
  reportedBy: (names: readonly string[]): string => `Reported by ${names.join(', ')}`,
  watching: 'watching',
  silence: (name: string): string => `Silence ${name} everywhere`,
  silenced: 'Silenced',
  nobody: 'Everybody may talk.',
  hear: (name: string): string => `Let ${name} talk again`,
  gone: 'somebody who is gone',
} as const

/** What was done, by act. */
export const DONE = {
  silence: 'Nobody hears this guest any more.',
  hear: 'This guest may talk again.',
  close: 'The table is closed, and everybody there is told.',
  drain: 'This server is being emptied.',
  refill: 'This server lets everybody in again.',
} as const

export const PROBLEMS = {
  closed: 'This page is closed: start the server with ADMIN_TOKEN set.',
  unknown: 'Come in first: at /admin in a browser, or with the header authorization: Bearer ADMIN_TOKEN.',
  wrong: 'This is not the ADMIN_TOKEN of this server.',
  tries: 'Too many tries; wait a minute.',
  otherSite: 'This request comes from another site.',
  noGuest: 'There is no such guest.',
  noAccount: 'There is no account of this name.',
  noTable: 'There is no such table; give its link or its id.',
  over: 'This table is over already.',
} as const
