import { useEffect, useRef } from 'preact/hooks'
import { type OwnSounds, type Sound, soundsOf } from '../../board/sounds.ts'
import type { MatchView } from '../live/match.ts'
import { settings } from '../settings/settings.ts'
import { play } from './synth.ts'

let audio: AudioContext | null = null

/** A browser lets nobody be loud before the first gesture; from then on it may. */
export const awaitGesture = (): void => {
  const wake = (): void => {
    removeEventListener('pointerdown', wake)
    removeEventListener('keydown', wake)
    audio = new AudioContext()
  }
  addEventListener('pointerdown', wake)
  addEventListener('keydown', wake)
}

const sound = (sounds: readonly Sound[]): void => {
  if (audio === null || sounds.length === 0 || settings.sound.chosen.value === 'off') return
  play(audio, sounds)
}

/** Every step is heard once, and so is a question after a time without one. */
export const useSounds = ({ latest }: Pick<MatchView, 'latest'>, isAsked: boolean, own?: OwnSounds): void => {
  const before = useRef({ latest, isAsked })
  useEffect(() => {
    const steps = before.current.latest === latest ? [] : soundsOf(latest, own)
    const isNews = isAsked && !before.current.isAsked
    before.current = { latest, isAsked }
    sound(isNews ? [...steps, 'turn'] : steps)
  }, [latest, isAsked])
}
