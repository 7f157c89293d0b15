import { signal } from '@preact/signals'
import { typedName } from '../guest.ts'
import { route, stepBy } from '../router.ts'
import { TAKE_OVER, TIDY } from './messages.ts'
import { whenQuiet } from './quiet.ts'

/** `ready`: a newer version can be had; `needed`: this one cannot go on. */
export const newer = signal<'none' | 'ready' | 'needed'>('none')

/** A worker that has not taken over by then will not; the page that is loaded then is of the version it was. */
const PATIENCE_MS = 3000

/** How long somebody waits who wants the newer version, while it is on its way. */
const INSTALLING_MS = 15_000

let registration: ServiceWorkerRegistration | null = null

/** From the next step on: whoever goes to another page gets it in the new version, and nobody is torn from a table. */
const announce = (kind: 'ready' | 'needed'): void => {
  if (newer.value === 'none') document.addEventListener('visibilitychange', takeUnseen)
  if (newer.value !== 'needed') newer.value = kind
  stepBy((path) => void takeNewer(path))
}

/** At the entrance nothing is lost while nobody looks. */
const takeUnseen = (): void => {
  const isIdle = route.value.page === 'home' && typedName.value === null
  if (isIdle && document.visibilityState === 'hidden') void takeNewer()
}

/** Loads this page, or another one, in the newer version. */
export const takeNewer = async (path?: string): Promise<void> => {
  const waiting = registration?.waiting
  if (waiting) {
    const taken = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
      setTimeout(resolve, PATIENCE_MS)
    })
    waiting.postMessage(TAKE_OVER, [])
    await taken
  }
  if (path === undefined) location.reload()
  else location.assign(path)
}

/**
 * The server no longer understands this version, and nobody may have noticed a newer one yet: looks for it first, or the
 * service worker would bring back the old page.
 */
export const replaceOutdated = async (): Promise<void> => {
  await registration?.update().catch(() => null)
  const coming = registration?.installing
  if (coming)
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => resolve(), { once: true })
      setTimeout(resolve, INSTALLING_MS)
    })
  await takeNewer()
}

/** Keeps the page for the time without a network, and sees to it that new versions are noticed. */
export const startWorker = (): void => {
  addEventListener('vite:preloadError', () => void lookForOutdated())
  if (!('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  let isControlled = container.controller !== null
  container.addEventListener('controllerchange', () => {
    // The first one takes care of this very version; any other came because somebody wanted it, perhaps in another tab.
    if (isControlled) announce('ready')
    isControlled = true
  })
  whenQuiet(() => void register(container))
}

const register = async (container: ServiceWorkerContainer): Promise<void> => {
  try {
    const found = await container.register('/sw.js', { updateViaCache: 'none' })
    registration = found
    const look = (): void => {
      if (found.waiting !== null && container.controller !== null) announce('ready')
    }
    found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look))
    found.installing?.addEventListener('statechange', look)
    look()
    found.active?.postMessage(TIDY)
    // Who comes back to a tab after days is told at once.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') found.update().catch(() => null)
    })
  } catch {
    // Not every browser wants to keep something, in a private window for instance: the page works with a network alone.
  }
}

/** A part could not be loaded: because there is no network, or because the house has other parts by now? */
const lookForOutdated = async (): Promise<void> => {
  try {
    const reply = await fetch('/', { cache: 'no-store' })
    const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
    if (reply.ok && own && !(await reply.text()).includes(own)) announce('needed')
  } catch {
    // No network: whoever wanted the part says so.
  }
}
