import { useEffect, useState } from 'react'

/**
 * Returns a value once it has been unchanged for a while; the empty one applies at once.
 * @param delay in ms
 * @source FRM-039
 */
export function useSettled<T>(value: T, delay: number, empty: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === empty) {
      setSettled(value)
      return undefined
    }
    const waiting = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(waiting)
  }, [value, delay, empty])
  return settled
}
