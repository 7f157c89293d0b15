/** What the settings say. */
export const words = {
  settings: 'Settings',
  settingsStay: 'This browser remembers them; nobody else learns of them.',
  settingNames: {
    pace: 'Speed of play',
    sound: 'Sound',
    look: 'Show tables as',
    cards: 'Cards in hand',
    scheme: 'Light',
    palette: 'Colours',
    confirm: 'Ask before',
  },
  settingValues: {
    pace: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
    sound: { on: 'On', off: 'Off' },
    look: { board: 'Board', text: 'Text' },
    scheme: { auto: 'As the device', light: 'Day', dark: 'Lamplight' },
    cards: { small: 'Small', normal: 'Normal', large: 'Large' },
    palette: { usual: 'Usual', distinct: 'Without red and green' },
    confirm: { final: 'Giving up', all: 'Every answer', none: 'Nothing' },
  },
  keptOrders: 'Standing orders in every match of',
  forget: 'Forget',
  forgetOf: (title: string): string => `Forget the standing orders of ${title}`,
  everyMatch: (title: string): string => `Give these in every match of ${title}`,
} as const
