// KBK-22.2
export const BASIC_HP = 8
export const HAND_LIMIT = 6
export const DOG_LIMIT = 7
export const DRAGON_HP = 2
export const FOX_HP = 5
export const DAZZLE_MAX = 3
export const HORSE_MAX = 3
export const SHEEP_HEAL = 3
export const RESURRECTION_HEAL = 2

/** KBK-14.1 */
export const WINS_FOR_THE_MATCH = 2
/** KBK-15.1 */
export const SECRETS_OFFERED = 2
/** KBK-17.31 */
export const STORM_CARDS = 2
/** KBK-17.25 */
export const DAZZLE_CARDS = 2
/** KBK-16.23 */
export const MONKEY_CARDS = 2
