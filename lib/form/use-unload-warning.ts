import { useEffect, useRef } from 'react'

/**
 * Lets the browser ask before the page is closed or reloaded over unsaved changes: `useUnloadWarning(() =>
 * detail.current?.isDirty() ?? false)`.
 *
 * @public
 */
export function useUnloadWarning(isDirty: () => boolean): void {
  const latest = useRef(isDirty)
  useEffect(() => {
    latest.current = isDirty
  })
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent): void => {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [])
}
