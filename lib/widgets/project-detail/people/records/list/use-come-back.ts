import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** A button that opens something, and how to say that the focus returns to it once that is closed. */
export function useComeBack(): readonly [RefObject<HTMLButtonElement | null>, () => void] {
  const button = useRef<HTMLButtonElement>(null)
  const due = useRef(false)
  useEffect(() => {
    if (!due.current || !button.current) return
    due.current = false
    button.current.focus()
  })
  const comeBack = useCallback(() => {
    due.current = true
  }, [])
  return [button, comeBack]
}
