/** What is said around the examples of a rule. */
export const words = {
  examplesOf: (rule: string) => `Examples of ${rule}`,
  example: 'Example',
  loading: 'The example is being set up …',
  failed: 'The example could not be loaded. Load the page again.',
  boardBroke: 'The board could not be drawn. Here is the table as text.',
  named: (rule: string, title: string) => `Example of ${rule}: ${title}`,
  table: (name: string) => `The table, ${name}`,
  steps: 'The steps of this example',
  back: 'Back',
  next: 'Next',
  step: (at: number, last: number) => (at === 0 ? `The beginning; ${last} to come` : `${at} of ${last}`),
  beginning: 'This is how it begins.',
  tries: (name: string) => `${name} would like to play`,
  mayNot: 'and may not:',
  eyes: 'Seen by',
  gallery: 'everybody',
} as const
