/** How large what comes in may be. Without zod, so that a page can use it. */
export const LIMITS = {
  /** Characters of a name. */
  name: 40,
  /** Characters of a password. */
  shortestPassword: 8,
  longestPassword: 200,
  /** Characters of a line of talk. */
  talk: 300,
  /** Characters of what somebody says about a fault. */
  report: 2000,
  /** Lines of talk that are told to who comes. */
  lines: 100,
  /** Characters of a choice as JSON. */
  choice: 4096,
  /** Standing orders of a seat. */
  orders: 20,
  /** Milliseconds between two releases of reactions. */
  beat: 10_000,
  /** Bytes of a message on a socket, and of the body of a request. */
  message: 16_384,
  /** Lists and objects inside each other, in the body of a request. */
  depth: 64,
  /** Bytes of a request that opens a table: it may bring files. */
  table: 1_048_576,
  /** Bytes of a match that is shared. */
  record: 524_288,
} as const
