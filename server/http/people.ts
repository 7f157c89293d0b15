import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ROUTES } from '../../protocol/routes.ts'
import type { Account } from '../store/accounts.ts'
import type { Bookmark } from '../store/people.ts'
import type { Store } from '../store/store.ts'
import { guestOf } from './guests.ts'
import { HttpProblem } from './problem.ts'
import { serve } from './serve.ts'

/** Matches that are told at once. */
const PAGE = 20

/** What everybody may know of those with an account. */
export const peopleRoutes = (app: FastifyInstance, store: Store): void => {
  const needPerson = async (name: string, request: FastifyRequest): Promise<Account & { readonly you: boolean }> => {
    const account = await store.accounts.named(name)
    if (account === null) throw new HttpProblem(404, 'There is nobody of this name here.')
    const asking = await guestOf(store, request.cookies)
    return { ...account, you: asking?.id === account.guest.id }
  }

  serve(app, ROUTES.profile, async ({ name: asked, request }) => {
    const { guest, createdAt, you } = await needPerson(asked, request)
    const { id, name } = guest
    return { person: { name, since: createdAt, you }, ratings: await store.people.ratingsOf(id) }
  })

  serve(app, ROUTES.matches, async ({ name, query: { after }, request }) => {
    const { guest, you } = await needPerson(name, request)
    const from = after === undefined ? null : readBookmark(after)
    // One more than is told, to see whether there are more.
    const found = await store.people.matchesOf(guest.id, { onlyPublic: !you, after: from, most: PAGE + 1 })
    const matches = found.slice(0, PAGE)
    const last = matches.at(-1)
    const isMore = found.length > PAGE && last !== undefined
    return { matches, next: isMore ? `${last.at}.${last.table}` : null }
  })
}

const readBookmark = (text: unknown): Bookmark => {
  const [, at, match] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(typeof text === 'string' ? text : '') ?? []
  if (match === undefined) throw new HttpProblem(400, 'There is no such page; begin without `after`.')
  return { at: Number(at), match }
}
