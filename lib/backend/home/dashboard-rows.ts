import type { Day } from '../../catalogue/day.ts'

/** A task, before the names of its people are added. */
export interface Task {
  readonly key: string
  readonly kind: 'FLOW' | 'PAPER' | 'MONEY'
  readonly title: string
  readonly prjId: string
  readonly prjName: string
  /** Address of the record within its case. */
  readonly record: string
  readonly note: string
  readonly day: Day | null
  readonly late: number
  /** 1 when it was sent back; `day` is then the day it was sent back. */
  readonly returned: 0 | 1
  /** The account that has to do it. */
  readonly account: string
}

/** A finished task. */
export type Done = Pick<Task, 'key' | 'title' | 'prjId' | 'prjName' | 'record' | 'account'> & { readonly day: Day }

/** An entry that waits for a decision, before the names of its people are added. */
export interface Review {
  readonly key: string
  readonly kind: 'INCOME' | 'EXPENSE' | 'PAYMENT' | 'PAPER' | 'DEMAND'
  readonly title: string
  /** Null for money that belongs to no case. */
  readonly prjId: string | null
  readonly prjName: string
  /** Address of the record within its case; null where no tab opens it. */
  readonly record: string | null
  /** The account that submitted it. */
  readonly account: string
  readonly at: number
  readonly amount: number | null
  /** Number of records it covers. */
  readonly records: number
  /** 1: it was returned and submitted again. */
  readonly resubmitted: 0 | 1
  /** 1: another record seems to have the same receipt. */
  readonly duplicate: 0 | 1
}
