import type { Generator } from '../../kernel/random.ts'
import type { By } from '../../kernel/record.ts'
import type { DueKind } from './times.ts'

export interface Schema {
  guests: {
    id: string
    name: string
    /** Of the first session; only sessions are looked at. */
    tokenHash: string
    createdAt: number
  }
  /** The browsers in which a guest is known. */
  sessions: {
    /** SHA-256 of the token in the guest's cookie: who reads the file cannot sit down for anybody. */
    tokenHash: string
    guestId: string
    createdAt: number
  }
  /** Guests with a name of their own, which they can come back to. */
  accounts: {
    guestId: string
    /** The name, as it is compared. */
    key: string
    /** Argon2id, with its salt and settings. */
    password: string
    createdAt: number
    /** SHA-256 of the token in the link that an admin made. */
    resetHash: string | null
    /** Milliseconds since 1970. */
    resetUntil: number | null
  }
  tables: {
    id: string
    game: string
    /** The rules version it was opened under, and is played under to its end. */
    rules: number
    /** JSON. */
    setup: string
    generator: Generator
    seed: string
    status: 'waiting' | 'playing' | 'over'
    createdAt: number
    /** JSON; null at a table without hurry. */
    clock: string | null
    /** The table at which the same people play again. */
    rematch: string | null
    /** JSON: the hash of each file that the table brought, by name; null if it brought none. */
    files: string | null
    /** 1 if everybody is shown it. */
    listed: number
    /** 1 if it changes ratings. */
    rated: number
    /** The server that the table lives at, if that one is alive; null if nobody uses it. */
    home: string | null
    /** Grows with every new home. */
    fence: number
    /** What the server adds to the shuffle; null at a table of an older version. */
    secret: string | null
    /** Milliseconds between the moments in which reactions are released; 0 if they are not held back. */
    beat: number
    /** JSON: the position that it plays on from; null at a table that begins with a deal. */
    start: string | null
    /** The table that this moment is from, and how many entries its match had there. */
    origin: string | null
    originSeq: number | null
  }
  seats: {
    tableId: string
    seat: number
    kind: 'person' | 'bot' | 'open'
    guestId: string | null
    bot: string | null
    /** The bot that plays for the person who sits there. */
    standIn: string | null
    /** Milliseconds. */
    bank: number
    /** The guest who alone may take it while it is open. */
    keptFor: string | null
    /** What the client of the person there added to the shuffle. */
    value: string | null
  }
  /** Secrets that the server is bound to and that no table uses yet. */
  shuffles: {
    commitment: string
    secret: string
    createdAt: number
  }
  /** What tables brought, once by its hash. */
  files: {
    hash: string
    /** JSON. */
    content: string
  }
  /** Append-only: the n-th entry of a match has `seq` n. */
  entries: {
    match: string
    seq: number
    /** JSON. */
    entry: string
  }
  /** Answers that wait for those of others. They go when the entry is written that they became part of. */
  sealed: {
    match: string
    seat: number
    decision: string
    /** JSON. */
    choice: string
    by: By
    /** What the seat did not use of its time, in milliseconds. */
    left: number | null
  }
  /** What somebody wants that others must want too. */
  wishes: {
    match: string
    seat: number
    wish: 'tie' | 'giveUp' | 'undo' | 'agree'
    to: number | null
  }
  /** Standing orders, until the match is over. */
  orders: {
    match: string
    seat: number
    /** JSON. */
    orders: string
    /** The decision in which they are not followed. */
    except: string | null
  }
  /** What was said at tables. */
  talk: {
    tableId: string
    /** Numbered from 1 at each table. */
    line: number
    guestId: string
    /** Null for somebody who was watching. */
    seat: number | null
    text: string
    /** Milliseconds since 1970. */
    at: number
  }
  /** Whom a guest does not want to hear. */
  mutes: {
    guestId: string
    mutedId: string
  }
  /** Matches that were played elsewhere and are shared here. */
  records: {
    /** A hash of the content: each is kept once. */
    id: string
    /** JSON. */
    content: string
    /** Milliseconds since 1970. */
    createdAt: number
  }
  /** Those whom nobody hears any more, as the house wants it. */
  silenced: {
    guestId: string
    /** Milliseconds since 1970. */
    at: number
  }
  /** Lines that somebody finds out of place. */
  reports: {
    tableId: string
    line: number
    /** Who reports it. */
    guestId: string
    accusedId: string
    /** Milliseconds since 1970. */
    at: number
  }
  /** How matches ended, of those that ended with a result. */
  results: {
    match: string
    /** Milliseconds since 1970. */
    at: number
    /** JSON: the place of each seat. */
    places: string
  }
  /** How strong somebody is at a game: a mean and how far off it may be. */
  ratings: {
    guestId: string
    game: string
    mu: number
    sigma: number
    /** How many matches it comes from. */
    matches: number
  }
  /** What a match did to the ratings of those who played it. */
  ratingChanges: {
    match: string
    seat: number
    muBefore: number
    sigmaBefore: number
    mu: number
    sigma: number
  }
  /** The servers that share this database. */
  servers: {
    id: string
    /** Where the others reach it. */
    url: string
    /** Alive until then: milliseconds since 1970 by the clock of the database. */
    until: number
  }
  secrets: {
    name: string
    value: string
  }
  /** What must be done at a time, whoever is connected. */
  due: {
    match: string
    seat: number
    decision: string
    kind: DueKind
    /** Milliseconds since 1970. */
    at: number
  }
}
