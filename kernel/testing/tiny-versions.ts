import { openAs } from '../setup.ts'
import { type TinyGame, tinyGame } from './tiny-game.ts'

/** The tiny game when it had one version of its rules, and after it got another: since then `few` is 4 points, not 2. */
const tinyOf = (rulesVersion: number): TinyGame => {
  const meta = { ...tinyGame.meta, rulesVersion }
  return {
    ...tinyGame,
    meta,
    open: openAs(meta, (setup, version) => {
      const goal = version < 2 || setup.options.goal !== 'few' ? setup.options.goal : 4
      const opened = tinyGame.open({ ...setup, options: { ...setup.options, goal } }, version)
      return opened.ok ? { ...opened, value: { ...opened.value, setup } } : opened
    }),
  }
}

export const firstVersion = tinyOf(1)
export const secondVersion = tinyOf(2)
