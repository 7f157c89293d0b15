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
} as const
