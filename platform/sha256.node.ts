import { hash } from 'node:crypto'

/** SHA-256 of a text, as hexadecimal digits. */
export const sha256Of = (text: string): string => hash('sha256', text)
