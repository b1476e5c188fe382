import { useMemo } from 'react'

/** How far a main flow is, as one object that stays the same while it says the same. */
export function useBelow(
  total: number,
  finished: number,
  open: boolean,
): { readonly total: number; readonly finished: number; readonly open: boolean } {
  return useMemo(() => ({ total, finished, open }), [total, finished, open])
}
