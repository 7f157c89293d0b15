import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Box } from './flip.ts'
import { beside, isOver } from './reader-place.ts'
import './reader.css'

interface ReaderProps {
  /** What there is to read about a thing; null for nothing. */
  read(id: string): VNode | null
  readonly children: ComponentChildren
}

interface Reading {
  readonly id: string
  readonly box: Box
}

/** Milliseconds: who only passes over a card does not want to read it. */
const HOVER = 600
const LONG_PRESS = 450
/** A finger that moves further than this drags. */
const TREMBLE = 8

/**
 * Whatever has a `data-read` on it can be read: by resting on it with the mouse, by a long press, with a question mark when it has the
 * focus; with `data-read-tap` too, by a tap. Escape puts it away. The tap that ends a long press does nothing else. A second
 * question mark opens the first rule that it names.
 */
export const Reader = ({ read, children }: ReaderProps): VNode => {
  const root = useRef<HTMLDivElement>(null)
  const reading = useSignal<Reading | null>(null)
  useListening(root, reading)
  const text = reading.value === null ? null : read(reading.value.id)
  return (
    <div class="reader-root" ref={root}>
      {children}
      {reading.value !== null && text !== null && <Paper key={reading.value.id} box={reading.value.box} text={text} />}
    </div>
  )
}

/** In the top layer, so that nothing cuts it off. */
const Paper = ({ box, text }: { box: Box; text: VNode }): VNode => {
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => paper.current?.showPopover(), [])
  return (
    <div class="reader" popover="manual" ref={paper} style={beside(box, innerWidth, innerHeight)}>
      {text}
    </div>
  )
}

const useListening = (root: { readonly current: HTMLElement | null }, reading: Signal<Reading | null>): void =>
  useEffect(() => {
    const element = root.current
    if (element === null) return undefined
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed: { readonly x: number; readonly y: number } | null = null
    let wasLongPress = false
    let hovered: Element | null = null

    const close = (): void => {
      clearTimeout(timer)
      reading.value = null
    }
    const open = (thing: Element | null): void => {
      const id = thing?.getAttribute('data-read') ?? null
      reading.value = thing === null || id === null ? null : { id, box: thing.getBoundingClientRect() }
    }
    const paper = (): Element | null => element.querySelector(':scope > .reader')
    const isInPaper = (target: EventTarget | null): boolean =>
      target instanceof Node && (paper()?.contains(target) ?? false)
    const isOverPaper = (x: number, y: number): boolean => {
      const box = paper()?.getBoundingClientRect()
      return box !== undefined && isOver(box, x, y)
    }
    const listen = <K extends keyof HTMLElementEventMap>(
      kind: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => element.addEventListener(kind, heard, { signal: leaving.signal, capture })

    // By moving only: what comes to lie under a pointer at rest was not asked for.
    const hover = ({ target, clientX, clientY }: PointerEvent): void => {
      // On its way to a link in the paper the pointer passes over other things.
      if (isOverPaper(clientX, clientY)) return
      const thing = thingAt(target)
      if (thing === hovered) return
      hovered = thing
      close()
      if (thing !== null) timer = setTimeout(() => open(thing), HOVER)
    }
    listen('pointerleave', () => {
      hovered = null
      close()
    })
    listen('pointerdown', ({ pointerType, target, clientX, clientY }) => {
      // What is read on a touch screen goes with the tap and not before it: a page that changes under a finger loses taps.
      if (isInPaper(target)) return
      if (pointerType === 'mouse') close()
      clearTimeout(timer)
      wasLongPress = false
      const thing = thingAt(target)
      if (pointerType === 'mouse' || thing === null) return
      pressed = { x: clientX, y: clientY }
      timer = setTimeout(() => {
        wasLongPress = true
        open(thing)
      }, LONG_PRESS)
    })
    listen('pointermove', (event) => {
      const { pointerType, clientX, clientY } = event
      if (pointerType !== 'touch') hover(event)
      if (pressed === null || Math.hypot(clientX - pressed.x, clientY - pressed.y) < TREMBLE) return
      pressed = null
      close()
    })
    listen('pointerup', () => {
      pressed = null
      if (!wasLongPress) clearTimeout(timer)
    })
    listen('pointercancel', close)
    listen(
      'click',
      (event) => {
        if (isInPaper(event.target)) return undefined
        if (!wasLongPress) {
          const tapped = event.target instanceof Element ? event.target.closest('[data-read-tap]') : null
          const isOpen = tapped !== null && reading.value?.id === tapped.getAttribute('data-read')
          close()
          return isOpen ? undefined : open(tapped)
        }
        wasLongPress = false
        event.preventDefault()
        event.stopPropagation()
      },
      true,
    )
    // A link goes only when it has been followed.
    listen('click', ({ target }) => {
      if (isInPaper(target)) close()
    })
    listen('contextmenu', (event) => {
      if (wasLongPress) event.preventDefault()
    })
    listen('focusout', ({ relatedTarget }) => {
      if (!isInPaper(relatedTarget)) close()
    })
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close()
      const at = document.activeElement
      if (event.key !== '?' || at === null || !element.contains(at)) return
      const link = paper()?.querySelector('a') ?? null
      if (link === null) open(thingAt(at) ?? at.querySelector('[data-read]'))
      else link.click()
    }
    addEventListener('keydown', onKey, { signal: leaving.signal })
    const onClickElsewhere = ({ target }: MouseEvent): void => {
      if (target instanceof Node && !element.contains(target)) close()
    }
    addEventListener('click', onClickElsewhere, { signal: leaving.signal })
    addEventListener('scroll', close, { signal: leaving.signal, passive: true })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [root, reading])

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-read]') : null
