import { expect, it } from 'vitest'
import { posters } from '../../games/posters.ts'
import { registry } from '../../games/registry.ts'

it.each(Object.keys(registry))('the poster of %s says what the game says', async (id) => {
  const { meta, words } = await registry[id]()
  const seats = meta.modes.flatMap((mode) => mode.seats)
  expect(posters[id]).toMatchObject({
    title: meta.title,
    pitch: words.pitch,
    seats: [Math.min(...seats), Math.max(...seats)],
    picture: expect.stringContaining('svg'),
  })
})
