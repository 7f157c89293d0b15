/** Who answers at a seat: all that the acts of a table depend on. */
export type Sitter =
  /** `standIn` is the bot that plays for him. */
  | { readonly kind: 'person'; readonly standIn: string | null }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' }

/** The bot that answers for a seat now. */
export const botAt = (sitter: Sitter): string | null => {
  if (sitter.kind === 'bot') return sitter.bot
  return sitter.kind === 'person' ? sitter.standIn : null
}
