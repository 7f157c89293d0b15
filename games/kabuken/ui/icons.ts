import { CHARACTERS } from '../characters.ts'
import { SECRETS } from '../secrets.ts'

/** What is drawn on the sheet `icons.svg`. */
export const icons = Object.fromEntries([...CHARACTERS, ...SECRETS].map(({ id, icon }) => [id, icon]))
