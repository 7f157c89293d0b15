import { bench } from './bench.ts'
import type { Command } from './parts/command.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { scenario } from './scenario.ts'
import { simulate } from './simulate.ts'

export const commands: Readonly<Record<string, Command>> = { play, rules, replay, simulate, scenario, bench }
