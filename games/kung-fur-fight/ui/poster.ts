import type { Poster } from '../../../board/contract.ts'
import picture from './poster.svg'

export const poster: Poster = {
  title: 'Kung Fur Fight',
  pitch: 'Dogs against Cats in three arenas at once: plan in secret, open together, and fight for what lies there.',
  seats: [2, 2],
  decisions: 25,
  picture,
}
