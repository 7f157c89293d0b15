/** The chapter with the rules of a power, and the first and the last of them. */
type Range = readonly [chapter: number, first: number, last: number]

/** Chapters 16 and 17, by the ids of characters and secrets. */
const RANGES: Readonly<Record<string, Range>> = {
  rat: [16, 1, 1],
  ox: [16, 2, 4],
  tiger: [16, 5, 5],
  rabbit: [16, 6, 9],
  dragon: [16, 10, 11],
  snake: [16, 12, 18],
  horse: [16, 19, 21],
  sheep: [16, 22, 22],
  monkey: [16, 23, 25],
  rooster: [16, 26, 27],
  dog: [16, 28, 28],
  boar: [16, 29, 30],
  fox: [16, 31, 33],
  'floral-flame': [17, 1, 4],
  'rigid-palm': [17, 5, 5],
  'poison-fang': [17, 6, 8],
  'in-the-palm': [17, 9, 10],
  'strong-seal': [17, 11, 15],
  resurrection: [17, 16, 19],
  barrage: [17, 20, 24],
  dazzle: [17, 25, 27],
  'grave-keeper': [17, 28, 30],
  'mountain-storm': [17, 31, 32],
  greed: [17, 33, 37],
  'protection-amulet': [17, 38, 40],
}

/** The rules of a character or a secret, the one that says what it does first; none for anything else. */
export const rulesOfPower = (id: string): readonly string[] => {
  if (!Object.hasOwn(RANGES, id)) return []
  const [chapter, first, last] = RANGES[id]
  return Array.from({ length: last - first + 1 }, (_, at) => `KBK-${chapter}.${first + at}`)
}
