/** KFF-2.2, KFF-12.1 */
export const HAND_SIZE = 7
