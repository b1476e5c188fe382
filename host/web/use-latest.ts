import { useInsertionEffect, useRef } from 'react'

/** The value of the last committed render, for listeners that stay the same: reading it makes no dependency. */
export function useLatest<T>(value: T): { current: T } {
  const latest = useRef(value)
  // Before every other effect, so that a listener added by one reads this render.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
