import type { Sound } from '../../board/sounds.ts'

/** A short voice: a tone that slides, or the hiss of cards on wood. */
interface Voice {
  readonly wave: OscillatorType | 'hiss'
  /** Hertz; for a hiss where it is brightest. */
  readonly from: number
  readonly to: number
  /** Seconds after the beginning, and long. */
  readonly at: number
  readonly long: number
  readonly loud: number
}

const voice = (wave: Voice['wave'], from: number, to: number, at: number, long: number, loud: number): Voice => ({
  wave,
  from,
  to,
  at,
  long,
  loud,
})

const SOUNDS: Readonly<Record<Sound, readonly Voice[]>> = {
  deal: [voice('hiss', 3200, 1800, 0, 0.07, 0.5), voice('hiss', 3600, 2000, 0.08, 0.07, 0.4)],
  reveal: [voice('hiss', 1200, 4200, 0, 0.14, 0.45), voice('triangle', 440, 660, 0.05, 0.12, 0.25)],
  hit: [voice('hiss', 900, 300, 0, 0.09, 0.9), voice('sine', 170, 60, 0, 0.16, 0.9)],
  block: [voice('triangle', 620, 540, 0, 0.07, 0.6), voice('hiss', 2200, 1400, 0, 0.05, 0.6)],
  damage: [voice('sine', 130, 45, 0, 0.28, 1), voice('hiss', 500, 200, 0, 0.14, 0.5)],
  heal: [voice('sine', 523, 523, 0, 0.16, 0.35), voice('sine', 784, 784, 0.1, 0.22, 0.3)],
  turn: [voice('triangle', 392, 392, 0, 0.12, 0.4), voice('triangle', 587, 587, 0.11, 0.2, 0.35)],
  end: [voice('sine', 196, 190, 0, 0.9, 0.8), voice('triangle', 392, 385, 0, 0.7, 0.25)],
}

const VOLUME = 0.16
const GAP = 0.13

/** Plays sounds one after the other, from nothing but arithmetic: no files are loaded. */
export const play = (audio: AudioContext, sounds: readonly Sound[]): void => {
  const out = new GainNode(audio, { gain: VOLUME })
  out.connect(audio.destination)
  sounds.forEach((sound, place) => {
    for (const one of SOUNDS[sound]) speak(audio, out, one, audio.currentTime + place * GAP)
  })
}

const speak = (audio: AudioContext, out: AudioNode, { wave, from, to, at, long, loud }: Voice, start: number): void => {
  const begin = start + at
  const end = begin + long
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(loud, begin)
  gain.gain.exponentialRampToValueAtTime(0.001, end)
  gain.connect(out)
  const source = wave === 'hiss' ? hiss(audio, long) : new OscillatorNode(audio, { type: wave })
  if (source instanceof OscillatorNode) {
    slide(source.frequency, from, to, begin, end)
    source.connect(gain)
  } else {
    const band = new BiquadFilterNode(audio, { type: 'bandpass', Q: 0.8 })
    slide(band.frequency, from, to, begin, end)
    source.connect(band).connect(gain)
  }
  source.start(begin)
  source.stop(end)
}

const slide = (frequency: AudioParam, from: number, to: number, begin: number, end: number): void => {
  frequency.setValueAtTime(from, begin)
  frequency.exponentialRampToValueAtTime(to, end)
}

const hiss = (audio: AudioContext, long: number): AudioBufferSourceNode => {
  const buffer = audio.createBuffer(1, Math.ceil(long * audio.sampleRate), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return new AudioBufferSourceNode(audio, { buffer })
}
