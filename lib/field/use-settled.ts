import { useEffect, useState } from 'react'

/** Returns the value once it has been unchanged for that long; an empty text applies at once. @source FRM-039 */
export function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === '') {
      setSettled('')
      return undefined
    }
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
