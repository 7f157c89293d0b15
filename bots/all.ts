import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { adept, master, novice, student } from './levels.ts'
import { random } from './random.ts'

/** Every bot that people can play against, by its name. */
export const bots: Readonly<Record<string, Bot>> = { random, greedy, novice, student, adept, master }
