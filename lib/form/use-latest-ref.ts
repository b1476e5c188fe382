import { type RefObject, useEffect, useRef } from 'react'

/** A value that callbacks read when they run. */
export function useLatestRef<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  useEffect(() => {
    ref.current = value
  })
  return ref
}
