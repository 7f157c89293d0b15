/** What is said where matches in this browser are begun and listed: apart, for the entrance is loaded by everybody. */
export const words = {
  where: 'Where you play',
  online: 'Online',
  onlineSays: 'friends come by a link; bots think at our place',
  here: 'On this device',
  hereSays: 'without the network, against bots or handing the device round',
  personHere: 'Another person here',
  personHereSays: 'you hand the device over; a screen covers the cards in between',
  begin: 'Begin here',
  playHere: 'Play on this device',
  cutOff: 'The house cannot be reached. On this device you can play all the same.',

  ownMatches: 'On this device',
  over: 'over',
  goOn: 'go on',
  replay: 'Look again',
  remove: 'Delete',
  removeSure: 'Delete this match?',
  removeMeans: 'It is kept in this browser only: nobody can bring it back.',
  keepIt: 'Keep it',
  more: (count: number): string => (count === 1 ? '1 older match' : `${count} older matches`),
} as const
