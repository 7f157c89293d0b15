import { expect } from '@playwright/test'
import { game } from '../../games/eight-masters-revenge/game.ts'
import { houseOf } from '../../games/eight-masters-revenge/options.ts'
import type { State } from '../../games/eight-masters-revenge/state.ts'
import { isPointed, type Option, optionsFor, sourcesOf } from '../../games/eight-masters-revenge/ui/options.ts'
import { isObject } from '../../kernel/json.ts'
import { seatOf } from '../../kernel/seats.ts'
import type { MatchView } from '../../web/live/match.ts'
import { type Choice, cardsOf } from './mind.ts'
import type { Lay } from './player.ts'

/** On the board of 8 Masters' Revenge: a card of the hand, or an effect and a place on the table, and then the button. */
export const layMasters: Lay = async (page, fingers, choice, match) => {
  const hand = page.getByRole('group', { name: 'Your hand' })
  for (const face of fromHand(choice))
    await fingers.press(hand.getByRole('button', { name: new RegExp(`^${face}:`), pressed: false }))
  const { option, sources } = wayTo(choice, match)
  if (sources.length > 1) await fingers.choose(page.locator(`input[value="${option.source}"]`))
  if (choice.do === 'pick') await fingers.press(page.locator('.pick', { hasText: String(choice.fighter) }))
  if (isPointed(option)) {
    await fingers.press(page.locator(`[data-at="${option.at[0]}"]`))
    await expect(page.locator(`[data-at="${option.at[0]}"]`)).toHaveAttribute('aria-pressed', 'true')
  }
  await fingers.press(page.locator(`[data-act="${option.id}"][aria-disabled=false]`))
}

const fromHand = (choice: Choice): readonly string[] =>
  ['attack', 'counter', 'drop'].includes(choice.do) ? cardsOf(choice) : []

/** What the board has for this choice. */
const wayTo = (
  choice: Choice,
  { table, view, viewer }: MatchView,
): { readonly option: Option; readonly sources: readonly string[] } => {
  const opened = game.open(table.setup)
  if (!opened.ok || !isState(view)) throw new Error('this is another game')
  const rules = opened.value
  const seat = seatOf(viewer, table.seats.length)
  const { form } = rules.question(view, seat)
  if (form.kind !== 'either') throw new Error('this is another game')
  const moment = { house: houseOf(rules.setup), view, seat, who: String }
  const options = optionsFor(rules, moment, form, fromHand(choice))
  const option = options.find((one) => JSON.stringify(sorted(one.choice)) === JSON.stringify(sorted(choice)))
  if (option === undefined) throw new Error(`the board has no way to ${JSON.stringify(choice)}`)
  return { option, sources: sourcesOf(options) }
}

const isState = (view: unknown): view is State => isObject(view) && 'couple' in view

/** With its fields in one order. */
const sorted = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([x], [y]) => x.localeCompare(y))
          .map(([key, part]) => [key, sorted(part)]),
      )
    : value
