import type { VNode } from 'preact'

// Our own drawings of the Animals, each in a square of 100. Colours are those of fur and cloth, in any light.

const INK = '#241a12'
const CREAM = '#fff6e3'

interface Fur {
  readonly fur: string
  readonly shade: string
}

const Eyes = ({ y = 50, apart = 15, fill = INK }: { y?: number; apart?: number; fill?: string }): VNode => (
  <>
    {[50 - apart, 50 + apart].map((x) => (
      <g key={x}>
        <ellipse cx={x} cy={y} rx="4.6" ry="5.4" fill={fill} stroke={INK} stroke-width="1.4" />
        <circle cx={x + 1.4} cy={y - 1.8} r="1.5" fill={CREAM} />
      </g>
    ))}
  </>
)

/** Calm, half closed. */
const Lids = ({ y = 51, apart = 15 }: { y?: number; apart?: number }): VNode => (
  <path
    class="head-line"
    d={`M${44 - apart} ${y}q6 5 12 0M${44 + apart} ${y}q6 5 12 0`}
    fill="none"
    stroke-width="3.2"
  />
)

const Snout = ({ y = 66, light = CREAM }: { y?: number; light?: string }): VNode => (
  <>
    <ellipse cx="50" cy={y} rx="16.500" ry="12.500" fill={light} />
    <path d={`M44 ${y - 8}q6-3 12 0q-1 6-6 7q-5-1-6-7Z`} fill={INK} />
    <path class="head-line" d={`M50 ${y - 1}v4m-8 1q4 4 8 0q4 4 8 0`} fill="none" stroke-width="2" />
  </>
)

const SKULL = 'M50 20C71 20 82 34 82 54C82 76 68 87 50 87C32 87 18 76 18 54C18 34 29 20 50 20Z'
const HANGING = 'M25 28C12 28 5 44 8 62C10 73 21 73 23 62L30 36ZM75 28C88 28 95 44 92 62C90 73 79 73 77 62L70 36Z'
const PRICKED = 'M22 46L20 12L45 25ZM78 46L80 12L55 25Z'
const FOLDED = 'M28 28L10 30L20 50ZM72 28L90 30L80 50Z'

/** Six dots on the forehead: a monk. */
const Vows = (): VNode => (
  <>
    {[43, 50, 57].flatMap((x) =>
      [29, 36].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" fill={INK} opacity=".75" />),
    )}
  </>
)

const Beads = (): VNode => (
  <>
    {[22, 31, 40.5, 50, 59.5, 69, 78].map((x, i) => (
      <circle
        key={x}
        cx={x}
        cy={86 + 2.4 * (3 - Math.abs(3 - i))}
        r="5"
        fill="#a5531c"
        stroke={INK}
        stroke-width="1.4"
      />
    ))}
  </>
)

const Dog = ({ fur, shade, ears, children }: Fur & { ears: string; children?: VNode | VNode[] }): VNode => (
  <>
    <path class="head-line" d={ears} fill={shade} />
    <path class="head-line" d={SKULL} fill={fur} />
    {children}
    <Beads />
  </>
)

const CAT_EARS = 'M20 48L17 10L43 26ZM80 48L83 10L57 26Z'

/** A hood that leaves a band for the eyes. */
const Cat = ({
  fur,
  shade,
  hood,
  eyes = '#e9c65c',
  children,
}: Fur & { hood: string; eyes?: string; children?: VNode | VNode[] }): VNode => (
  <>
    <path class="head-line" d={CAT_EARS} fill={fur} />
    <path d="M24 38L22.500 20L36 28ZM76 38L77.500 20L64 28Z" fill={shade} />
    <path class="head-line" d={SKULL} fill={hood} />
    <path class="head-line" d="M19 46Q50 36 81 46Q83 56 80 64Q50 54 20 64Q17 56 19 46Z" fill={fur} stroke-width="2" />
    {[34, 66].map((x) => (
      <g key={x}>
        <path d={`M${x - 9} 53Q${x} 43 ${x + 9} 53Q${x} 59 ${x - 9} 53Z`} fill={eyes} stroke={INK} stroke-width="1.6" />
        <ellipse cx={x} cy="51.500" rx="2" ry="4.600" fill={INK} />
      </g>
    ))}
    <path class="head-line" d="M28 78Q50 66 72 78M50 71V86" fill="none" stroke-width="1.6" opacity=".55" />
    {children}
  </>
)

const Toque = (): VNode => (
  <path
    class="head-line"
    d="M32 27L30 13Q21 11 25 4Q31-3 40 2Q50-5 60 2Q69-3 75 4Q79 11 70 13L68 27Q50 21 32 27Z"
    fill={CREAM}
  />
)

const Knot = ({ fill }: { fill: string }): VNode => (
  <path class="head-line" d="M18 38Q50 24 82 38L82 46Q50 32 18 46ZM82 40L96 32L93 42L99 50L82 46Z" fill={fill} />
)

const Plain = ({ fur, shade, ears, children }: Fur & { ears: string; children?: VNode | VNode[] }): VNode => (
  <>
    <path class="head-line" d={ears} fill={shade} />
    <path class="head-line" d={SKULL} fill={fur} />
    {children}
  </>
)

const ROUND = 'M10 24a14 14 0 1 0 28 0a14 14 0 1 0-28 0ZM62 24a14 14 0 1 0 28 0a14 14 0 1 0-28 0Z'

/** By id. */
export const HEADS: Readonly<Record<string, VNode>> = {
  fu: (
    <Dog fur="#e0b074" shade="#8a5a2c" ears={HANGING}>
      <Lids />
      <Snout />
      <Toque />
    </Dog>
  ),
  ban: (
    <Dog fur="#a9b0b5" shade="#6d757c" ears={FOLDED}>
      <path d="M50 22L58 44L50 62L42 44Z" fill={CREAM} />
      <path class="head-line" d="M26 42L42 48M74 42L58 48" fill="none" stroke-width="4" />
      <Eyes y={53} />
      <path
        class="head-line"
        d="M28 66Q50 52 72 66Q74 82 62 82Q50 74 38 82Q26 82 28 66Z"
        fill={CREAM}
        stroke-width="2"
      />
      <path d="M43 60q7-3 14 0q-1 6-7 7q-6-1-7-7Z" fill={INK} />
    </Dog>
  ),
  chai: (
    <Dog fur="#e28a3c" shade="#b9641f" ears={PRICKED}>
      <path d="M18 58Q34 56 42 66Q50 60 58 66Q66 56 82 58Q82 86 50 87Q18 86 18 58Z" fill={CREAM} />
      <circle cx="36" cy="40" r="4" fill={CREAM} />
      <circle cx="64" cy="40" r="4" fill={CREAM} />
      <Eyes />
      <Snout />
    </Dog>
  ),
  yue: (
    <Dog fur="#57636f" shade="#323b45" ears={PRICKED}>
      <path d="M50 36Q68 40 72 62Q64 86 50 87Q36 86 28 62Q32 40 50 36Z" fill="#dfe6ea" />
      <path d="M57 33a9 9 0 1 1-9-12a7.400 7.400 0 1 0 9 12Z" fill="#f2d16b" stroke={INK} stroke-width="1.2" />
      <Eyes fill="#8fc7ea" />
      <Snout light="#f4f7f8" />
    </Dog>
  ),
  hua: (
    <Dog fur="#fbf4e6" shade="#3c3029" ears={HANGING}>
      <path d="M26 36a9 8 0 1 0 12-6ZM66 60a7 6 0 1 0 10 8ZM60 24a5 5 0 1 0 8 4Z" fill="#3c3029" />
      <Eyes />
      <Snout />
      <g transform="translate(76 26) scale(.82)">
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse
            key={turn}
            transform={`rotate(${turn})`}
            cx="0"
            cy="-9"
            rx="6.500"
            ry="8"
            fill="#e7658f"
            stroke={INK}
            stroke-width="1.4"
          />
        ))}
        <circle r="5" fill="#f4c542" stroke={INK} stroke-width="1.4" />
      </g>
    </Dog>
  ),
  shiue: (
    <Dog fur="#ffffff" shade="#c9dbe6" ears={PRICKED}>
      <path
        class="head-line"
        d="M18 60l-8 6l9 2l-5 8l10-1l0 8l9-5M82 60l8 6l-9 2l5 8l-10-1l0 8l-9-5"
        fill="#fff"
        stroke-width="2"
      />
      <path
        d="M50 22v18M42 26l16 10M58 26l-16 10"
        fill="none"
        stroke="#4b8fb8"
        stroke-width="2.600"
        stroke-linecap="round"
      />
      <Eyes />
      <Snout light="#eaf3f8" />
    </Dog>
  ),
  hokuto: (
    <Cat fur="#f0e0c2" shade="#d79a7c" hood="#5a5f86" eyes="#9cc46a">
      <Toque />
    </Cat>
  ),
  hikaru: (
    <Cat fur="#f6d36a" shade="#e39a3a" hood="#7a3f8c">
      <g stroke="#f6d36a" stroke-width="2.600" stroke-linecap="round">
        <circle cx="50" cy="30" r="5" fill="#f6d36a" stroke="none" />
        <path d="M50 20v-1M41 24l-1-1M59 24l1-1M39 31h-1M61 31h1" />
      </g>
    </Cat>
  ),
  ringo: (
    <Cat fur="#f4ede3" shade="#e2a0a0" hood="#b8323a" eyes="#e0d26a">
      <path d="M50 25q7-4 9 3q1 8-6 10q-3-1-6 0q-7-2-6-10q2-7 9-3Z" fill="#f4ede3" stroke={INK} stroke-width="1.400" />
      <path d="M50 25q0-5 4-6" fill="none" stroke={INK} stroke-width="1.800" />
    </Cat>
  ),
  yaou: (
    <Cat fur="#2c2a33" shade="#5b5470" hood="#403a55" eyes="#ffd24a">
      <path
        class="head-line"
        d="M36 30L34 18L43 24L50 14L57 24L66 18L64 30Q50 26 36 30Z"
        fill="#f2c84b"
        stroke-width="2"
      />
    </Cat>
  ),
  raihuu: (
    <Cat fur="#ee9440" shade="#f7cf9a" hood="#2f5a6b" eyes="#f7ef9a">
      <path d="M23 47l9 4M24 58l8-1M77 47l-9 4M76 58l-8-1" stroke={INK} stroke-width="3" fill="none" />
      <path d="M53 20L43 32H50L46 42L58 29H51Z" fill="#ffe25e" stroke={INK} stroke-width="1.400" />
    </Cat>
  ),
  masaru: (
    <Cat fur="#a9764c" shade="#d9a98a" hood="#3d4a3a" eyes="#f0e3a0">
      <Knot fill="#fbf4e6" />
    </Cat>
  ),
  ming: (
    <Plain fur="#8d5a33" shade="#6c4225" ears="M16 62a13 13 0 1 1 6-24ZM84 62a13 13 0 1 0-6-24Z">
      <path d="M50 40Q60 30 70 40Q78 52 70 64Q74 84 50 85Q26 84 30 64Q22 52 30 40Q40 30 50 40Z" fill="#f3cfa1" />
      <Eyes y={52} apart={12} />
      <path class="head-line" d="M46 64h2M52 64h2M36 72Q50 82 64 72" fill="none" stroke-width="2.400" />
      <Knot fill="#c8452e" />
    </Plain>
  ),
  'shiau-yao': (
    <Plain fur="#d9662f" shade="#8c3a18" ears={CAT_EARS}>
      <path d="M18 56Q40 56 50 82Q60 56 82 56Q80 84 50 88Q20 84 18 56Z" fill={CREAM} />
      <Lids y={52} apart={16} />
      <path d="M44 76q6-3 12 0q-1 6-6 7q-5-1-6-7Z" fill={INK} />
      <path class="head-line" d="M4 34Q28 30 50 6Q72 30 96 34Q74 42 50 42Q26 42 4 34Z" fill="#d9b36c" />
      <path d="M50 8L36 38M50 8L64 38M50 8V41" fill="none" stroke="#8a6a2c" stroke-width="1.600" />
    </Plain>
  ),
  musashi: (
    <Plain fur="#9aa0a6" shade="#5c6268" ears={FOLDED}>
      <path d="M20 52Q34 40 48 52Q46 66 34 66Q22 66 20 52ZM80 52Q66 40 52 52Q54 66 66 66Q78 66 80 52Z" fill="#3a3f45" />
      <Eyes y={54} apart={15} fill="#f4e9b0" />
      <Snout y={71} light="#e9ecee" />
      <path class="head-line" d="M42 24Q38 8 50 2Q62 8 58 24Q50 20 42 24Z" fill={INK} />
      <path d="M42 21h16" stroke="#c8452e" stroke-width="4" />
    </Plain>
  ),
  'tai-chi': (
    <Plain fur="#ffffff" shade={INK} ears={ROUND}>
      <path d="M26 44Q40 38 43 52Q40 64 30 62Q20 58 26 44ZM74 44Q60 38 57 52Q60 64 70 62Q80 58 74 44Z" fill={INK} />
      <circle cx="35" cy="52" r="3.400" fill="#fff" />
      <circle cx="65" cy="52" r="3.400" fill="#fff" />
      <path d="M44 66q6-3 12 0q-1 6-6 7q-5-1-6-7Z" fill={INK} />
      <path class="head-line" d="M50 73v3m-7 1q4 4 7 0q3 4 7 0" fill="none" stroke-width="2" />
      <g transform="translate(50 31)">
        <circle r="7.500" fill="#fff" stroke={INK} stroke-width="1.600" />
        <path d="M0-7.500a7.500 7.500 0 0 1 0 15a3.750 3.750 0 0 1 0-7.500a3.750 3.750 0 0 0 0-7.500Z" fill={INK} />
      </g>
    </Plain>
  ),
  himiko: (
    <Plain fur="#fdf6f2" shade="#f3d6d6" ears="M26 34Q14 4 28-4Q42 4 42 28ZM74 34Q86 4 72-4Q58 4 58 28Z">
      <Eyes fill="#b02a45" />
      <path d="M46 64l8 0l-4 5Z" fill="#d2647a" />
      <path class="head-line" d="M50 69v4m-7 1q4 4 7 0q3 4 7 0" fill="none" stroke-width="2" />
      <path class="head-line" d="M30 36Q50 24 70 36L66 26L58 28L50 16L42 28L34 26Z" fill="#f2c84b" stroke-width="2" />
      <circle cx="50" cy="27" r="3.400" fill="#c8323a" />
    </Plain>
  ),
  boshark: (
    <>
      <path class="head-line" d="M50 2Q78 30 84 62Q88 88 50 92Q12 88 16 62Q22 30 50 2Z" fill="#6f8fa6" />
      <path d="M50 40Q72 48 78 68Q78 86 50 88Q22 86 22 68Q28 48 50 40Z" fill="#e9f1f5" />
      <Eyes y={42} apart={20} fill="#f4e9b0" />
      <path class="head-line" d="M26 64Q50 52 74 64Q68 82 50 82Q32 82 26 64Z" fill="#8c1f2a" stroke-width="2.400" />
      <path d="M29 64l5 8l5-11l6 9l5-11l5 11l6-9l5 11l5-8Q50 52 29 64Z" fill="#fff" stroke={INK} stroke-width="1" />
    </>
  ),
  tumaz: (
    <Plain fur="#6b4526" shade="#4d2f18" ears={ROUND}>
      <path class="head-line" d="M24 44L42 50M76 44L58 50" fill="none" stroke-width="4.600" />
      <Eyes y={55} apart={16} fill="#f4c542" />
      <Snout y={69} light="#d9a86f" />
      <path d="M66 30l10 26M72 28l8 20" stroke="#e8c9a5" stroke-width="2.400" fill="none" />
    </Plain>
  ),
}

/** Crests of the schools. */
export const CRESTS = {
  dogs: (
    <Dog fur="#e28a3c" shade="#b9641f" ears={HANGING}>
      <Vows />
      <Lids />
      <Snout />
    </Dog>
  ),
  cats: <Cat fur="#f4ede3" shade="#e2a0a0" hood="#3b2440" eyes="#ffd24a" />,
} as const
