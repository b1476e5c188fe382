import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Runs a function at once, or after the pointer is released if it is pressed. */
export type AfterPress = (run: () => void) => void

/**
 * Messages that appear when a field loses focus would move the pressed element away from the pointer, and the click
 * would miss it.
 */
export function useAfterPress(root: RefObject<Element | null>): AfterPress {
  const waiting = useRef<(() => void)[] | null>(null)
  useEffect(() => {
    const page = root.current?.ownerDocument
    if (!page) return undefined
    const begin = ({ button }: PointerEvent): void => {
      if (button === 0) waiting.current ??= []
    }
    const end = (): void => {
      const runs = waiting.current ?? []
      waiting.current = null
      // The click event follows right after the end of the press.
      if (runs.length > 0)
        setTimeout(() => {
          for (const run of runs) run()
        })
    }
    page.addEventListener('pointerdown', begin, true)
    page.addEventListener('pointerup', end, true)
    page.addEventListener('pointercancel', end, true)
    return () => {
      page.removeEventListener('pointerdown', begin, true)
      page.removeEventListener('pointerup', end, true)
      page.removeEventListener('pointercancel', end, true)
    }
  }, [root])
  return useCallback((run) => {
    if (waiting.current === null) run()
    else waiting.current.push(run)
  }, [])
}
