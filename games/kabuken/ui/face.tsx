import type { VNode } from 'preact'
import { Card } from '../../../board/card.tsx'
import { Mark, type Tone } from '../../../board/mark.tsx'
import { COLOUR, COLOURS, FLOWER, kindOfFace, letterOf, NUMBER } from '../cards.ts'
import { DIGITS, LEI } from './brushwork.ts'
import './face.css'

/** Draws strokes into a box, at a place and a scale. */
const Strokes = ({ paths, x, y, scale }: { paths: readonly string[]; x: number; y: number; scale: number }): VNode => (
  <g class="strokes" transform={`translate(${x} ${y}) scale(${scale})`}>
    {paths.map((path) => (
      <path key={path} d={path} />
    ))}
  </g>
)

/** Five petals and a heart, about the origin. */
const Flower = ({ x, y, size }: { x: number; y: number; size: number }): VNode => (
  <g class="flower" transform={`translate(${x} ${y}) scale(${size})`}>
    {[0, 72, 144, 216, 288].map((turn) => (
      <path
        key={turn}
        class="petal"
        transform={`rotate(${turn})`}
        d="M0-.12C-.34-.3-.46-.62-.3-.9-.2-1.04-.06-1 0-.88.06-1 .2-1.04.3-.9.46-.62.34-.3 0-.12Z"
      />
    ))}
    <circle class="heart" r=".2" />
  </g>
)

interface FaceProps {
  readonly face: string
  readonly flip?: string
  /** Said by the card itself, where nothing around it says it. */
  readonly label?: string
}

/** A number card. What counts stands along its left edge, where a fanned hand shows it. */
export const NumberCard = ({ face, flip, label }: FaceProps): VNode => {
  const kind = kindOfFace(face)
  const number = NUMBER[kind]
  const tone: Tone = COLOURS[COLOUR[kind]]
  const hasFlower = FLOWER[kind] === 1
  return (
    <Card
      tone={tone}
      read={face}
      {...(flip === undefined ? {} : { flip })}
      {...(label === undefined ? {} : { label })}
      face={
        <>
          <rect class="card-frame" x="5" y="5" width="90" height="130" rx="5" />
          <g class="card-ghost">
            <Mark tone={tone} x={27} y={34} size={72} />
          </g>
          <Strokes paths={DIGITS[number]} x={33} y={29} scale={0.6} />
          <Strokes paths={DIGITS[number]} x={9} y={9} scale={0.19} />
          <Mark tone={tone} x={10.5} y={40} size={15} />
          <text class="card-letter" x="18" y="69">
            {letterOf(COLOUR[kind])}
          </text>
          {hasFlower && <Flower x={18} y={86} size={10} />}
          {hasFlower && <Flower x={77} y={119} size={13} />}
        </>
      }
    />
  )
}

export const BackCard = ({ flip, read }: { flip?: string; read?: string }): VNode => (
  <Card
    {...(flip === undefined ? {} : { flip })}
    {...(read === undefined ? {} : { read })}
    back={
      <g class="card-seal">
        <rect x="8" y="8" width="84" height="124" rx="5" />
        <circle cx="50" cy="70" r="33" />
        <Strokes paths={LEI} x={27} y={46} scale={0.46} />
      </g>
    }
  />
)
