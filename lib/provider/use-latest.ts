import { useInsertionEffect, useRef } from 'react'

/** The value of the last committed render, readable at call time, so that it is never an effect dependency. */
export function useLatest<T>(value: T): { current: T } {
  const latest = useRef(value)
  // Runs before every other effect, so that effects of children read the new value.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
