import { arrowsRule } from './arrows.mjs'
import { syncRule } from './sync.mjs'

export default {
  meta: { name: 'leitai' },
  rules: { arrows: arrowsRule, sync: syncRule },
}
