import type { Poster } from '../../../board/contract.ts'
import picture from './poster.svg'

export const poster: Poster = {
  title: "8 Masters' Revenge",
  pitch: 'Two cards are your two hands: lay a third beside them, and the far one flies at your opponent as a blow.',
  seats: [1, 4],
  decisions: 115,
  picture,
}
