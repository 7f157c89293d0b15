/** What the house says about versions, the network, and being installed. */
export const offline = {
  newer: 'A new version is here. The next page that you open has it.',
  outdated: 'The house has been rebuilt: a part of this page is no longer there.',
  take: 'Load it now',
  later: 'Later',
  otherVersion: 'This page is out of date. Reload it to go on: your match is safe.',
  reload: 'Reload',
  reloading: 'Reloading …',
  install: 'Install',
  away: 'There is no way to the house right now. You can play bots on this device and read the rules all the same; this page tries again by itself.',
  tryNow: 'Try now',
}
