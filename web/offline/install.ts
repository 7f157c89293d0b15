import { signal } from '@preact/signals'

interface Offer extends Event {
  prompt(): Promise<unknown>
}

const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function'

/** The browser's offer to install the page, while it stands. */
export const offer = signal<Offer | null>(null)

export const awaitOffer = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    // Not now, over whatever one is doing, but when one presses the button.
    event.preventDefault()
    offer.value = event
  })
  addEventListener('appinstalled', () => {
    offer.value = null
  })
}

/** An offer can be taken up once; after a no the browser makes another one when it sees fit. */
export const install = (): void => {
  const made = offer.value
  offer.value = null
  made?.prompt().catch(() => null)
}
