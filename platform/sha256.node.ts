import { hash } from 'node:crypto'

/** SHA-256 of bytes, as hexadecimal digits. */
export const sha256Of = (bytes: Uint8Array): string => hash('sha256', bytes)
