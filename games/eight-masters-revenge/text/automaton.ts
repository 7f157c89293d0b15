/** In the solo game the second seat is nobody's. */
export const AUTOMATON_LABELS: Readonly<Record<string, string>> = { B: 'the automaton' }
