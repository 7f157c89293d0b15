import { expect, type Locator, type Page } from '@playwright/test'
import { isList, isObject } from '../../kernel/json.ts'
import { seatLetter } from '../../kernel/seats.ts'
import type { MatchView } from '../../web/live/match.ts'
import { nameOf } from '../../web/table/who.ts'
import type { Choice } from './mind.ts'
import type { Fingers, Lay } from './player.ts'

type Plain = Readonly<Record<string, unknown>>

/** On the board of Kung Fu Fighting!: cards are picked one by one, then whom they hit, and the whole is handed in. */
const laying =
  (inHand: (page: Page, face: string) => Locator): Lay =>
  async (page, fingers, choice, match) => {
    if (choice.do === 'choose') await fingers.press(page.locator('.pick[aria-disabled=false]').first())
    for (const face of facesOf(choice)) await fingers.press(inHand(page, face).first())
    const plan = planIn(choice)
    const isArmed = plan !== null && plan.with === undefined
    const slot = choice.do === 'drop' ? String(choice.slot) : isArmed ? 'weapon' : null
    if (slot !== null) await fingers.press(page.locator(`[data-pick="+${slot}"]`))
    for (const seat of seatsIn(plan ?? choice)) await aim(page, fingers, match, seat)
    if (plan !== null && isList(plan.splitBy)) await split(page, fingers, String(plan.splitBy[0]))
    await fingers.press(page.locator(`[data-act="${actOf(choice)}"]`))
  }

/** A pointer takes a card by its spine, which no other card covers. */
export const layFight: Lay = laying((page, face) =>
  page.locator(`.hand-card[aria-pressed=false] [data-read="${face}"] .kff-spine`),
)

export const layFightByKeys: Lay = laying((page, face) =>
  page.locator(`.hand-card[aria-pressed=false]:has([data-read="${face}"])`),
)

const PLANS: Readonly<Record<string, string>> = { add: 'attack', block: 'counter', cover: 'counter' }

/** The declared Attack in a choice. */
const planIn = (choice: Choice): Plain | null => {
  if (choice.do === 'attack' || choice.do === 'counter') return choice
  const plan = choice[PLANS[choice.do] ?? '']
  return isObject(plan) ? plan : null
}

const listed = (value: unknown): readonly string[] => (isList(value) ? value.map(String) : [])

/** What leads first, then what one strikes with, so that it counts as the main part. */
const facesOf = (choice: Choice): readonly string[] => {
  const plan = planIn(choice) ?? choice
  const own = plan === choice ? [] : [...listed(choice.cards), ...listed(choice.block)]
  return [...own, ...listed(plan.with), ...listed(plan.cards), ...listed(plan.combo), ...listed(plan.enhancements)]
}

const seatsIn = (plan: Plain): readonly number[] =>
  ['on', 'second', 'third', 'fourth', 'fifth'].flatMap((name) => (plan[name] === undefined ? [] : [Number(plan[name])]))

/** Where there is no choice, there is nothing to tick. */
const aim = async (page: Page, fingers: Fingers, match: MatchView, seat: number): Promise<void> => {
  const name = nameOf(match.table, seatLetter(seat))
  const tick = page.locator('.kff-aims').getByRole('checkbox', { name, exact: true })
  if ((await tick.count()) === 0) return
  await fingers.choose(tick)
  await expect(tick).toBeChecked()
}

const split = async (page: Page, fingers: Fingers, face: string): Promise<void> => {
  const radio = page.locator(`.kff-aims input[type=radio][value="${face}"]`)
  if ((await radio.count()) > 0) await fingers.choose(radio)
}

const WITH_SEAT: readonly string[] = ['to', 'from']

const actOf = (choice: Choice): string => {
  if (choice.do === 'choose') return `choose ${String(choice.archetype)}`
  if (choice.do === 'give') return `give ${String(choice.to)}`
  if (choice.do === 'drop') return `drop ${String(choice.slot)}`
  const way = choice.do === 'play' ? WITH_SEAT.find((name) => choice[name] !== undefined) : undefined
  return way === undefined ? choice.do : `play ${way} ${String(choice[way])}`
}
