/** EMR-2.2 */
export const COLUMNS = 6
/** EMR-2.3: the couple stands in this column and the next, at the most. */
export const LAST_PLACE = COLUMNS - 1
/** EMR-1.5 */
export const FIRST_PLACE = 3
/** EMR-3.5 */
export const HAND_LIMIT = 4
/** EMR-16.8 */
export const FALLEN_LIMIT = 2
/** EMR-4.4, EMR-10.4 */
export const CARDS_DRAWN = 2
export const CARDS_DRAWN_FREE = 1
/** EMR-7.7 */
export const MOST_BLOCKS = 2
/** EMR-7.11 */
export const BONUS = 2
/** EMR-13.30 */
export const FULL_HAND = 4
/** EMR-1.8, EMR-19.3 */
export const CARDS_DEALT = 2
export const CARDS_DEALT_TO_SECOND = 3
