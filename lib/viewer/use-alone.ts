import { type RefObject, useLayoutEffect } from 'react'
import { useLatest } from '../provider/use-latest.ts'
import { lockScroll } from './lock-scroll.ts'
import { setOthersInert } from './set-others-inert.ts'

export interface AloneOptions {
  readonly layer: RefObject<HTMLElement | null>
  /** Returns the element that takes the focus first. */
  readonly first: () => HTMLElement | null
  /** Called for every key but Tab; returning true stops the event for all other listeners. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

const REACHABLE = 'button:not([tabindex="-1"], :disabled), a[href], [tabindex="0"]'

/** Returns the focused element, also inside shadow roots. */
function focusedIn(page: Document): HTMLElement | null {
  let focused: Element | null = page.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement ? focused : null
}

/**
 * Makes a layer modal while it is mounted: everything beside it is inert, the page does not scroll, Tab cycles inside
 * it, and it handles keys before everything below. Afterwards the focus returns to where it was.
 */
export function useAlone(options: AloneOptions): void {
  const latest = useLatest(options)
  useLayoutEffect(() => {
    const {
      layer: { current: layer },
      first,
    } = latest.current
    const view = layer?.ownerDocument.defaultView
    if (!layer || !view) return undefined
    const page = layer.ownerDocument
    const before = focusedIn(page)
    const unlock = lockScroll(page)
    const release = setOthersInert(layer)
    ;(first() ?? layer.querySelector<HTMLElement>('[role=dialog]') ?? layer).focus({ preventScroll: true })

    const isOurs = (target: EventTarget | undefined): boolean =>
      target === page.body || (target instanceof Node && layer.contains(target))
    const goRound = (back: boolean): void => {
      const all = [...layer.querySelectorAll<HTMLElement>(REACHABLE)]
      const now = focusedIn(page)
      const at = now === null ? -1 : all.indexOf(now)
      all.at(back ? Math.max(at, 0) - 1 : (at + 1) % all.length)?.focus()
    }
    // A dialog below listens on the document, so this listens on the window, which comes first.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing || event.keyCode === 229 || !isOurs(event.composedPath()[0])) return
      const taken = event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey
      if (taken) goRound(event.shiftKey)
      if (!taken && !latest.current.onKey(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    view.addEventListener('keydown', onKeyDown, true)
    return () => {
      view.removeEventListener('keydown', onKeyDown, true)
      release()
      unlock()
      const now = focusedIn(page)
      if (before?.isConnected && (now === null || isOurs(now))) before.focus({ preventScroll: true })
    }
  }, [latest])
}
