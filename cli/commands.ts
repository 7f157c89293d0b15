import { admin } from './admin.ts'
import { bench } from './bench.ts'
import { bot } from './bot.ts'
import { data } from './data.ts'
import { deck } from './deck.ts'
import { ladder } from './ladder.ts'
import type { Command } from './parts/command.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { scenario } from './scenario.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { verify } from './verify.ts'

export const commands: Readonly<Record<string, Command>> = {
  serve,
  bot,
  play,
  rules,
  replay,
  verify,
  simulate,
  scenario,
  deck,
  data,
  admin,
  ladder,
  bench,
}
