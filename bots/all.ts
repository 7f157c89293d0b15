import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

/** Every bot by its name. */
export const bots: Readonly<Record<string, Bot>> = { random, greedy }
