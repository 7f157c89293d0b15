import { expect, type Page } from '@playwright/test'
import { registry } from '../../games/registry.ts'
import { isList, isObject } from '../../kernel/json.ts'
import { type Match, resumeMatch } from '../../kernel/match.ts'
import { type Seat, seatLetter, seatOf } from '../../kernel/seats.ts'
import { recordOf, type SavedMatch } from '../../web/local/kept.ts'
import { infoFor } from '../../web/local/local-info.ts'
import { fillIn } from './fill-in.ts'
import { formOf, think } from './mind.ts'

/** What a browser has stored of the match that its page shows. */
const storedIn = async (page: Page): Promise<SavedMatch> => {
  const found = await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<unknown> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const opening = indexedDB.open('leitai-matches')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const trx = opening.result.transaction(['matches', 'entries'])
    const id = location.pathname.split('/').at(-1) ?? ''
    const match = await answer(trx.objectStore('matches').get(id))
    const rows = await answer(trx.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, 1e9])))
    opening.result.close()
    return { match, rows }
  })
  if (!isStored(found)) throw new Error('this browser has no such match')
  return { match: found.match, entries: found.rows.map(({ entry }) => entry) }
}

/** The page itself has written it. */
const isStored = (value: {
  match: unknown
  rows: unknown
}): value is { match: SavedMatch['match']; rows: { entry: SavedMatch['entries'][number] }[] } =>
  isObject(value.match) && isList(value.rows)

const tableOf = async (kept: SavedMatch): Promise<Match> => {
  const table = resumeMatch(await registry[kept.match.head.game](), recordOf(kept))
  if (!table.ok) throw new Error(table.problem.message)
  return table.value
}

/** The match as it is stored now. */
export const tableIn = async (page: Page): Promise<Match> => tableOf(await storedIn(page))

/** What a seat may see of the table that is stored, line by line, as the text table has it. */
export const linesFor = ({ game, rules, state }: Match, seat: Seat, names: readonly string[]): readonly string[] =>
  game
    .draw(rules, rules.hide(state, seat), seat, (other) => names[other])
    .map((line) => line.map((span) => (typeof span === 'string' ? span : span.text)).join(''))

/** Answers what the page asks through the plain form; what the browser has stored is enough to know how. */
export const answerIn = async (page: Page): Promise<void> => {
  const paper = page.locator('form.answer')
  const id = (await paper.getAttribute('data-decision')) ?? ''
  const kept = await storedIn(page)
  const { rules, state } = await tableOf(kept)
  const seat = seatOf(id.slice(-1), rules.setup.seats)
  const seen = {
    table: infoFor(kept.match, rules.setup, seat),
    view: rules.hide(state, seat),
    viewer: seatLetter(seat),
  }
  const pointer = { choose: (radio: Picked) => radio.check(), press: (button: Picked) => button.click() }
  await fillIn(paper, pointer, await formOf(seen), await think(seen))
  await paper.getByRole('button', { name: 'Play this' }).click()
  await expect(page.locator(`form.answer[data-decision="${id}"]`)).toHaveCount(0)
}

type Picked = ReturnType<Page['locator']>

/** Lays a match into a browser, as if it had been begun there. */
export const layInto = (page: Page, { match }: SavedMatch): Promise<void> =>
  page.evaluate(async (laid) => {
    const opening = indexedDB.open('leitai-matches', 1)
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('matches', { keyPath: 'id' })
      opening.result.createObjectStore('entries', { keyPath: ['match', 'seq'] })
    })
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const trx = opening.result.transaction('matches', 'readwrite')
    trx.objectStore('matches').put(laid)
    await new Promise((resolve) => trx.addEventListener('complete', resolve))
    opening.result.close()
  }, match)
