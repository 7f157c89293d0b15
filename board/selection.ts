import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals'

/** What is selected, by id, in the order of selecting. */
export type Chosen = readonly string[]

/** Takes up or puts back. Where only one may be selected, another takes its place. */
export const toggled = (chosen: Chosen, id: string, most = Number.POSITIVE_INFINITY): Chosen => {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return most === 1 ? [id] : [...chosen, id]
}

/** Forgets what is no longer there. */
export const among = (chosen: Chosen, present: readonly string[]): Chosen =>
  chosen.every((id) => present.includes(id)) ? chosen : chosen.filter((id) => present.includes(id))

/** From 1; 0 when it is not selected. */
export const placeOf = (chosen: Chosen, id: string): number => chosen.indexOf(id) + 1

export interface Selection {
  readonly chosen: ReadonlySignal<Chosen>
  toggle(id: string): void
  /** Selects it last, so that it lies on top. */
  add(id: string): void
  clear(): void
}

/** A selection among ids that come and go. */
export const useSelection = (present: readonly string[]): Selection => {
  const taken = useSignal<Chosen>([])
  const there = useSignal(present)
  if (there.peek().join() !== present.join()) there.value = present
  const chosen = useComputed(() => among(taken.value, there.value))
  return {
    chosen,
    toggle: (id) => {
      taken.value = toggled(chosen.peek(), id)
    },
    add: (id) => {
      if (!chosen.peek().includes(id)) taken.value = [...chosen.peek(), id]
    },
    clear: () => {
      taken.value = []
    },
  }
}
