import type { Action } from '../../../board/actions.tsx'
import { actionsFrom } from '../../../board/options.ts'
import { isBlank, sentTo } from './draft.ts'
import { type Moment, nameOf, preview } from './preview.ts'
import type { Story } from './story.ts'
import type { Desk } from './use-desk.ts'
import { WORDS } from './words.ts'

/** What can be handed in, as buttons; while the round before is looked at, nothing. */
export const actionsFor = (
  moment: Moment,
  { options, isBack }: Pick<Desk, 'options' | 'isBack'>,
): readonly Action[] => {
  if (isBack) return []
  const main = options.find(({ choice, refusal }) => refusal === null && !QUIET.has(choice.do))
  return actionsFrom(options, {
    isMain: (option) => option === main,
    label: ({ choice }) => nameOf(moment.view, choice),
    detail: ({ choice }) => preview(moment, choice),
  })
}

/** Letting things be is quiet, and how much of something is used is not for the board to advise. */
const QUIET: ReadonlySet<string> = new Set(['none', 'pass', 'use', 'waive', 'commit', 'ignore'])

interface Deed {
  readonly action: Action
  run(): void
}

type DeedDesk = Pick<Desk, 'isPlanning' | 'isBack' | 'draft' | 'chosen' | 'send' | 'takeBack' | 'clear' | 'lookBack'>

/** What one does with a plan before it is handed in. */
export const deedsOf = (desk: DeedDesk, story: Story | null, round: number): readonly Deed[] => {
  const { isPlanning, isBack, draft, chosen } = desk
  if (!isPlanning) return []
  const deed = (id: string, label: string, run: () => void): Deed => ({ action: { id, label, open: true }, run })
  if (isBack)
    return [
      { action: { id: 'goOn', label: WORDS.goOn(round), open: true, weight: 'main' }, run: () => desk.lookBack(false) },
    ]
  const [id] = chosen
  const arena = id === undefined ? -1 : sentTo(draft, id)
  return [
    ...(arena >= 0 && draft.teams[arena][0] !== id ? [deed('lead', WORDS.lead, () => desk.send(id, arena))] : []),
    ...(arena >= 0 ? [deed('back', WORDS.takeBack, () => desk.takeBack(id))] : []),
    ...(isBlank(draft) ? [] : [deed('clear', WORDS.clear, desk.clear)]),
    ...(story?.isOver === true && isBlank(draft) ? [deed('past', WORDS.lookBack, () => desk.lookBack(true))] : []),
  ]
}
