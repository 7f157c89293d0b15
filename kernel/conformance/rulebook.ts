/** The ids that a rulebook defines, in order: `- **KBK-4.3** [rulebook] …`. */
export const rulesOf = (rulebook: string): string[] =>
  Array.from(rulebook.matchAll(/^- \*\*([A-Z]+-[\w.]+)\*\* \[(?:rulebook|ruling|design)\]/gm), ([, id]) => id)
