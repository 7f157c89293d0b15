/** One build of the page, as its service worker keeps it. */
export interface Release {
  /** Made of all its files: whatever differs is another version. */
  readonly version: string
  /** Every file by its address, with the hash that it must have. */
  readonly files: Readonly<Record<string, string>>
}

/** The document that all pages are drawn in. */
export const SHELL = '/index.html'

/** Names that are made of what is in the file: under one name there is never anything else. */
export const isNamedByContent = (path: string): boolean => path.startsWith('/assets/')
