import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Box } from './flip.ts'
import { beside } from './reader-place.ts'
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
const HOVER = 350
const LONG_PRESS = 450
/** A finger that moves further than this drags. */
const TREMBLE = 8

/**
 * Whatever has a `data-read` on it can be read: by hovering, by a long press, by the focus. Escape puts it away. The
 * tap that ends a long press does nothing else.
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

    const close = (): void => {
      clearTimeout(timer)
      reading.value = null
    }
    const open = (thing: Element | null): void => {
      const id = thing?.getAttribute('data-read') ?? null
      reading.value = thing === null || id === null ? null : { id, box: thing.getBoundingClientRect() }
    }
    const listen = <K extends keyof HTMLElementEventMap>(
      kind: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => element.addEventListener(kind, heard, { signal: leaving.signal, capture })

    listen('pointerover', ({ pointerType, target }) => {
      if (pointerType === 'touch') return
      close()
      const thing = thingAt(target)
      if (thing !== null) timer = setTimeout(() => open(thing), HOVER)
    })
    listen('pointerleave', close)
    listen('pointerdown', ({ pointerType, target, clientX, clientY }) => {
      // What is read on a touch screen goes with the tap and not before it: a page that changes under a finger loses taps.
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
    listen('pointermove', ({ clientX, clientY }) => {
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
        if (!wasLongPress) return close()
        wasLongPress = false
        event.preventDefault()
        event.stopPropagation()
      },
      true,
    )
    listen('contextmenu', (event) => {
      if (wasLongPress) event.preventDefault()
    })
    listen('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        open(thingAt(target) ?? target.querySelector('[data-read]'))
    })
    listen('focusout', close)
    const onEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close()
    }
    addEventListener('keydown', onEscape, { signal: leaving.signal })
    addEventListener('scroll', close, { signal: leaving.signal, passive: true })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [root, reading])

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-read]') : null
