import { createMatch } from '../match.ts'
import { beat } from './check-beat.ts'
import { choices, fallback, notation, refusals } from './check-choices.ts'
import { cards, keys, longest, order, replay, table } from './check-matches.ts'
import { orders } from './check-orders.ts'
import { advice, concede, copy, draw, json, log, position, pure, ties } from './check-states.ts'
import { hide, imagine, key, known, randomness, tells, untold, view } from './check-views.ts'
import { asks, events, labels } from './check-words.ts'
import type { MatchCheck, StepCheck } from './situation.ts'

/** After every step. */
export const LIGHT: readonly StepCheck[] = [asks, events, known, untold]

const OF_STATES: readonly StepCheck[] = [json, copy, pure, log, position, concede, ties, draw, advice]
const OF_VIEWS: readonly StepCheck[] = [hide, randomness, imagine, tells, beat, key, view]
const OF_CHOICES: readonly StepCheck[] = [choices, refusals, fallback, orders, notation, labels]

/** On steps picked by the seed, and at the end of every match. */
export const HEAVY: readonly StepCheck[] = [...OF_STATES, ...OF_VIEWS, ...OF_CHOICES]

export const EVERY_MATCH: readonly MatchCheck[] = [replay, cards, longest]

/** On matches picked by the seed. */
export const SOME_MATCHES: readonly MatchCheck[] = [keys, order(createMatch), table(createMatch)]
