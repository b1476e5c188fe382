import type { Day } from '../../catalogue/day.ts'

/** Something to do, before its people are named. */
export interface Task {
  readonly key: string
  readonly kind: 'FLOW' | 'PAPER' | 'MONEY'
  readonly title: string
  readonly prjId: string
  readonly prjName: string
  readonly note: string
  readonly day: Day | null
  readonly late: number
  /** 1: it was sent back, and `day` says when. */
  readonly returned: 0 | 1
  /** Whose it is. */
  readonly account: string
}

/** Work that is done. */
export type Done = Pick<Task, 'key' | 'title' | 'prjId' | 'prjName' | 'account'> & { readonly day: Day }

/** Something that waits for a decision, before its people are named. */
export interface Review {
  readonly key: string
  readonly kind: 'INCOME' | 'EXPENSE' | 'PAYMENT' | 'PAPER' | 'DEMAND'
  readonly title: string
  /** Null for money of no case. */
  readonly prjId: string | null
  readonly prjName: string
  /** Who handed it in. */
  readonly account: string
  readonly at: number
  readonly amount: number | null
}
