import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface ActiveSection {
  readonly active: string | null
  /** Scrolls to a section or one of its parts, and keeps it active until the user scrolls. */
  readonly goTo: (key: string, part?: string) => void
}

/** Bottom margin of the observed area: a section counts as being read in the upper 45% of the visible height. */
const BELOW = '-55%'

/** Height below the head of the page that a section must reach: nobody reads the last pixels of one. @unit px */
const ABOVE = 32

/** Which section of a long page is being read. Sections carry `data-section`. @source PRJ-024, PRJ-025 */
export function useActiveSection(
  root: RefObject<HTMLElement | null>,
  keys: readonly string[],
  offset: number,
): ActiveSection {
  const [active, setActive] = useState<string | null>(keys[0] ?? null)
  const held = useRef(false)
  const order = keys.join(' ')

  useEffect(() => {
    const element = root.current
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const scroller = scrollParent(element)
    const requested = order.split(' ')
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const key = target.getAttribute('data-section') ?? ''
          if (isIntersecting) inView.add(key)
          else inView.delete(key)
        }
        const first = requested.find((key) => inView.has(key))
        if (first !== undefined && !held.current) setActive(first)
      },
      { root: scroller, rootMargin: `-${offset + ABOVE}px 0px ${BELOW} 0px` },
    )
    for (const key of requested) {
      const section = element.querySelector(`[data-section="${key}"]`)
      if (section) observer.observe(section)
    }
    const release = (): void => {
      held.current = false
    }
    const source: EventTarget = scroller ?? element.ownerDocument
    const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const sign of signs) source.addEventListener(sign, release, { passive: true })
    return () => {
      observer.disconnect()
      for (const sign of signs) source.removeEventListener(sign, release)
    }
  }, [root, order, offset])

  const goTo = useCallback(
    (key: string, part: string = key) => {
      held.current = true
      setActive(key)
      const place = (name: string) => root.current?.querySelector(`[data-section="${CSS.escape(name)}"]`)
      ;(place(part) ?? place(key))?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    },
    [root],
  )
  return { active, goTo }
}

/** The nearest scrolling ancestor; null when the page scrolls. */
function scrollParent(element: Element): Element | null {
  const view = element.ownerDocument.defaultView
  for (let at = element.parentElement; at && view; at = at.parentElement) {
    const { overflowY } = view.getComputedStyle(at)
    if (
      (overflowY === 'auto' || overflowY === 'scroll') &&
      at !== at.ownerDocument.body &&
      at !== at.ownerDocument.documentElement
    )
      return at
  }
  return null
}
