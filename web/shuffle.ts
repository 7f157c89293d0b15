import { commitmentOf, seedOf } from '../kernel/fair-shuffle.ts'
import { isList } from '../kernel/json.ts'
import type { ShuffleCheck } from '../protocol/requests.ts'
import { type Added, bindShuffle, type Reply } from './api.ts'

/** What this browser has added to the shuffle of a table, kept until the match is over and can be checked. */
export interface Memory {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

const KEY = 'leitai.shuffles'
/** So many tables are remembered. */
const MANY = 50

export const newValue = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The server is bound first, then a value is chosen. */
export const bound = async (): Promise<Reply<Added>> => {
  const reply = await bindShuffle()
  return reply.ok ? { ok: true, value: { commitment: reply.value.commitment, value: newValue() } } : reply
}

type StoredValues = readonly (readonly [table: string, added: Added])[]

// Nobody but this page writes there.
const isKept = (value: unknown): value is StoredValues => isList(value)

const read = (memory: Memory): StoredValues => {
  try {
    const kept: unknown = JSON.parse(memory.getItem(KEY) ?? '[]')
    return isKept(kept) ? kept : []
  } catch {
    return []
  }
}

export const remember = (memory: Memory, table: string, added: Added): void =>
  memory.setItem(KEY, JSON.stringify([[table, added], ...read(memory).filter(([id]) => id !== table)].slice(0, MANY)))

export const recall = (memory: Memory, table: string): Added | null =>
  read(memory).find(([id]) => id === table)?.[1] ?? null

/** What there is to say of a shuffle when the match is over. */
export type Verdict = 'fair' | 'fairWithYou' | 'unknown' | 'otherCommitment' | 'valueLeftOut' | 'otherSeed'

/** Everything is computed here: the server's own word counts for nothing. */
export const judge = ({ commitment, secret, values, seed }: ShuffleCheck, added: Added | null): Verdict => {
  if (commitment === null || secret === undefined || values === undefined) return 'unknown'
  if (commitmentOf(secret) !== commitment || (added !== null && added.commitment !== commitment))
    return 'otherCommitment'
  if (seedOf({ secret, values }) !== seed) return 'otherSeed'
  if (added === null) return 'fair'
  return Object.values(values).includes(added.value) ? 'fairWithYou' : 'valueLeftOut'
}
