import type { Line, Words } from '../../kernel/contract.ts'

/** A sentence of the game, its faces in their colours. */
export const sentence = (words: Words, text: string): Line =>
  text.split(/([\s,.;:()[\]]+)/).map((part) => {
    const tone = words.tone(part)
    return tone === null ? part : { text: part, tone }
  })
