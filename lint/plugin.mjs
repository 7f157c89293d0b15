import { arrowsRule } from './arrows.mjs'
import { lostPartsRule } from './lost-parts.mjs'
import { syncRule } from './sync.mjs'

export default {
  meta: { name: 'leitai' },
  rules: { arrows: arrowsRule, 'lost-parts': lostPartsRule, sync: syncRule },
}
