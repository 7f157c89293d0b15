import { Network } from '../../../../kernel/network.ts'
import type { House } from '../../house.ts'
import type { State } from '../../state.ts'
import type { Lived } from '../moment.ts'
import { tellOf } from './inputs.ts'
import { FIRST, HEADS } from './weights.ts'

/** The chance to win of the seat whose turn it is, in a match that is familiar. */
export const chanceOfActive = (house: House, s: State, moment: Lived): number => {
  network ??= new Network(FIRST, Object.values(HEADS))
  network.begin(ORDER.indexOf(moment))
  tellOf(house, s, network)
  return 1 / (1 + Math.exp(-network.answer()))
}

/** Read when it is first wanted: those who only watch never do. */
let network: Network | null = null
const ORDER: readonly string[] = Object.keys(HEADS)
