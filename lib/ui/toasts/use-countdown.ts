import { useEffect, useRef, useState } from 'react'

const SECOND = 1000

/**
 * Counts down in whole seconds while `running`, then calls `onEnd` once.
 * @param total milliseconds; `null` never ends
 * @returns the milliseconds left
 */
export function useCountdown(total: number | null, running: boolean, onEnd: () => void): number | null {
  const [left, setLeft] = useState(total)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    if (left === null || !running) return undefined
    if (left <= 0) {
      end.current()
      return undefined
    }
    const timer = setTimeout(() => setLeft(left - SECOND), Math.min(left, SECOND))
    return () => clearTimeout(timer)
  }, [left, running])

  return left
}
