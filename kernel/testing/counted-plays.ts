import { type TinyGame, tinyGame } from './tiny-game.ts'

/** The tiny game, and how often its rules have played so far. */
export const countedPlays = (): { readonly game: TinyGame; played: number } => {
  const open: TinyGame['open'] = (setup) => {
    const opened = tinyGame.open(setup)
    if (!opened.ok) return opened
    const { value: rules } = opened
    const play: typeof rules.play = (...given) => {
      counted.played += 1
      return rules.play(...given)
    }
    return { ...opened, value: { ...rules, play } }
  }
  const counted = { game: { ...tinyGame, open }, played: 0 }
  return counted
}
