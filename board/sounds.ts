import type { Event } from '../kernel/events.ts'

/** What can be heard of a match. */
export type Sound = 'deal' | 'reveal' | 'hit' | 'block' | 'damage' | 'heal' | 'turn' | 'end'

/** What a game wants to sound for some of its event keys; null for silence. */
export type OwnSounds = Readonly<Record<string, Sound | null>>

/** By the last word of an event's key, for every game that says nothing else. */
const USUAL: readonly (readonly [Sound, RegExp])[] = [
  ['end', /^(over|gameOver|wins?|end)$/],
  ['damage', /^(damage|hurt|wound|wounding|knockOut|fallen|out|lostChi|spLost|pushedOff)$/],
  ['heal', /^(heal|recover|restored|spGained|gain|calm)$/],
  ['block', /^(block|blocked|defend|guarded|counter|countered|redirected)$/],
  ['hit', /^(attack|played|use|storm|fury|double)$/],
  ['reveal', /^(reveal|show|secretShown|plan|throws|character|secret|fighter|archetype|vp)$/],
  ['deal', /^(deal|reshuffle|draw|effectDraw|take|place|stoodUp|attached)$/],
]

/** More than these would be noise. */
const MOST = 3

/** What a step sounds like: each sound once, in the order in which things happen. */
export const soundsOf = (events: readonly Event[], own: OwnSounds = {}): readonly Sound[] => {
  const heard = new Set<Sound>()
  for (const { key } of events) {
    const sound = Object.hasOwn(own, key) ? own[key] : usual(key)
    if (sound !== null) heard.add(sound)
  }
  return [...heard].slice(0, MOST)
}

const usual = (key: string): Sound | null => {
  const word = key.slice(key.lastIndexOf('.') + 1)
  return USUAL.find(([, words]) => words.test(word))?.[0] ?? null
}
