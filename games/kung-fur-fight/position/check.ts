/** Something that has to be right in a position, where it stands, and what is wrong otherwise. */
export type Check = readonly [right: boolean, at: string, message: string]
