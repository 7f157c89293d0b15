import type { Page } from '@playwright/test'
import { faceWords } from '../../games/kabuken/ui/face-words.ts'
import { isList, isObject } from '../../kernel/json.ts'
import { type Choice, cardsOf } from './mind.ts'
import type { Fingers, Lay } from './player.ts'

/** On Kabuken's board: what the secret adds, the cards in their order, what else is said of them, and the button. */
export const layNumbers: Lay = async (page, fingers, choice) => {
  const picked = pickedBy(choice)
  if (picked !== null) await fingers.press(page.locator(`.pick:has([data-read="${picked}"])`))
  else await layCards(page, fingers, choice)
  await fingers.press(page.locator(`[data-act="${actOf(choice, picked)}"][aria-disabled=false]`))
}

const PICKS: Readonly<Record<string, string>> = { pick: 'character', keep: 'secret' }

const pickedBy = (choice: Choice): string | null => {
  if (choice.do === 'hold') return cardsOf(choice)[0]
  const named = choice[PICKS[choice.do] ?? '']
  return typeof named === 'string' ? named : null
}

const actOf = (choice: Choice, picked: string | null): string => {
  const which = picked ?? choice.hp
  return typeof which === 'string' || typeof which === 'number' ? `${choice.do} ${which}` : choice.do
}

const layCards = async (page: Page, fingers: Fingers, choice: Choice): Promise<void> => {
  const hand = page.getByRole('group', { name: 'Your hand' })
  if (choice.secret !== undefined) {
    await fingers.choose(page.getByRole('checkbox', { name: /^With / }))
    // Grave Keeper's card lies there already, but not where the answer has it.
    for (const taken of await hand.getByRole('button', { pressed: true }).all()) await fingers.press(taken)
  }
  if (choice.plainly !== undefined) await fingers.choose(page.getByRole('checkbox', { name: /^Psych up/ }))
  for (const face of cardsOf(choice)) {
    const name = new RegExp(`^${faceWords(face)}(?! with)`)
    await fingers.press(hand.getByRole('button', { name, pressed: false }).first())
  }
  for (const [legend, value] of chipsFor(choice))
    await fingers.choose(page.getByRole('group', { name: legend }).locator(`input[value="${value}"]`))
}

/** What is picked beside the cards: by the legend of its chips. */
const chipsFor = ({ recolour, renumber, under, fist }: Choice): readonly (readonly [RegExp, string])[] => {
  const change = isObject(recolour) ? recolour : isObject(renumber) ? renumber : null
  return [
    ...(change === null
      ? []
      : ([
          [/another (?:colour|number) for/, String(Number(change.at) - 1)],
          [/^as$/, String(change.colour ?? change.number)],
        ] as const)),
    ...(isList(under) ? ([[/under the discard/, String(under[0])]] as const) : []),
    ...(typeof fist === 'string' ? ([[/^These cards are/, fist]] as const) : []),
  ]
}
