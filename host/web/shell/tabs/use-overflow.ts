import { useCallback, useEffect, useState } from 'react'

/** Returns true while the content is larger than the element. @param content changes when the content does */
export function useOverflow(ref: { readonly current: HTMLElement | null }, content: unknown): boolean {
  const [overflows, setOverflows] = useState(false)
  const measure = useCallback(() => {
    const { current } = ref
    if (current) setOverflows(current.scrollWidth > current.clientWidth + 1)
  }, [ref])
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the content changes
  useEffect(() => {
    measure()
    const { current } = ref
    if (!current) return
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [measure, ref, content])
  return overflows
}
