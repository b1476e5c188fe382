import type { Day } from '../../../../../catalogue/day.ts'
import { monthsCovered } from '../../../../../domain/member/deposit-period.ts'

/** Months (`YYYY-MM`) of a record; `to` is null while it continues. */
export interface Period {
  readonly from: string | null
  readonly to: string | null
}

/** Consecutive months without a gap. */
export interface CoveredRun<P extends Period> {
  readonly from: string
  readonly to: string | null
  readonly months: number
  /** The periods in it, latest first. */
  readonly periods: readonly P[]
}

/** Month count of two adjacent months, both included. */
const ADJACENT = 2

/**
 * The latest consecutive months, over all periods that touch or overlap; null when no period has started.
 * @source REC-022
 */
export function latestRun<P extends Period>(periods: readonly P[], today: Day): CoveredRun<P> | null {
  const endOf = ({ to }: Period): string => to ?? today.slice(0, 7)
  const started = periods.flatMap((period) =>
    period.from !== null && (monthsCovered(period.from, period.to, today) ?? 0) > 0
      ? [{ period, from: period.from }]
      : [],
  )
  const [latest, ...earlier] = started.sort(
    (a, b) =>
      endOf(b.period).localeCompare(endOf(a.period)) || Number(b.period.to === null) - Number(a.period.to === null),
  )
  if (!latest) return null
  const run = [latest]
  let { from } = latest
  for (const next of earlier) {
    if ((monthsCovered(endOf(next.period), from, today) ?? 0) > ADJACENT) continue
    run.push(next)
    if (next.from < from) from = next.from
  }
  const { to } = latest.period
  return { from, to, months: monthsCovered(from, to, today) ?? 0, periods: run.map(({ period }) => period) }
}
