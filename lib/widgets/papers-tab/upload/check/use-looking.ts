import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Looking {
  /** Key of the file that the viewer shows; null while it is closed. */
  readonly shown: string | null
  readonly look: (key: string) => void
  readonly close: () => void
}

/**
 * Which file of the drawer the viewer shows. Where the viewer ends at another paper, the element that opened it is
 * gone, and the drawer takes the focus.
 * @param inside an element of the drawer
 * @param first key of the file to begin with
 */
export function useLooking(inside: RefObject<HTMLElement | null>, first: string | undefined): Looking {
  const [shown, look] = useState<string | null>(first ?? null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const drawer = inside.current
    if (shown === null && wasOpen.current && drawer?.closest('[role=dialog]')?.matches(':focus-within') === false)
      drawer.focus({ preventScroll: true })
    wasOpen.current = shown !== null
  }, [shown, inside])
  return { shown, look, close: () => look(null) }
}
