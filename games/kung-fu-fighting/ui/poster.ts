import type { Poster } from '../../../board/contract.ts'
import picture from './poster.svg'

export const poster: Poster = {
  title: 'Kung Fu Fighting!',
  pitch:
    'The great fight scene as a card game: call out a Flying, Spinning Kick, grab the ladder, and block the answer.',
  seats: [2, 6],
  decisions: 60,
  picture,
}
