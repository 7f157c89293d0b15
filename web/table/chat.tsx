import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { LIMITS } from '../../protocol/limits.ts'
import type { Spoken } from '../../protocol/talk.ts'
import type { MatchView } from '../live/match.ts'
import type { Talk } from '../live/talk.ts'
import { words } from '../words.ts'

interface ChatProps {
  readonly talk: Talk
  readonly match: MatchView
}

const PLACE = 'talk'
/** From here on there is room for it beside the board. */
const WIDE = '(min-width: 60rem)'

/** What people say at the table; on a phone folded up, with a mark for what is new. */
export const Chat = ({ talk, match }: ChatProps) => {
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches)
  const { lines, muted, unread } = talk
  const count = lines.value.length
  useEffect(() => {
    if (isOpen) talk.look()
  }, [isOpen, count, talk])
  const isHushed = match.viewer === 'gallery' && match.table.status === 'playing'
  return (
    <details
      class="chat"
      id={PLACE}
      open={isOpen}
      onToggle={({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) => setOpen(currentTarget.open)}
    >
      <summary class="chat-title">
        {words.talk}
        {unread.value > 0 && <span class="chat-unread">{words.newLines(unread.value)}</span>}
      </summary>
      {/* A box that scrolls must be within reach of the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section class="chat-lines" aria-live="polite" aria-label={words.talk} tabIndex={0}>
        <ul>
          {count === 0 && <li class="soft">{words.nothingSaid}</li>}
          {lines.value.map((line) => (
            <ChatLine key={line.line} {...{ talk, line }} />
          ))}
        </ul>
      </section>
      {muted.value.map(({ speaker, name }) => (
        <p key={speaker} class="chat-muted">
          {words.isMuted(name)}{' '}
          <button type="button" class="chat-small" onClick={() => talk.ask({ type: 'mute', speaker, muted: false })}>
            {words.unmute}
          </button>
        </p>
      ))}
      {isHushed ? <p class="soft">{words.hushed}</p> : <Say talk={talk} />}
      <p role="alert" class="problem">
        {talk.problem.value}
      </p>
    </details>
  )
}

const ChatLine = ({
  talk,
  line: { line, speaker, name, you, seat, text },
}: {
  readonly talk: Talk
  readonly line: Spoken
}) => (
  <li class={you ? 'chat-line chat-own' : 'chat-line'}>
    <p>
      <b class="chat-name">{you ? words.youYourself : name}</b>
      {seat === null && <span class="soft"> {words.fromTheGallery}</span>} <bdi>{text}</bdi>
    </p>
    {!you && (
      <details class="chat-more">
        <summary aria-label={words.moreAbout(name)}>⋯</summary>
        <div class="chat-choices">
          <button type="button" class="chat-small" onClick={() => talk.ask({ type: 'mute', speaker, muted: true })}>
            {words.mute(name)}
          </button>
          {talk.reported.value.has(line) ? (
            <span role="status">{words.reported}</span>
          ) : (
            <button type="button" class="chat-small" onClick={() => talk.ask({ type: 'report', line })}>
              {words.report}
            </button>
          )}
        </div>
      </details>
    )}
  </li>
)

const Say = ({ talk }: { readonly talk: Talk }) => {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const count = talk.said.value
  // What was typed stays until it is said: it may be refused.
  useEffect(() => {
    if (count > 0 && field.current !== null) field.current.value = ''
  }, [count])
  return (
    <form
      class="chat-say"
      onSubmit={(submit) => {
        submit.preventDefault()
        const text = field.current?.value.trim() ?? ''
        if (text !== '') talk.ask({ type: 'say', text })
      }}
    >
      <label class="unseen" for={id}>
        {words.saySomething}
      </label>
      <input id={id} ref={field} maxLength={LIMITS.talk} autocomplete="off" placeholder={words.saySomething} />
      <button type="submit" class="button">
        {words.say}
      </button>
    </form>
  )
}

/** Where the talk itself is out of sight: that there is something new, and the way to it. */
export const ChatMark = ({ talk }: { readonly talk: Talk }) => {
  if (talk.unread.value === 0) return null
  const go = (): void => {
    const place = document.getElementById(PLACE)
    if (!(place instanceof HTMLDetailsElement)) return
    place.open = true
    place.scrollIntoView({ block: 'center' })
  }
  return (
    <button type="button" class="chat-mark" onClick={go}>
      {words.newLines(talk.unread.value)}
    </button>
  )
}
