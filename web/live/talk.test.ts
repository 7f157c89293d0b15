import { describe, expect, it } from 'vitest'
import type { ClientMessage } from '../../protocol/messages.ts'
import type { Spoken } from '../../protocol/talk.ts'
import { openTalk } from './talk.ts'

const spoken = (line: number, given: Partial<Spoken> = {}): Spoken => ({
  line,
  speaker: 'bob',
  seat: 'B',
  name: 'Bob',
  you: false,
  text: `line ${line}`,
  at: 0,
  ...given,
})

const open = (isOpen = true) => {
  const sent: ClientMessage[] = []
  const talk = openTalk((message) => {
    sent.push(message)
    return isOpen
  })
  return { talk, sent }
}

describe('talk', () => {
  it('counts what others said since one last looked', () => {
    const { talk } = open()
    talk.hear({ type: 'talk', lines: [spoken(3), spoken(4)], muted: [] })
    expect(talk.unread.value).toBe(0)
    talk.hear({ type: 'said', spoken: spoken(5) })
    talk.hear({ type: 'said', spoken: spoken(6, { you: true }) })
    talk.hear({ type: 'said', spoken: spoken(7) })
    expect(talk.unread.value).toBe(2)
    talk.look()
    expect(talk.unread.value).toBe(0)
  })

  it('takes a line once, and keeps a hundred', () => {
    const { talk } = open()
    for (let line = 1; line <= 120; line++) {
      talk.hear({ type: 'said', spoken: spoken(line) })
      talk.hear({ type: 'said', spoken: spoken(line) })
    }
    expect(talk.lines.value.map(({ line }) => line)).toEqual(Array.from({ length: 100 }, (_, n) => n + 21))
  })

  it('takes a complaint for itself only while it waits for an answer', () => {
    const { talk, sent } = open()
    const error = { type: 'error', message: 'Too fast.' } as const
    expect(talk.hear(error)).toBe(false)
    talk.ask({ type: 'say', text: 'hello' })
    expect(sent).toEqual([{ type: 'say', text: 'hello' }])
    expect(talk.hear(error)).toBe(true)
    expect(talk.problem.value).toBe('Too fast.')
    talk.ask({ type: 'say', text: 'hello' })
    expect(talk.problem.value).toBeNull()
    talk.hear({ type: 'said', spoken: spoken(1, { you: true }) })
    expect(talk.said.value).toBe(1)
    expect(talk.hear(error)).toBe(false)
  })

  it('does not wait for an answer to what was never sent', () => {
    const { talk } = open(false)
    talk.ask({ type: 'report', line: 3 })
    expect(talk.hear({ type: 'error', message: 'About something else.' })).toBe(false)
  })

  it('knows whom one does not want to hear, and what was reported', () => {
    const { talk } = open()
    talk.hear({ type: 'said', spoken: spoken(1) })
    talk.hear({ type: 'talk', lines: [], muted: [{ speaker: 'bob', name: 'Bob' }] })
    expect([talk.lines.value, talk.muted.value]).toEqual([[], [{ speaker: 'bob', name: 'Bob' }]])
    talk.hear({ type: 'reported', line: 1 })
    expect(talk.reported.value.has(1)).toBe(true)
  })

  it('leaves alone what is not about it', () => {
    const { talk } = open()
    expect(talk.hear({ type: 'accepted', decision: null })).toBe(false)
  })
})
