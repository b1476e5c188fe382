import { useEffect, useState } from 'react'

/** Returns a value once it has stopped changing; the first value at once. @param delay in ms */
export function useSettled<T>(value: T | null, delay: number): T | null {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === settled) return undefined
    if (settled === null || value === null) {
      setSettled(value)
      return undefined
    }
    const waiting = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(waiting)
  }, [value, settled, delay])
  return settled ?? value
}
