import { lazy, type ReactElement, Suspense, useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { REVIEW } from './use-open-review.ts'

const ReviewDrawer = lazy(async () => ({ default: (await import('./review-drawer.tsx')).ReviewDrawer }))

/** The review drawer over the page, open where the address names a record. */
export function ReviewDialog(): ReactElement | null {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const record = query.get(REVIEW)
  const show = useCallback(
    (next: string | null): void =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          if (next === null) after.delete(REVIEW)
          else after.set(REVIEW, next)
          return after
        },
        // Going back leads to the page, not through all records.
        { replace: true, state },
      ),
    [setQuery, state],
  )
  return record === null ? null : (
    <Suspense fallback={null}>
      <ReviewDrawer record={record} onShow={show} onClose={() => show(null)} />
    </Suspense>
  )
}
