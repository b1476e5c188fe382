import { type RefObject, useEffect, useState } from 'react'

/** Returns true while the page of `ref` is hidden. */
export function usePageHidden(ref: RefObject<Element | null>): boolean {
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const page = ref.current?.ownerDocument
    if (page === undefined) return undefined
    const update = (): void => setHidden(page.visibilityState === 'hidden')
    update()
    page.addEventListener('visibilitychange', update)
    return () => page.removeEventListener('visibilitychange', update)
  }, [ref])

  return hidden
}
