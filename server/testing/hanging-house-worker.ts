import { registry } from '../../games/registry.ts'
import { openHouse } from '../ops/watchdog/house.ts'

/** Beside the games of the house one whose rules never come back from the first answer. */
const hanging = async () => {
  const game = await registry.kabuken()
  return {
    ...game,
    meta: { ...game.meta, id: 'hanging' },
    open: (setup: unknown) => {
      const opened = game.open(setup)
      if (!opened.ok) return opened
      const play = (): void => {
        for (;;);
      }
      return { ...opened, value: { ...opened.value, play } }
    },
  }
}

await openHouse({ ...registry, hanging }, ['random'])
