/** What is said around the show. */
export const words = {
  latest: 'What just happened',
  skip: 'Skip',
  skipAll: (count: number) => (count === 1 ? 'Skip the next step' : `Skip the next ${count} steps`),
  earlier: (count: number) => (count === 1 ? 'One more line is in the log.' : `${count} more lines are in the log.`),
  sinceYouLooked: 'Since you looked',
  gotIt: 'Got it',
} as const
