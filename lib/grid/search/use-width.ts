import { type RefCallback, useCallback, useState } from 'react'

/** The width of an element in px, updated while it is mounted; null before it is known. */
export function useWidth(): readonly [RefCallback<HTMLElement>, number | null] {
  const [width, setWidth] = useState<number | null>(null)
  const [watching] = useState<{ stop?: () => void }>({})
  const ref = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      watching.stop?.()
      delete watching.stop
      if (!element) return
      setWidth(element.clientWidth)
      const observer = new ResizeObserver(() => setWidth(element.clientWidth))
      observer.observe(element)
      watching.stop = () => observer.disconnect()
    },
    [watching],
  )
  return [ref, width]
}
