import type { Game, Refusal } from '../../kernel/contract.ts'
import { whyNot } from '../../kernel/words.ts'
import { SeeExamples } from '../rules/see-examples.tsx'
import { RuleText } from '../text/rule-text.tsx'
import { Sentence } from '../text/toned.tsx'
import { words as house } from '../words.ts'

/** Why not: what is wrong with it, and the rule that says so. */
export const RefusalNote = ({ game, refusal }: { readonly game: Game; readonly refusal: Refusal }) => {
  const { rule } = refusal
  return (
    <div class="refusal">
      <p>
        <strong>{house.refused(rule)}</strong> <Sentence words={game.words} text={whyNot(game.words, refusal)} />
      </p>
      <RuleText game={game} id={rule} />
      <SeeExamples game={game.meta.id} rule={rule} />
    </div>
  )
}
