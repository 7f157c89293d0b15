import { styleText } from 'node:util'
import type { Line, Span, Tone, Words } from '../../kernel/contract.ts'

type Style = Parameters<typeof styleText>[0]

const STYLES: Readonly<Record<Tone, Style>> = {
  red: 'redBright',
  blue: 'blueBright',
  green: 'greenBright',
  yellow: 'yellowBright',
  strong: 'bold',
  dim: 'dim',
  alert: ['bold', 'redBright'],
}

// Whether there are colours was decided when the terminal was opened; the standard output is not asked again.
const ALWAYS = { validateStream: false }

/** Text with tones, for a screen that has colours or has not. Colours never say what letters do not. */
export const paint = (line: Line, colours: boolean): string =>
  line
    .map((span) =>
      typeof span === 'string' ? span : colours ? styleText(STYLES[span.tone], span.text, ALWAYS) : span.text,
    )
    .join('')

export const toned = (text: string, tone: Tone): Span => ({ text, tone })

/** A sentence of the game, its faces in their colours. */
export const sentence = (words: Words, text: string): Line =>
  text.split(/([\s,.;:()[\]]+)/).map((part) => {
    const tone = words.tone(part)
    return tone === null ? part : toned(part, tone)
  })
