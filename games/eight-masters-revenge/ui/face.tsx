import type { VNode } from 'preact'
import { Card } from '../../../board/card.tsx'
import { Mark } from '../../../board/mark.tsx'
import { CARDS, type Card as CardNumber, COLOURS, FACES, isBow } from '../cards.ts'
import { Sign } from './sign.tsx'
import { FACE_WORDS } from './words.ts'
import './face.css'

interface FaceProps {
  readonly card: CardNumber
  readonly flip?: string
}

/**
 * A blow card or a bow. Its numbers stand at its edges, so that those of two cards side by side meet; between them the
 * damage, below them colour and dragon, then the effect.
 */
export const BlowCard = ({ card, flip }: FaceProps): VNode => {
  const tone = COLOURS[CARDS.colour[card]]
  const effect = CARDS.effect[card]
  return (
    <Card
      {...(tone === undefined ? {} : { tone })}
      {...(flip === undefined ? {} : { flip })}
      face={
        <g class="blow">
          <rect class="blow-wash" x="0" y="0" width="100" height="140" rx="9" />
          <Number x={0} value={CARDS.left[card]} />
          <Number x={64} value={CARDS.right[card]} />
          {!isBow(card) && <Damage damage={CARDS.damage[card]} />}
          {tone === undefined ? (
            <Sign of="bow" x={22} y={52} size={56} />
          ) : (
            <>
              <Mark tone={tone} x={6} y={58} size={20} />
              <text class="blow-letter" x="16" y="97">
                {FACES[card].charAt(0)}
              </text>
            </>
          )}
          {CARDS.dragon[card] && (
            <g class="blow-dragon">
              <circle cx="82" cy="73" r="15.5" />
              <Sign of="dragon" x={69} y={60} size={26} />
            </g>
          )}
          {effect !== 'none' && <Sign of={SIGNS[effect] ?? effect} x={31} y={79} size={36} />}
          <text class="blow-name" x="50" y="132">
            {isBow(card) ? FACE_WORDS.bow : effect === 'none' ? FACE_WORDS.plain : effect}
          </text>
        </g>
      }
    />
  )
}

const SIGNS: Readonly<Record<string, string>> = { empower: 'fist' }

const Number = ({ x, value }: { x: number; value: number }): VNode => (
  <g class="blow-number">
    <rect x={x === 0 ? -9 : x} y="7" width="45" height="46" rx="8" />
    <text x={x + 18} y="45">
      {value}
    </text>
  </g>
)

/** A burst, the more points the harder; a hollow ring for a blow that does not hurt. */
const Damage = ({ damage }: { damage: number }): VNode => (
  <g class={`blow-damage is-${damage}`}>
    {damage === 0 ? <circle cx="50" cy="27" r="11" /> : <path d={burst(5 + 3 * damage, 50, 28)} />}
    <text x="50" y="34">
      {damage}
    </text>
  </g>
)

/** A star with so many points around a place. */
const burst = (points: number, x: number, y: number): string => {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const [angle, reach] = [(Math.PI * i) / points - Math.PI / 2, i % 2 === 0 ? 17 : 12.5]
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}z`
}

export const BackCard = ({ flip }: { flip?: string }): VNode => (
  <Card
    {...(flip === undefined ? {} : { flip })}
    back={
      <g class="blow-back">
        <rect x="8" y="8" width="84" height="124" rx="5" />
        <circle cx="50" cy="70" r="34" />
        <Sign of="fist" x={28} y={48} size={44} />
        <path d="M50 12v20M50 108v20M12 70h0M22 22l8 8M78 22l-8 8M22 118l8-8M78 118l-8-8" />
      </g>
    }
  />
)
