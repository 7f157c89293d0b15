import type { VNode } from 'preact'
import { type Pick, Picks } from '../../../board/picks.tsx'
import { CHARACTERS, characterIndex } from '../characters.ts'
import type { Choice } from '../choice.ts'
import { SECRETS, secretIndex } from '../secrets.ts'
import { Emblem } from './emblem.tsx'
import { NumberCard } from './face.tsx'
import { faceWords } from './face-words.ts'
import type { Option } from './options.ts'

/** Characters, secrets or Monkey's two cards to pick from; null when the question is another. */
export const PickOne = ({
  label,
  options,
  picked,
  onPick,
}: {
  label: string
  options: readonly Option[]
  picked: string | null
  onPick(id: string): void
}): VNode | null => {
  const picks = options.flatMap(({ id, choice, refusal }) => pickOf(id, choice, refusal === null))
  return picks.length === 0 ? null : <Picks label={label} picks={picks} picked={picked} onPick={onPick} />
}

export const isPick = ({ choice }: Option): boolean => pickOf('', choice, true).length > 0

const pickOf = (id: string, choice: Choice, open: boolean): readonly Pick[] => {
  if (choice.do === 'pick') {
    const { name, hp, note } = CHARACTERS[characterIndex(choice.character)]
    const art = <Readable id={choice.character} kind="character" />
    return [{ id, title: `${name} · ${hp}\u00a0HP`, art, text: note, open }]
  }
  if (choice.do === 'keep') {
    const { name, kind, note } = SECRETS[secretIndex(choice.secret)]
    const art = <Readable id={choice.secret} kind="secret" />
    return [{ id, title: `${name} · ${kind}`, art, text: note, open }]
  }
  if (choice.do === 'hold') {
    const [face] = choice.cards
    return [{ id, title: faceWords(face), art: <NumberCard face={face} />, open }]
  }
  return []
}

const Readable = (props: { id: string; kind: 'character' | 'secret' }): VNode => (
  <span data-read={props.id}>
    <Emblem {...props} />
  </span>
)
