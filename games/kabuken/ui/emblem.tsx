import type { VNode } from 'preact'
import sheet from './icons.svg'
import './emblem.css'

/** The sign of a character or a secret, by its id. */
export const Emblem = ({ id, kind }: { id: string; kind: 'character' | 'secret' }): VNode => (
  <svg class={`emblem is-${kind}`} viewBox="0 0 512 512" aria-hidden="true">
    <use href={`${sheet}#${id}`} />
  </svg>
)
