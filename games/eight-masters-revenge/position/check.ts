/** Something that must be right, and what to say when it is not. */
export type Check = readonly [right: boolean, at: string, message: string]
