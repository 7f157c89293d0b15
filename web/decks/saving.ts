import { printed } from './json-print.ts'

/** A name that every file system takes. */
export const fileName = (name: string): string =>
  `${
    name
      .replace(/[^\p{L}\p{N} ._-]+/gu, '')
      .trim()
      .replace(/\s+/g, '-')
      .toLowerCase() || 'deck'
  }.json`

export const saveAsFile = (name: string, content: unknown): void => {
  const address = URL.createObjectURL(new Blob([printed(content)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(name)
  link.click()
  // The browser has taken hold of it when the click returns, and needs the address no longer.
  setTimeout(() => URL.revokeObjectURL(address))
}
