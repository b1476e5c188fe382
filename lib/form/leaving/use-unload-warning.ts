import { useEffect } from 'react'
import { useLatest } from '../../provider/use-latest.ts'

/**
 * Makes the browser ask before the page is closed or reloaded over unsaved changes: `useUnloadWarning(() =>
 * detail.current?.isDirty() ?? false)`.
 *
 * @public
 */
export function useUnloadWarning(isDirty: () => boolean): void {
  const latest = useLatest(isDirty)
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent): void => {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [latest])
}
