/** What the house says about versions, the network, and being installed. */
export const offline = {
  newer: 'A new version is here.',
  newerMeans: 'It comes by itself with the next page that you open.',
  outdated: 'The house has been rebuilt, and this page is too old to go on.',
  take: 'Load it now',
  later: 'Later',
  install: 'Install',
  away: 'There is no way to the house right now. The rules can be read all the same; this page tries again by itself.',
  tryNow: 'Try now',
}
