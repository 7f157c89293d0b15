import { z } from 'zod'
import { ACCOUNT_ROUTES } from './account-routes.ts'
import { LIMITS } from './limits.ts'
import { pastReply } from './past.ts'
import {
  errorReply,
  guestReply,
  guestRequest,
  meReply,
  ownTablesReply,
  recordReply,
  rematchRequest,
  seatRequest,
  shareReply,
  shareRequest,
  shuffleCheck,
  shuffleReply,
  tableReply,
  tableRequest,
  tablesReply,
} from './requests.ts'
import { JSON_REPLY, NO_TABLE, NOTHING, route, STRANGER } from './route.ts'
import { OUTDATED, PROTOCOL, SIGNED_OUT, SOCKET_PATH } from './wire.ts'

export { NOTHING, PARAMETERS, type Route } from './route.ts'

/** Whatever is asked. */
export const ALWAYS: Readonly<Record<number, string>> = {
  403: 'The request comes from a page of another site.',
  429: 'Too many requests from one address in a minute.',
  500: 'Something went wrong here; it is told to those who run the server.',
}

/** Whatever is asked with a body. */
export const WITH_BODY: Readonly<Record<number, string>> = {
  400: 'The body is no JSON, or does not fit.',
  413: 'The body is too large.',
  415: 'The body is not sent as application/json.',
}

export const ROUTES = {
  me: route({
    method: 'GET',
    path: '/api/me',
    title: 'Who am I?',
    tells: 'Who the cookie of this request belongs to.',
    body: NOTHING,
    ...JSON_REPLY,
    answer: meReply,
    errors: {},
  }),
  beGuest: route({
    method: 'POST',
    path: '/api/guest',
    title: 'Become a guest',
    tells:
      'Who has no cookie becomes a guest and is given one: it alone proves who he is, so keep it and send it along. Who has one is renamed.',
    body: guestRequest,
    ...JSON_REPLY,
    answer: guestReply,
    errors: { 409: 'The name belongs to an account, or one has an account and keeps its name.' },
  }),
  ownTables: route({
    method: 'GET',
    path: '/api/me/tables',
    title: 'My tables',
    tells: 'The tables at which one sits, and at which of them one is asked.',
    body: NOTHING,
    ...JSON_REPLY,
    answer: ownTablesReply,
    errors: {
      401: STRANGER,
      429: 'Somebody looks at his tables faster than their matches can be played again, or too many requests come from one address.',
    },
  }),
  ...ACCOUNT_ROUTES,
  listTables: route({
    method: 'GET',
    path: '/api/tables',
    title: 'Tables for everybody',
    tells: 'The listed tables that are not over.',
    body: NOTHING,
    ...JSON_REPLY,
    answer: tablesReply,
    errors: {},
  }),
  openTable: route({
    method: 'POST',
    path: '/api/tables',
    title: 'Open a table',
    tells:
      'Who asks sits in seat A, or where he likes. It plays as soon as no seat is open: at once, if bots take the others.',
    body: tableRequest,
    largest: LIMITS.table,
    ...JSON_REPLY,
    status: 201,
    answer: tableReply,
    errors: {
      400: 'The body does not fit, or the game cannot be played so.',
      401: STRANGER,
      403: 'The table is to be rated and one has no account, or the request comes from a page of another site.',
      404: 'There is no such table to play on from.',
      409: 'The match to play on from is not over, or cannot be played any more.',
      429: 'Somebody plays on from matches faster than they can be played again, or too many requests come from one address.',
    },
  }),
  table: route({
    method: 'GET',
    path: '/api/tables/{id}',
    title: 'A table',
    tells: 'What is played there, and who sits where.',
    body: NOTHING,
    ...JSON_REPLY,
    answer: tableReply,
    errors: { 404: NO_TABLE },
  }),
  sit: route({
    method: 'POST',
    path: '/api/tables/{id}/seat',
    title: 'Sit down',
    tells: 'Takes a seat. Who sits there already is told the same again.',
    body: seatRequest,
    ...JSON_REPLY,
    answer: tableReply,
    errors: {
      400: 'The body does not fit, or there is no such seat.',
      401: STRANGER,
      403: 'The table is rated and one has no account, or the request comes from a page of another site.',
      404: NO_TABLE,
      409: 'The seat is taken, all are, they are kept for others, or one sits at this table already.',
    },
  }),
  leave: route({
    method: 'POST',
    path: '/api/tables/{id}/leave',
    title: 'Leave',
    tells: 'Gives the seat back, before the match has begun.',
    body: NOTHING,
    ...JSON_REPLY,
    answer: tableReply,
    errors: { 401: STRANGER, 404: NO_TABLE, 409: 'The match has begun, or one does not sit there.' },
  }),
  newShuffle: route({
    method: 'POST',
    path: '/api/shuffles',
    title: 'Bind the server to a secret',
    tells:
      'Before a table is opened: the hash of a secret that the server will use for it. Then open the table with this commitment and a random value of your own. The seed of the match is the SHA-256 of {"secret":…,"values":{"A":…,…}}.',
    body: NOTHING,
    ...JSON_REPLY,
    status: 201,
    answer: shuffleReply,
    errors: { 401: STRANGER },
  }),
  shuffle: route({
    method: 'GET',
    path: '/api/tables/{id}/shuffle',
    title: 'Check the shuffle',
    tells:
      'The commitment of a table; when its match is over, also the secret, the values and whether they make the seed.',
    body: NOTHING,
    ...JSON_REPLY,
    answer: shuffleCheck,
    errors: { 404: NO_TABLE },
  }),
  rematch: route({
    method: 'POST',
    path: '/api/tables/{id}/rematch',
    title: 'Play again',
    tells:
      'When it is over: a table for the same people in the same seats. The first who asks opens it, the others sit down at it.',
    body: rematchRequest,
    ...JSON_REPLY,
    status: 201,
    answer: tableReply,
    errors: {
      400: 'The body does not fit, or the commitment is not known.',
      401: STRANGER,
      403: 'One did not sit at this table, or the request comes from a page of another site.',
      404: NO_TABLE,
      409: 'The match is not over, or cannot be played any more.',
    },
  }),
  past: route({
    method: 'GET',
    path: '/api/tables/{id}/past',
    title: 'What has happened so far',
    tells:
      'The match from its first moment on, with the eyes of who asks: his seat, or the gallery. It holds what the socket has told him, and no more.',
    body: NOTHING,
    ...JSON_REPLY,
    answer: pastReply,
    errors: {
      404: NO_TABLE,
      409: 'The match has not begun, or does not replay under the present rules.',
      429: 'Somebody looks back faster than matches can be played again, or too many requests come from one address.',
    },
  }),
  record: route({
    method: 'GET',
    path: '/api/tables/{id}/record',
    title: 'The record of a match',
    tells: 'When it is over: the whole match as a file, with its seed. Not before, for the seed tells every card.',
    body: NOTHING,
    ...JSON_REPLY,
    answer: recordReply,
    errors: { 404: NO_TABLE, 409: 'The match is not over.' },
  }),
  share: route({
    method: 'POST',
    path: '/api/records',
    title: 'Share a match',
    tells:
      'A match that was played elsewhere, such as without the network: it is played again, and kept once if every state is as recorded. Whoever has the link may see all of it.',
    body: shareRequest,
    largest: LIMITS.record,
    status: 201,
    type: 'application/json',
    answer: shareReply,
    errors: {},
  }),
  shared: route({
    method: 'GET',
    path: '/api/records/{id}',
    title: 'A match that was shared',
    tells: 'Its record.',
    body: NOTHING,
    ...JSON_REPLY,
    answer: recordReply,
    errors: { 404: 'There is no such match.' },
  }),
  document: route({
    method: 'GET',
    path: '/api/openapi.json',
    title: 'This document',
    tells: 'What you are reading, as OpenAPI 3.1 for programs.',
    body: NOTHING,
    ...JSON_REPLY,
    answer: z.looseObject({ openapi: z.string() }),
    errors: {},
  }),
  page: route({
    method: 'GET',
    path: '/api',
    title: 'This page',
    tells: 'The same, for people.',
    body: NOTHING,
    status: 200,
    type: 'text/html',
    answer: z.string(),
    errors: {},
  }),
}

/** The socket of a table: a request to upgrade, then messages both ways. */
export const SOCKET = {
  path: SOCKET_PATH,
  title: 'The socket of a table',
  tells: `A WebSocket. Who has no seat watches with the eyes of the gallery. Messages are JSON, one in a text frame: ClientMessage from you, ServerMessage from the table; what is empty may be left out. If you ask for another protocol than this server speaks, you are told so in an error and the socket is closed with code ${OUTDATED}. When the guest signs out it is closed with code ${SIGNED_OUT}.`,
  query: {
    protocol: `The version of the messages that you understand: ${PROTOCOL}. Required.`,
    forms:
      '`no` if questions are to come without their forms, for programs that know the rules and find their choices in the view.',
  },
  required: ['protocol'],
  errors: {
    403: 'The request comes from a page of another site.',
    404: NO_TABLE,
    429: 'Too many connections, or attempts to connect, from one address.',
    503: 'Too many are watching this table, or the server is going down.',
  },
  answer: errorReply,
} as const
