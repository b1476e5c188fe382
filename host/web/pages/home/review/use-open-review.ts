import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** Parameter of the address that names the record in the review drawer. */
export const REVIEW = 'review'

/** Opens the review of a record over the page that is shown; going back closes it again. */
export function useOpenReview(): (record: string) => void {
  const [, setQuery] = useSearchParams()
  const { state } = useLocation()
  return useCallback(
    (record) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          after.set(REVIEW, record)
          return after
        },
        { state },
      ),
    [setQuery, state],
  )
}

/** Returns the parameters of a page without the review that is open over it. */
export function withoutReview(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has(REVIEW)) return search
  query.delete(REVIEW)
  return query.size === 0 ? '' : `?${query}`
}
