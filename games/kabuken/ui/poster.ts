import type { Poster } from '../../../board/contract.ts'
import picture from './poster.svg'

export const poster: Poster = {
  title: 'Kabuken',
  pitch: 'A duel of number cards: read the Field Card, lay your fist, and dare the other to counter.',
  seats: [2, 7],
  decisions: 25,
  picture,
}
