import { useEffect, useState } from 'react'

const SECOND = 1000

/**
 * Counts down in whole seconds while `running`.
 * @param total milliseconds; `null` never ends
 * @returns the milliseconds left; 0 or less at the end
 */
export function useCountdown(total: number | null, running: boolean): number | null {
  const [left, setLeft] = useState(total)

  useEffect(() => {
    if (left === null || left <= 0 || !running) return undefined
    const timer = setTimeout(() => setLeft(left - SECOND), Math.min(left, SECOND))
    return () => clearTimeout(timer)
  }, [left, running])

  return left
}
