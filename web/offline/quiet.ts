/** Long enough for somebody with a slow line to have what he sees. */
const QUIET_MS = 3000

/** Once, when the page is there and nothing more has been loaded for a while. */
export const whenQuiet = (act: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(done, QUIET_MS)
  }
  const watch = new PerformanceObserver(wait)
  const done = (): void => {
    watch.disconnect()
    act()
  }
  const begin = (): void => {
    watch.observe({ type: 'resource' })
    wait()
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
