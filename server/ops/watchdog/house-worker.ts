import { bots } from '../../../bots/all.ts'
import { registry } from '../../../games/registry.ts'
import { openHouse } from './house.ts'

await openHouse(registry, Object.keys(bots))
