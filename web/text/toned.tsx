import type { Line, Words } from '../../kernel/contract.ts'
import { sentence } from './sentence.ts'

/** A line of the text table, its tones as classes. */
export const Toned = ({ line }: { readonly line: Line }) => (
  <>
    {line.map((span, place) =>
      typeof span === 'string' ? (
        span
      ) : (
        <span key={place} class={`tone-${span.tone}`}>
          {span.text}
        </span>
      ),
    )}
  </>
)

export const Sentence = ({ words, text }: { readonly words: Words; readonly text: string }) => (
  <Toned line={sentence(words, text)} />
)
