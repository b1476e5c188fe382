import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Runs something at once or, while the pointer is held down, as soon as its press has ended. */
export type AfterPress = (run: () => void) => void

/**
 * What appears when a field is left would move what is being pressed away from below the pointer, and the press would
 * reach nothing.
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
      // The click comes right after the end of the press.
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
