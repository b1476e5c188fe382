import { useEffect, useState } from 'react'
import { useFkQuery } from 'fangkit'
import type { DashboardReview, DashboardReviews } from 'fangkit/contract'
import type { RecordDecision } from 'fangkit/fee-tab'
import { type QueuedKind, reviewQueue } from '../dashboard-plans.ts'

/** A record in the queue, with its address. */
export type QueuedReview = DashboardReview & { readonly record: string }

/** A record the user has decided in this drawer. */
export interface DecidedReview {
  readonly review: QueuedReview
  readonly decision: RecordDecision
}

const STEP = 100
const MOST = 1_000
/** Milliseconds to wait after the last key of a search. */
const PAUSE = 150

export interface ReviewQueue {
  readonly waiting: readonly QueuedReview[]
  readonly decided: readonly DecidedReview[]
  /** How many the user decided in this drawer, of any kind. */
  readonly decidedCount: number
  /** The last decision in this drawer. */
  readonly last: DecidedReview | null
  /** The open record; null where the queue does not have it. */
  readonly current: QueuedReview | null
  /**
   * Its place, counted from 1, and how many there are: decided here, and waiting as the server counts them. 0 for a
   * record that the search leaves out.
   */
  readonly at: number
  readonly count: number
  readonly counts: Readonly<Record<QueuedKind | 'all', number>>
  readonly kind: QueuedKind | null
  readonly setKind: (kind: QueuedKind | null) => void
  /** The text that is typed into the search, and the one that is answered. */
  readonly find: string
  readonly found: string
  readonly setFind: (text: string) => void
  readonly query: {
    readonly loading: boolean
    /** The answer is that of the chosen kind and the typed text. */
    readonly settled: boolean
    readonly failed: boolean
    readonly retry: () => void
  }
  /** Loads more entries; null where all are listed. */
  readonly more: (() => void) | null
  /** The record so many places further; null at the ends. */
  readonly neighbour: (by: 1 | -1) => string | null
  /** Remembers a decision about a record. @returns the next record that waits; null when it was the last one */
  readonly decide: (review: QueuedReview, decision: RecordDecision) => string | null
  /** Forgets a decision that was taken back, once the record waits again. */
  readonly forget: (decided: DecidedReview) => Promise<void>
}

const isQueued = (review: DashboardReview): review is QueuedReview => review.record !== null
const rowsOf = (answer: DashboardReviews | undefined): readonly QueuedReview[] => answer?.rows.filter(isQueued) ?? []

/** Everything that waits for the user, oldest first, and what they decided. @param record the open record */
export function useReviewQueue(record: string): ReviewQueue {
  const [take, setTake] = useState(STEP)
  const [kind, setKind] = useState<QueuedKind | null>(null)
  const [find, setFind] = useState('')
  const [found, ask] = useState('')
  const [done, setDone] = useState<readonly DecidedReview[]>([])
  useEffect(() => {
    const timer = setTimeout(() => ask(find.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [find])
  // The open record stays open where the search leaves it out.
  const whole = useFkQuery(reviewQueue(take, kind), { keepPrevious: true })
  const query = useFkQuery(reviewQueue(take, kind, found), { keepPrevious: true })
  const rows = rowsOf(query.data)
  const isDone = ({ record: one }: QueuedReview): boolean => done.some(({ review }) => review.record === one)
  const waiting = rows.filter((row) => !isDone(row))
  const decided = found === '' ? done.filter(({ review }) => kind === null || review.kind === kind) : []
  // An answer from before the last decision still counts it.
  const counted = (of: QueuedKind): number =>
    Math.max(0, (query.data?.counts?.[of] ?? 0) - rows.filter((row) => row.kind === of && isDone(row)).length)
  const [INCOME, EXPENSE, PAPER] = [counted('INCOME'), counted('EXPENSE'), counted('PAPER')]
  const counts = { all: INCOME + EXPENSE + PAPER, INCOME, EXPENSE, PAPER }
  const total = counts[kind ?? 'all']
  const index = waiting.findIndex((row) => row.record === record)
  const before = decided.findIndex(({ review }) => review.record === record)
  const rest = total - waiting.length
  const current =
    waiting[index] ??
    done.find(({ review }) => review.record === record)?.review ??
    rowsOf(whole.data).find((row) => row.record === record) ??
    null
  return {
    waiting,
    decided,
    decidedCount: done.length,
    last: done.at(-1) ?? null,
    current,
    at: index >= 0 ? decided.length + index + 1 : before + 1,
    count: decided.length + total,
    counts,
    kind,
    setKind,
    find,
    found,
    setFind,
    query: {
      loading: query.data === undefined && query.error === null,
      settled: query.data !== undefined && !query.isPlaceholderData && found === find.trim(),
      failed: query.data === undefined && query.error !== null,
      retry: () => void query.refetch(),
    },
    more: rest > 0 && take < MOST ? () => setTake(Math.min(take + STEP, MOST)) : null,
    neighbour: (by) => (index < 0 ? waiting[0]?.record : waiting[index + by]?.record) ?? null,
    decide: (review, decision) => {
      const isIt = (row: QueuedReview): boolean => row.record === review.record
      setDone((now) => (now.some((one) => isIt(one.review)) ? now : [...now, { review, decision }]))
      return (waiting[waiting.findIndex(isIt) + 1] ?? waiting.find((row) => !isIt(row)))?.record ?? null
    },
    forget: async (decided) => {
      await Promise.all([whole.refetch(), query.refetch()])
      setDone((now) => now.filter((one) => one !== decided))
    },
  }
}
