import type { Who } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { COLOURS } from '../cards.ts'
import { CHARACTERS, characterIndex } from '../characters.ts'
import type { AttackChoice, Choice } from '../choice.ts'
import type { House } from '../options.ts'
import { declarationFrom } from '../pack.ts'
import { characterOf, nextPlayer, secretOf } from '../rules/bout.ts'
import { colourAt, numberAt, read } from '../rules/declaration.ts'
import { SECRETS, secretIndex } from '../secrets.ts'
import type { State } from '../state.ts'
import { COUNTERED_BY } from '../text/countered-by.ts'
import { FIST_NAMES } from '../text/fist-names.ts'
import { threat, threatAfterCounter } from '../threat.ts'
import { count, faceWords } from './face-words.ts'

/** What it is about: the agreed rules, the moment, and whose choice it is. */
export interface Moment {
  readonly house: House
  readonly view: State
  readonly seat: Seat
  readonly who: Who
}

/** What a legal attack is, and what turns it. */
export const attackPreview = ({ house, view, seat }: Moment, choice: AttackChoice): Readonly<[string, string]> => {
  const declaration = declarationFrom(view, seat, choice)
  const { fist, damage, flowers } = read(house, view, seat, declaration)
  if (fist === null) return ['', '']
  const top = declaration.kinds.length - 1
  const flowering = flowers === 0 ? '' : ` (${count(flowers, 'flower')})`
  const strength = `${FIST_NAMES[fist]}, ${damage} damage${flowering}`
  const declared = choice.secret === undefined ? undefined : secretOf(view, seat).declared
  if (declared === 'unanswerable') return [strength, 'no answer helps']
  if (fist === 'sniper' && characterOf(view, seat).sniperUncounterable === true)
    return [strength, 'cannot be countered']
  return [
    strength,
    `countered by ${COUNTERED_BY[fist](numberAt(declaration, top), COLOURS[colourAt(declaration, top)])}`,
  ]
}

/** What comes of a legal choice, in a few words. */
export const preview = (moment: Moment, choice: Choice): string => {
  const { house, view, seat, who } = moment
  if (choice.do === 'attack') return attackPreview(moment, choice)[0]
  if (choice.do === 'psychUp') return psychUpPreview(moment, choice.cards, choice.plainly === 'yes')
  if (choice.do === 'hit') return `lose ${lost(moment)} HP`
  if (choice.do === 'defend') return `lose ${lost(moment, choice.cards.length / 2)} HP instead of ${lost(moment)}`
  if (choice.do === 'counter') {
    const damage = view.attack === null ? 0 : threatAfterCounter(house, view, view.attack, seat, choice.cards.length)
    return `${damage} damage for ${who(nextPlayer(view, seat))}`
  }
  if (choice.do === 'stop') return `${who(nextPlayer(view, seat))} is next`
  if (choice.do === 'pay') return `draw ${count(choice.hp, 'card')}, then attack`
  if (choice.do === 'storm') return `${who(nextPlayer(view, seat))} loses two random cards, then you attack`
  if (choice.do === 'use') return USES[view.window]?.(moment) ?? ''
  if (choice.do === 'decline') return view.window === 'seal' ? `lose ${view.blow?.amount ?? 0} HP` : ''
  if (choice.do === 'hold') return 'the other goes back on the deck'
  return ''
}

const USES: Readonly<Partial<Record<State['window'], (moment: Moment) => string>>> = {
  seal: ({ view }) => `${view.blow?.amount ?? 0} damage come to nothing`,
  resurrection: ({ view, seat }) => {
    const most = characterOf(view, seat).hp
    return `recover ${Math.min(most - view.hp[seat], secretOf(view, seat).heals ?? 0)} HP`
  },
  dazzle: ({ view, seat }) =>
    `two cards of the deck deal their difference, at most ${secretOf(view, seat).dazzles ?? 0}`,
  greed: ({ view }) => `another turn, with ${count(view.held, 'card')}`,
}

const lost = ({ house, view }: Moment, pairs = 0): number =>
  view.attack === null ? 0 : threat(house, view, view.attack, pairs)

const psychUpPreview = ({ view, seat }: Moment, cards: readonly string[], plainly: boolean): string => {
  const { limit, choosesDraw = false } = characterOf(view, seat)
  const choosing = choosesDraw && view.hp[seat] >= 2 && !plainly // KBK-16.23, KBK-16.24
  const drawn = Math.max(0, limit - (choosing ? 1 : 0) - (view.hands[seat].length - cards.length))
  const thrown = cards.length === 0 ? '' : `discard ${faceWords(cards[0])}, `
  return choosing
    ? `${thrown}pay 1 HP, draw ${count(drawn, 'card')} and one of two`
    : `${thrown}draw ${count(drawn, 'card')}`
}

/** What the button says. */
export const nameOf = (view: State, seat: Seat, choice: Choice): string => {
  if (choice.do === 'pay') return `Pay ${choice.hp} HP`
  if (choice.do === 'use') return `Use ${secretOf(view, seat).name}`
  if (choice.do === 'pick') return `Pick ${CHARACTERS[characterIndex(choice.character)].name}`
  if (choice.do === 'keep') return `Keep ${SECRETS[secretIndex(choice.secret)].name}`
  if (choice.do === 'hold') return `Keep ${faceWords(choice.cards[0])}`
  return NAMES[choice.do]
}

const NAMES: Readonly<Record<Exclude<Choice['do'], 'pay' | 'use' | 'pick' | 'keep' | 'hold'>, string>> = {
  attack: 'Attack',
  psychUp: 'Psych up',
  storm: 'Mountain Storm',
  stop: 'Stop',
  hit: 'Take the hit',
  defend: 'Defend',
  counter: 'Counter',
  decline: 'Not now',
}
