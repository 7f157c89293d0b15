/** A tab that is being reloaded lets go of its match in this time. */
const PATIENCE = 1500

/**
 * Holds a match for as long as this worker lives, so that two tabs do not play it at once; false if another tab has it.
 * Where the browser has no locks the store alone sees to it that nothing is written twice.
 */
export const hold = (id: string, steal: boolean, lost: () => void): Promise<boolean> => {
  // Only pages that came over https, or from this machine, have them.
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    let isHeld = false
    const keep = (): Promise<never> => {
      isHeld = true
      resolve(true)
      return new Promise(() => undefined)
    }
    const how = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) }
    navigator.locks.request(`leitai-match-${id}`, how, keep).catch(() => {
      if (isHeld) lost()
      else resolve(false)
    })
  })
}
