import type { Locator, Page } from '@playwright/test'
import { kindNamed, NAMES } from '../../games/kung-fur-fight/cards.ts'
import { type Choice, cardsOf } from './mind.ts'
import type { Fingers, Lay } from './player.ts'

const ARENAS = ['a1', 'a2', 'a3'] as const

/** On the board of Kung Fur Fight: cards are taken up and sent, and the whole is handed in. */
export const layArenas: Lay = async (page, fingers, choice) => {
  await lookAhead(page, fingers)
  if (choice.do === 'plan')
    for (const arena of ARENAS) {
      for (const face of facesIn(choice, arena)) {
        await fingers.press(inHand(page, face))
        await fingers.press(page.locator(`[data-act="send ${arena}"]`))
      }
      await addTokens(page, fingers, choice, arena)
    }
  else await pick(page, fingers, choice)
  await fingers.press(button(page, choice))
}

/** What happened in the round before is put away. */
export const lookAhead = async (page: Page, fingers: Fingers): Promise<void> => {
  const goOn = page.locator('[data-act=goOn]')
  if ((await goOn.count()) > 0) await fingers.press(goOn)
}

export const facesIn = (choice: Choice, arena: string): readonly string[] => {
  const team = choice[arena]
  return Array.isArray(team) ? team.map(String) : []
}

/** A card of this face that was not sent off yet. */
export const inHand = (page: Page, face: string): Locator =>
  page
    .getByRole('group', { name: 'Your hand' })
    .getByRole('button', { name: new RegExp(`^${NAMES[kindNamed(face)]}, \\d+ AP$`) })
    .first()

/** Hidden Weapons and the Coconut. */
export const addTokens = async (page: Page, fingers: Fingers, choice: Choice, arena: string): Promise<void> => {
  const hw = Number(choice[arena.replace('a', 'hw')] ?? 0)
  for (let added = 0; added < hw; added++) await fingers.press(page.locator(`[data-act="hw+ ${arena}"]`))
  if (choice.coconut === arena) await fingers.press(page.locator(`[data-act="coconut ${arena}"]`))
}

const pick = async (page: Page, fingers: Fingers, choice: Choice): Promise<void> => {
  for (const face of cardsOf(choice)) {
    if (choice.do === 'add') await fingers.press(inHand(page, face))
    else if (choice.do === 'order')
      await fingers.press(
        page
          .locator('.hand')
          .getByRole('button', { name: NAMES[kindNamed(face)], pressed: false })
          .first(),
      )
    else await fingers.press(page.locator('.pick', { hasText: NAMES[kindNamed(face)] }).first())
  }
}

/** The button that hands it in. */
export const button = (page: Page, choice: Choice): Locator => {
  const which = choice.hw ?? choice.sign
  const id = typeof which === 'number' || typeof which === 'string' ? `${choice.do} ${which}` : choice.do
  return page.locator(`[data-act="${id}"]:not([aria-disabled=true])`)
}
