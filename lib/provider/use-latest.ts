import { useInsertionEffect, useRef } from 'react'

/** The value of the last committed render, readable at call time, so that its identity is never a dependency. */
export function useLatest<T>(value: T): { current: T } {
  const latest = useRef(value)
  // Earlier than every other effect, so that effects of children already read the new value.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
