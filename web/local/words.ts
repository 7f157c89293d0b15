/** What is said about matches in this browser. */
export const words = {
  noTalk: 'There is nobody to write to: this match is played on this device alone.',
  watching: 'You are watching: hand the device to who is asked.',
  noTieWithBots: 'Bots do not agree to a tie: play on, or give up.',
  player: (letter: string): string => `Player ${letter}`,
  noGame: (id: string): string => `${id} is not a game that is played here`,
  noSuchSitter: (sitting: string, known: readonly string[]): string =>
    `'${sitting}' cannot sit there; choose one of ${known.join(', ')}`,
  failed: 'This match has stopped because of a fault of ours. Everything up to the last answer is kept: open it again.',

  gone: 'This browser has no such match.',
  stopped: 'This match cannot go on.',
  elsewhere: 'This match is open elsewhere.',
  elsewhereMeans: 'Another tab of this browser is playing it. If you go on here, that one stops; nothing is lost.',
  playHere: 'Go on here',
  unstored: 'This browser does not let us store anything: the match goes on, but it is lost when you close the page.',

  handTo: (name: string): string => `Hand over to ${name}`,
  coverMeans: 'Everything is covered: nobody else should look now.',
  iAm: (name: string): string => `I am ${name}: show the table`,
  botsThink: 'The bots are thinking',
  somebodyElse: 'Somebody else wants to look',
  showTo: (name: string): string => `Show it to ${name}`,
  latest: 'What has happened',
  seenBy: (name: string): string => `The table as ${name} sees it`,
  coverIt: 'Cover it',

  share: 'Share it',
  sharing: 'It is played again there …',
  shareMeans: 'Whoever has the link sees every card of the match.',
  sharedAt: 'The link to your match',
  shareLater: 'Sharing needs the network: the match stays here until then.',

  again: 'Play again here',
  replay: 'Look at it again',
} as const
