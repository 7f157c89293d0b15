import type { Locator } from '@playwright/test'
import type { Form, RecordForm } from '../../kernel/forms.ts'
import type { Fingers } from './player.ts'

type Plain = Readonly<Record<string, unknown>>

/** Fills in the plain form of any game, control by control, as somebody would who wants to give this answer. */
export const fillIn = async (paper: Locator, fingers: Fingers, form: Form, value: unknown, at = ''): Promise<void> => {
  const field = paper.locator(`[data-at="${at}"]`)
  switch (form.kind) {
    case 'one':
    case 'place':
      return tick(field, fingers, form.of.indexOf(String(value)), form.of.length)
    case 'seat':
      return tick(field, fingers, form.of.indexOf(Number(value)), form.of.length)
    case 'number':
      return field.locator('input').fill(String(value))
    case 'cards':
      return pickCards(field, fingers, form.from, isList(value) ? value.map(String) : [])
    case 'record':
      return fillFields(paper, fingers, form, isPlain(value) ? value : {}, at)
    case 'either': {
      const tags = Object.keys(form.of)
      const tag = isPlain(value) ? String(value.do) : ''
      if (tags.length > 1) await tick(field, fingers, tags.indexOf(tag), tags.length)
      return fillFields(paper, fingers, form.of[tag], isPlain(value) ? value : {}, `${at}/${tag}`)
    }
  }
}

const fillFields = async (
  paper: Locator,
  fingers: Fingers,
  { fields }: RecordForm,
  value: Plain,
  at: string,
): Promise<void> => {
  for (const [name, { form, optional }] of Object.entries(fields)) {
    if (value[name] === undefined || (isList(value[name]) && value[name].length === 0)) continue
    const path = `${at}/${name}`
    if (optional === true) await disclose(paper, fingers, path)
    await fillIn(paper, fingers, form, value[name], path)
  }
}

/** What may be left out can lie behind a disclosure, and a group of it behind a tick. */
const disclose = async (paper: Locator, fingers: Fingers, at: string): Promise<void> => {
  const closed = paper.locator('details:not([open])', { has: paper.page().locator(`[data-at="${at}"]`) })
  for (let left = await closed.count(); left > 0; left--) await fingers.press(closed.first().locator('> summary'))
  const extra = paper.locator(`.extra[data-at="${at}"] > label input`)
  if ((await extra.count()) > 0 && !(await extra.isChecked())) await extra.check()
}

/** Where leaving out is an offer, it is the first. */
const tick = async (field: Locator, fingers: Fingers, index: number, offers: number): Promise<void> => {
  const radios = field.locator('> .slips input[type=radio]')
  const before = (await radios.count()) - offers
  await fingers.choose(radios.nth(before + index))
}

const pickCards = async (
  field: Locator,
  fingers: Fingers,
  from: readonly string[],
  wanted: readonly string[],
): Promise<void> => {
  const taken = new Set<number>()
  for (const face of wanted) {
    const place = from.findIndex((other, index) => other === face && !taken.has(index))
    taken.add(place)
    await fingers.press(field.locator('.cards > button').nth(place))
  }
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
