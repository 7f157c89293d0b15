import { useEffect, useMemo, useRef } from 'preact/hooks'
import { RuleLink } from '../../board/rule-link.tsx'
import type { Who } from '../../kernel/contract.ts'
import type { Eyes } from '../../kernel/eyes.ts'
import { tell } from '../../kernel/words.ts'
import { Sentence } from '../text/toned.tsx'
import type { Film } from './film.ts'
import { tellDeed } from './tell-deed.ts'
import { words } from './words.ts'

interface MomentsProps {
  readonly film: Film
  readonly at: number
  readonly eyes: Eyes
  readonly who: Who
  go(at: number): void
}

interface MomentText {
  readonly deed: string
  readonly lines: readonly string[]
  readonly rules: readonly string[]
}

/** The whole match line by line; every line leads to its moment. */
export const Moments = ({ film, at, eyes, who, go }: MomentsProps) => {
  const told = useMemo(
    (): readonly MomentText[] =>
      Array.from({ length: film.last + 1 }, (_, moment) => {
        const { deed, events } = film.still(moment, eyes)
        return {
          deed: tellDeed(deed, film.table),
          lines: events.map((event) => tell(film.game.words, event, who)),
          rules: [...new Set(events.flatMap(({ rule }) => (typeof rule === 'string' ? [rule] : [])))],
        }
      }),
    [film, eyes, who],
  )
  const box = useRef<HTMLOListElement>(null)
  useEffect(() => keepInSight(box.current), [at, told])
  return (
    <section class="replay-moments" aria-labelledby="moments-title">
      <h2 id="moments-title">{words.moments}</h2>
      <ol ref={box} start={0}>
        {told.map(({ deed, lines, rules }, moment) => (
          <li key={moment} class={film.undone.has(moment) ? 'replay-undone' : undefined}>
            <button
              type="button"
              class="replay-line"
              aria-current={moment === at ? 'step' : undefined}
              onClick={() => go(moment)}
            >
              <span class="replay-number">{moment}</span>
              <span class="replay-deed">
                {deed}
                {film.undone.has(moment) && <i> ({words.undone})</i>}
              </span>
              {lines.map((line, place) => (
                <span key={place} class="replay-event">
                  <Sentence words={film.game.words} text={line} />
                </span>
              ))}
            </button>
            {rules.length > 0 && (
              <span class="replay-rules">
                {rules.map((rule) => (
                  <RuleLink key={rule} game={film.game.meta.id} id={rule} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Scrolls the box and never the page. */
const keepInSight = (box: HTMLElement | null): void => {
  const line = box?.querySelector<HTMLElement>('[aria-current]')?.closest('li')
  if (box === null || line === null || line === undefined) return
  const top = line.offsetTop - box.offsetTop
  if (top < box.scrollTop) box.scrollTop = top
  else if (top + line.offsetHeight > box.scrollTop + box.clientHeight)
    box.scrollTop = top + line.offsetHeight - box.clientHeight
}
