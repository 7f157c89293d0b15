/** What becomes of a name in the sentence of an Attack: before the main part, after it, or a cry of its own. */
export interface Called {
  readonly name: string
  /** An Attack Card that a Combo added. */
  readonly isAttack: boolean
}

/** The whole Attack as it is called out: “Flying, Spinning, Flipping Kick!” */
export const shout = (main: string, parts: readonly Called[]): string => {
  const adjectives = parts.filter(({ name, isAttack }) => !isAttack && describes(name)).map(({ name }) => bare(name))
  const blows = parts.filter(({ isAttack }) => isAttack).map(({ name }) => bare(name))
  const cries = parts.filter(({ name, isAttack }) => !isAttack && !describes(name)).map(({ name }) => `${bare(name)}!`)
  const strike = [adjectives.join(', '), inWords([bare(main), ...blows])].filter((text) => text !== '').join(' ')
  return [`${strike}!`, ...cries].join(' ')
}

/** A name in a sentence is not shouted. */
export const bare = (name: string): string => name.replace(/!+$/, '')

/** A family by its id: “your-kung-fu” is Your Kung Fu. */
export const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** In a list, where a comma of its own would mislead. */
export const listed = (name: string): string => (name.includes(',') ? `“${bare(name)}”` : bare(name))

/** “Flying” and “Running Up the Wall” go before a Kick; “From the Rooftop” is a cry. */
const describes = (name: string): boolean => !/\s/.test(name) || /^\S+ing\s/.test(name)

export const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
