import {
  doneReply,
  matchesReply,
  passwordRequest,
  profileReply,
  resetRequest,
  signInRequest,
  signOutRequest,
  signUpRequest,
} from './accounts.ts'
import { guestReply } from './requests.ts'
import { JSON_REPLY, NOTHING, route, STRANGER } from './route.ts'

const NOBODY = 'There is no account of this name.'
const NO_ACCOUNT = 'One has no account.'

/** Accounts: names that are nobody else's, and can be come back to from any browser. */
export const ACCOUNT_ROUTES = {
  signUp: route({
    method: 'POST',
    path: '/api/account',
    title: 'Sign up',
    tells:
      'The guest who asks becomes an account of this name and keeps everything: seats, matches, the cookie. Who is no guest yet becomes one.',
    body: signUpRequest,
    ...JSON_REPLY,
    status: 201,
    answer: guestReply,
    errors: { 409: 'The name is taken, or one has an account already.' },
  }),
  signIn: route({
    method: 'POST',
    path: '/api/sign-in',
    title: 'Sign in',
    tells:
      'Gives this browser a cookie of the account. The guest that it was before, if it had no account, is left behind.',
    body: signInRequest,
    ...JSON_REPLY,
    answer: guestReply,
    errors: { 403: 'Name or password is wrong, or the request comes from a page of another site.' },
  }),
  signOut: route({
    method: 'POST',
    path: '/api/sign-out',
    title: 'Sign out',
    tells: 'The cookie is worth nothing from now on, and what is connected with it is cut off.',
    body: signOutRequest,
    ...JSON_REPLY,
    answer: doneReply,
    errors: { 401: STRANGER, 409: 'One has no account, and could not come back.' },
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/account/password',
    title: 'Change the password',
    tells: 'Signs out every other browser.',
    body: passwordRequest,
    ...JSON_REPLY,
    answer: doneReply,
    errors: {
      401: STRANGER,
      403: 'The old password is wrong, or the request comes from a page of another site.',
      409: NO_ACCOUNT,
    },
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/account/reset',
    title: 'Set a new password by a link',
    tells:
      'With the link that an admin made for who has forgotten it: it works once. Signs in here, and out elsewhere.',
    body: resetRequest,
    ...JSON_REPLY,
    answer: guestReply,
    errors: { 403: 'The link has been used, is too old or was cut off, or the request comes from another site.' },
  }),
  profile: route({
    method: 'GET',
    path: '/api/people/{name}',
    title: 'Somebody with an account',
    tells: 'How strong, as far as one can tell, game by game.',
    body: NOTHING,
    ...JSON_REPLY,
    answer: profileReply,
    errors: { 404: NOBODY },
  }),
  matches: route({
    method: 'GET',
    path: '/api/people/{name}/matches',
    title: 'What somebody has played',
    tells: 'The matches that are over, with their results.',
    query: { after: 'What the page before gave as `next`.' },
    body: NOTHING,
    ...JSON_REPLY,
    answer: matchesReply,
    errors: { 400: 'There is no such page.', 404: NOBODY },
  }),
}
