/** What the page says to its service worker. */

/** To one that waits: begin. */
export const TAKE_OVER = 'take over'

/** The page has come to rest: there is time to see whether all is there, and to throw away what nobody needs. */
export const TIDY = 'tidy'
