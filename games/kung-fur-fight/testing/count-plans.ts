import { CHEFS, HIMIKO, type Kind, TUMAZ } from '../cards.ts'
import { ARENAS } from '../constants.ts'

/** What stands in one arena while cards are dealt out one kind after the other. */
interface Post {
  readonly led: boolean
  readonly alone: boolean
  readonly assistants: number
}

const EMPTY: Post = { led: false, alone: false, assistants: 0 }

interface Layout {
  readonly posts: readonly Post[]
  readonly counted: number
}

/** The plans of a hand, counted the long way: each kind in turn goes wherever its copies may stand. */
export const countOneByOne = (hand: readonly Kind[], limit: number, supply: number, hasCoconut: boolean): number => {
  let layouts = new Map<string, { layout: Layout; ways: number }>()
  add(layouts, { posts: Array.from({ length: ARENAS }, () => EMPTY), counted: 0 }, 1)
  for (const kind of new Set(hand)) {
    const copies = hand.filter((card) => card === kind).length
    const next: typeof layouts = new Map()
    for (const { layout, ways } of layouts.values())
      for (const placed of placements(layout, kind, copies)) if (placed.counted <= limit) add(next, placed, ways)
    layouts = next
  }
  let count = 0
  for (const { layout, ways } of layouts.values()) {
    if (layout.posts.some(({ led, assistants }) => !led && assistants > 0)) continue
    const manned = layout.posts.filter(({ led }) => led).length
    count += ways * waysToSpread(supply, manned) * (hasCoconut ? manned + 1 : 1)
  }
  return count
}

const add = (layouts: Map<string, { layout: Layout; ways: number }>, layout: Layout, ways: number): void => {
  const key = JSON.stringify(layout)
  layouts.set(key, { layout, ways: ways + (layouts.get(key)?.ways ?? 0) })
}

/** Where up to so many equal cards may go; a place for two of them is one placement. */
const placements = (layout: Layout, kind: Kind, copies: number): Layout[] => {
  const found = new Map<string, Layout>()
  const roles: (readonly [arena: number, leads: boolean])[] = []
  for (let arena = 0; arena < ARENAS; arena++) roles.push([arena, true], [arena, false])
  const go = (from: number, left: number, now: Layout, trail: string): void => {
    found.set(trail, now)
    if (left === 0) return
    for (let role = from; role < roles.length; role++) {
      const placed = stand(now, kind, roles[role])
      if (placed !== null) go(role, left - 1, placed, `${trail} ${role}`)
    }
  }
  go(0, copies, layout, '')
  return [...found.values()]
}

const stand = ({ posts, counted }: Layout, kind: Kind, [arena, leads]: readonly [number, boolean]): Layout | null => {
  const post = posts[arena]
  if (leads ? post.led : post.assistants === 2 || post.alone || CHEFS[kind] || kind === TUMAZ) return null
  if (kind === TUMAZ && post.assistants > 0) return null
  const manned: Post = leads
    ? { ...post, led: true, alone: kind === TUMAZ }
    : { ...post, assistants: post.assistants + 1 }
  return { posts: posts.with(arena, manned), counted: counted + (leads && kind === HIMIKO ? 0 : 1) }
}

const waysToSpread = (supply: number, arenas: number): number => {
  if (arenas === 0) return 1
  let ways = 0
  for (let here = 0; here <= supply; here++) ways += waysToSpread(supply - here, arenas - 1)
  return ways
}
