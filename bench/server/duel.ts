/** Two connected players of one duel, on whichever server. */
export interface Duel {
  isOver(): boolean
  /** Of all messages that both have heard. */
  bytes(): number
  /**
   * Whoever is asked gives an answer, any one of those that are legal, and both hear of it. Gives the milliseconds from
   * sending it to hearing of it.
   */
  move(): Promise<number>
  leave(): void
}
