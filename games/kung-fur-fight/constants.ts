// KFU-19.2
export const START_SP = 12
export const START_VP = 0
export const START_LIMIT = 3
export const CATS_START_HW = 4
export const HW_TOTAL = 20
export const LEAD_TO_WIN = 4
export const LIMIT4_SP = 8
export const LIMIT5_SP = 4
export const STACK_MAX = 3
export const TEAM_MAX = 3
export const PILE_MIN = 3

/** KFU-1.7 */
export const DISHES = 2
export const DELICACIES = 1
/** KFU-1.6, KFU-14.17 */
export const MUSHROOMS = 2
/** KFU-8.6, KFU-8.7 */
export const HUA_AP = 2
export const RAIHUU_AP = 2
export const ARENAS = 3
export const SEATS = 2
