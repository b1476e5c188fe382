import { useEffect, useRef } from 'react'
import { useHostCallback } from '../provider/callbacks/use-host-callback.ts'
import { useLatest } from '../provider/use-latest.ts'

/** Another record of the case is open, or none. @public */
export interface CaseRecordEvent {
  /** Its address, such as `income/…`; null when the user closed it. */
  readonly record: string | null
  readonly source: 'user'
}

/** Props of a widget that can open one of its records over its list. @public */
export interface CaseRecordProps {
  /**
   * Address of the record to open: `income/…`, `expense/…`, `job/…` or `file/…` with its key; `remind/…` asks for the
   * day of a reminder of a job, `remind/current` of the one the case is at. A new value opens another; one that the
   * widget does not have is left alone.
   */
  readonly record?: string | undefined
  /** The user opened another record, or closed it. */
  readonly onRecordChange?: ((event: CaseRecordEvent) => void) | undefined
}

/** How a record was decided. @public */
export type RecordDecision = 'approved' | 'returned'

/** Where the open record is in a list of the host, such as everything that waits for the user. @public */
export interface CaseRecordQueue {
  /** Counted from 1. */
  readonly at: number
  /** How many entries the list has. */
  readonly count: number
  /** Opens the next entry of the list, or the previous one; called after a decision, too. */
  readonly onStep: (by: 1 | -1) => void
  /** The record was decided; replaces the step to the next entry. */
  readonly onDecided?: ((decision: RecordDecision) => void) | undefined
}

/** Props of a widget whose drawers step through a list of the host. @public */
export interface CaseQueueProps {
  /** The place of `record` in a list of the host; its drawer shows the place, and a decision opens the next entry. */
  readonly queue?: CaseRecordQueue | undefined
}

/** Props of a widget that can show one record without its list. @public */
export interface RecordOnlyProps {
  /** Shows `record` in the place of the widget, without the list and without a layer over the page. */
  readonly recordOnly?: boolean | undefined
}

/** Opens what the host asks for, each new address once, and reports which record is open. */
export function useOpenRecord(
  { record, onRecordChange }: CaseRecordProps,
  current: string | null,
  open: (address: string) => void,
): void {
  const report = useHostCallback(onRecordChange, 'onRecordChange')
  const latest = useLatest({ current, open })
  const reported = useRef(current)
  useEffect(() => {
    if (record !== undefined && record !== latest.current.current) latest.current.open(record)
  }, [record, latest])
  useEffect(() => {
    if (reported.current === current) return
    reported.current = current
    report({ record: current, source: 'user' })
  }, [current, report])
}
