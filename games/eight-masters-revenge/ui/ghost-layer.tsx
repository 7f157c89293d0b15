import type { VNode } from 'preact'
import { BlowCard } from './face.tsx'
import type { Ghost } from './ghosts.ts'
import type { Verdict } from './placements.ts'
import { TokenFace } from './token.tsx'
import './ghost-layer.css'

interface GhostLayerProps {
  readonly ghost: Ghost | undefined
  readonly verdict: Verdict | undefined
  readonly parting: string | undefined
}

/** What would be, over what is. */
export const GhostLayer = ({ ghost, verdict, parting }: GhostLayerProps): VNode | null => {
  const card = ghost?.card ?? (verdict === undefined ? null : { card: verdict.card, isBlocked: false })
  const tokens = ghost?.tokens ?? []
  if (card === null && tokens.length === 0 && parting === undefined) return null
  return (
    <span class="m-ghosts" aria-hidden="true">
      {parting !== undefined && <span class="m-parting">{parting}</span>}
      {card !== null && (
        <span class={`m-ghost${card.isBlocked ? ' is-blocked' : ''}`}>
          <BlowCard card={card.card} />
        </span>
      )}
      {verdict !== undefined && (
        <span class={`m-verdict${verdict.isHit ? ' is-hit' : ''}`}>
          <b>{verdict.sums}</b> {verdict.text}
        </span>
      )}
      {tokens.length > 0 && (
        <span class="m-ghost-tokens">
          {tokens.map(({ token, count }) => (
            <span key={token} class={`m-ghost-token${count < 0 ? ' is-going' : ''}`}>
              <TokenFace token={token} />
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
