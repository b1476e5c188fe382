import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** A ref for a button that opens something, and a function that returns the focus to it after closing. */
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
