import { useCallback, useEffect, useState } from 'react'

/** True while what is inside needs more room than there is. @param content changes when the inside does */
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
