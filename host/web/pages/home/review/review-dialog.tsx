import { lazy, type ReactElement, Suspense, useCallback } from 'react'
import { useSearchParams } from 'react-router'

const ReviewDrawer = lazy(async () => ({ default: (await import('./review-drawer.tsx')).ReviewDrawer }))

/** The review drawer, open where the address names a record. */
export function ReviewDialog(): ReactElement | null {
  const [query, setQuery] = useSearchParams()
  const record = query.get('review')
  const show = useCallback(
    (next: string | null): void =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          if (next === null) after.delete('review')
          else after.set('review', next)
          return after
        },
        // Going back leads to the start page, not through all records.
        { replace: true },
      ),
    [setQuery],
  )
  return record === null ? null : (
    <Suspense fallback={null}>
      <ReviewDrawer record={record} onShow={show} onClose={() => show(null)} />
    </Suspense>
  )
}
