import type { Words } from '../../kernel/contract.ts'

/** `randomOrder` as words, where the game has none of its own. */
export const plain = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)

export const labelOf = (words: Words, name: string): string =>
  Object.hasOwn(words.labels, name) ? words.labels[name] : plain(name)

/** `psych up: discard a card` is a name with an explanation. */
export const parted = (label: string): { readonly name: string; readonly says: string } => {
  const [, name, says] = /^(.{1,40}?): (.+)$/.exec(label) ?? [label, label, '']
  return { name, says }
}
