import type { VNode } from 'preact'
import type { TokenName } from '../placed.ts'
import { count } from '../text/phrases.ts'
import type { Tokens } from './columns.ts'
import { Sign } from './sign.tsx'
import { TOKEN_WORDS } from './words.ts'
import './token.css'

/** Each kind has a shape of its own: a drop, two discs with their signs, a bird on a dark shield. */
const FACES: Readonly<Record<TokenName, VNode>> = {
  damage: (
    <>
      <circle cx="12" cy="12" r="11" />
      <Sign of="wound" x={5} y={4} size={14} />
    </>
  ),
  plus: (
    <>
      <rect x="1" y="1" width="22" height="22" rx="6" />
      <path d="M10 5h4v5h5v4h-5v5h-4v-5H5v-4h5z" />
    </>
  ),
  minus: (
    <>
      <rect x="1" y="1" width="22" height="22" rx="6" />
      <path d="M5 10h14v4H5z" />
    </>
  ),
  crow: (
    <>
      <path class="token-ground" d="M12 0l11 5v8q0 8-11 11Q1 21 1 13V5z" />
      <Sign of="Crow" x={4} y={4} size={16} />
    </>
  ),
}

export const TokenFace = ({ token }: { token: TokenName }): VNode => (
  <svg class={`token is-${token}`} viewBox="0 0 24 24" aria-hidden="true">
    {FACES[token]}
  </svg>
)

/** All tokens of a kind in one place. */
export const TokenStack = ({ tokens: { token, count: times }, flip }: { tokens: Tokens; flip?: string }): VNode => (
  <span class="token-stack" data-flip={flip} title={count(times, TOKEN_WORDS[token])}>
    <TokenFace token={token} />
    {times > 1 && <b class="token-count">{times}</b>}
  </span>
)
