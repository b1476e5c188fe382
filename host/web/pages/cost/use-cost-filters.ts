import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from 'fangkit'
import { isDay } from 'fangkit/domain'
import { type CostRange, type Preset, presetOf, presetRange } from './cost-range.ts'

/** The filters of a cost page, stored in its address, so that a reload and a link show the same figures. */
export interface CostFilters extends CostRange {
  readonly preset: Preset | null
  readonly store: string | null
  /** Returns another filter of the page by name. */
  readonly more: (name: string) => string | null
  readonly change: (changed: Readonly<Record<string, string | null>>) => void
  readonly today: string
}

export function useCostFilters(): CostFilters {
  const today = useToday()
  const [query, setQuery] = useSearchParams()
  const usual = presetRange('months12', today)
  const [askedFrom, askedTo] = [query.get('from'), query.get('to')]
  const hasRange = askedFrom !== null && askedTo !== null && isDay(askedFrom) && isDay(askedTo) && askedFrom <= askedTo
  const from = hasRange ? askedFrom : usual.from
  const to = hasRange ? askedTo : usual.to
  const change = useCallback(
    (changed: Readonly<Record<string, string | null>>) => {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changed)) {
            if (value === null || value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true },
      )
    },
    [setQuery],
  )
  return useMemo(
    () => ({
      from,
      to,
      preset: presetOf({ from, to }, today),
      store: query.get('store'),
      more: (name: string) => query.get(name),
      change,
      today,
    }),
    [from, to, today, query, change],
  )
}

/** Returns the filters as the input of a call. */
export const rangeInput = ({ from, to, store }: Pick<CostFilters, 'from' | 'to' | 'store'>) => ({
  from,
  to,
  ...(store !== null && { store }),
})
/** Returns the address of the cost rows behind a figure. */
export function breakdownPath(narrowed: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(
    Object.entries(narrowed).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  )
  return `/CostManagement/CostBreakdown?${query.toString()}`
}
