/** What the house itself says; the games bring their own words. */
const en = {
  house: 'Leitai',
  houseIs: 'A dojo for martial-arts card games: take a seat, face a friend or a bot, let the cards strike.',
  skip: 'To the content',
  nowhere: 'There is nothing at this address.',
  toTheHouse: 'To the entrance',
  icons: 'Icons by the authors of',
  iconsLicence: 'licence CC BY 3.0',

  yourName: 'Your name',
  nameHint: 'Others at the table see it. No account needed.',
  nameMissing: 'Give your name first.',
  game: 'Game',
  mode: 'How to play',
  seats: 'Seats',
  seat: (letter: string) => `Seat ${letter}`,
  opponent: 'Against',
  friend: 'a friend',
  friendSays: 'whoever follows your link',
  houseRules: 'House rules',
  houseRulesChanged: (count: number) => (count === 0 ? 'as the book says' : `${count} changed`),
  asTheBook: 'All as the book says',
  aNumber: (min: number, max: number) => `a number from ${min} to ${max}`,
  openTable: 'Open the table',
  opening: 'Opening the table …',

  loading: 'The table is being set …',
  noTable: 'There is no such table. Perhaps the link was cut off on its way.',
  noGames: 'The games could not be loaded. Load the page again.',
  noGame: 'This table plays a game that this page does not know. Load the page again.',
  lost: 'The connection is lost. Trying again …',
  tryNow: 'Try now',
  unreachable: 'The house does not answer. Is the server running?',

  who: 'At the table',
  open: 'open',
  bot: 'bot',
  you: 'you',
  away: 'away',
  here: 'here',
  toAnswer: 'to answer',
  waitingForPlayers: (count: number) => (count === 1 ? 'One seat is still open.' : `${count} seats are still open.`),
  startsBy: 'The match begins by itself when everybody sits.',
  link: 'The link to this table',
  copy: 'Copy the link',
  copied: 'Copied',
  sitDown: 'Sit down',
  watching: 'You are watching.',
  waitingFor: (names: string) => `Waiting for ${names}.`,
  sent: 'Your answer is on its way.',
  view: 'Show the table as',
  viewBoard: 'Board',
  viewText: 'Text',
  table: 'The table',
  log: 'What has happened',
  giveUp: 'Give up',
  giveUpSure: 'Give up this match?',
  giveUpMeans: 'It counts as lost, and there is no way back.',
  keepFighting: 'Keep fighting',
  wins: (name: string) => `${name} wins`,
  youWin: 'You win',
  share: (names: string) => `${names} share the victory`,
  newTable: 'New table',

  what: 'What do you do?',
  play: 'Play this',
  pickMore: (count: number) => (count === 1 ? 'Pick one card more.' : `Pick ${count} cards more.`),
  chooseWhat: 'Choose what to do.',
  chooseFirst: (what: string) => `Choose first: ${what}.`,
  more: 'More, if you like',
  leaveOut: 'leave it out',
  also: (what: string) => `also: ${what}`,
  boardBroke: 'The board could not be drawn. Here is the table as text.',
  question: 'What is asked',
  yourMove: 'Your move',
  picked: 'Picked',
  nothingPicked: 'nothing yet',
  place: 'place',
  howMany: (min: number, max: number) => (min === max ? `${min}` : `${min} to ${max}`),
  noCards: 'There is no card to pick.',
  refused: (rule: string) => `Not so, by ${rule}.`,
  and: (names: readonly string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`,
  bots: new Map([
    ['greedy', { name: 'Greedy', says: 'takes what looks best at first sight' }],
    ['random', { name: 'Random', says: 'plays anything that is legal' }],
    ['novice', { name: 'Novice', says: 'thinks ahead a little' }],
    ['student', { name: 'Student', says: 'thinks ahead for half a second' }],
    ['adept', { name: 'Adept', says: 'thinks ahead for a second' }],
    ['master', { name: 'Master', says: 'thinks ahead for two seconds' }],
  ]),
}

/** Another language is another `Messages`; the compiler says what it lacks. */
export type Messages = typeof en

export const words: Messages = en

/** A bot of the house by its name on the wire. */
export const botWords = (id: string): { readonly name: string; readonly says: string } =>
  words.bots.get(id) ?? { name: capital(id), says: '' }

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
