import type { Film } from './film.ts'
import type { Walking } from './use-spot.ts'
import { PACES, type Pace, turnAfter, turnBefore, useAutoplay } from './use-walking.ts'
import { words } from './words.ts'

interface ControlsProps {
  readonly film: Film
  readonly walking: Walking
  /** What was done to get to this moment. */
  readonly told: string
  /** In the past of a match that goes on: looks whether there is more. */
  refresh: (() => void) | null
}

/** Triangles and bars, drawn: what fonts make of these signs is anybody's guess. */
const SIGNS = {
  first: 'M5 5h3v14H5zM20 5v14L9 12z',
  turnBack: 'M12 5v14L2 12zM22 5v14l-10-7z',
  back: 'M17 5v14L7 12z',
  play: 'M6 3v18l15-9z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  on: 'M7 5v14l10-7z',
  turnOn: 'M2 5v14l10-7zM12 5v14l10-7z',
  end: 'M4 5v14l11-7zM16 5h3v14h-3z',
} as const

const PACE_NAMES = ['slow', 'normal', 'fast'] as const satisfies readonly Pace[]

/** Buttons, a slider and what was done, always within reach. */
export const Controls = ({ film, walking, told, refresh }: ControlsProps) => {
  const { at, go } = walking
  const { last } = film
  const autoplay = useAutoplay(film, walking)
  const toEnd = (): void => {
    go(last)
    refresh?.()
  }
  return (
    <section class="replay-controls" aria-label={words.controls}>
      <p class="replay-told" role="status">
        <b>{words.momentOf(at, last)}</b> <span>{told}</span>
      </p>
      <div class="replay-ways">
        <div class="replay-buttons">
          <Step name={words.first} sign="first" isOff={at === 0} act={() => go(0)} />
          <Step name={words.turnBack} sign="turnBack" isOff={at === 0} act={() => go((now) => turnBefore(film, now))} />
          <Step name={words.back} sign="back" isOff={at === 0} act={() => go((now) => now - 1)} />
          <Step
            name={autoplay.isOn ? words.pause : words.play}
            sign={autoplay.isOn ? 'pause' : 'play'}
            isOff={last === 0}
            act={autoplay.toggle}
          />
          <Step name={words.on} sign="on" isOff={at === last} act={() => go((now) => now + 1)} />
          <Step name={words.turnOn} sign="turnOn" isOff={at === last} act={() => go((now) => turnAfter(film, now))} />
          <Step
            name={refresh === null ? words.end : words.newest}
            sign="end"
            isOff={at === last && refresh === null}
            act={toEnd}
          />
        </div>
        <input
          type="range"
          class="replay-slider"
          min={0}
          max={last}
          value={at}
          aria-label={words.moment}
          aria-valuetext={words.momentOf(at, last)}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <label class="replay-speed">
          <span>{words.speed}</span>
          <select
            value={autoplay.pace}
            onChange={({ currentTarget: { value } }) => {
              const chosen = PACE_NAMES.find((pace) => pace === value && Object.hasOwn(PACES, pace))
              if (chosen !== undefined) autoplay.setPace(chosen)
            }}
          >
            {PACE_NAMES.map((pace) => (
              <option key={pace} value={pace}>
                {words.speeds[pace]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}

interface StepProps {
  readonly name: string
  readonly sign: keyof typeof SIGNS
  readonly isOff: boolean
  act(): void
}

/** A button that has nothing to do keeps the focus: the next key may be the other way. */
const Step = ({ name, sign, isOff, act }: StepProps) => (
  <button
    type="button"
    class="button replay-step"
    title={name}
    aria-label={name}
    aria-disabled={isOff}
    onClick={() => {
      if (!isOff) act()
    }}
  >
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <path d={SIGNS[sign]} />
    </svg>
  </button>
)
