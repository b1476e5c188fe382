import { useEffect, useInsertionEffect, useRef } from 'react'
import type { CaseRecordQueue, RecordDecision } from '../use-open-record.ts'

/**
 * Leaves a decided record for the next entry of the host's list; closes it at the end of the list. A host that shows
 * another record meanwhile no longer passes the list of this one, which still receives the decision.
 * @returns receives the decision; true where nothing is left to do
 */
export function useAfterDecision(
  queue: CaseRecordQueue | undefined,
  close: () => void,
): (decision: RecordDecision) => boolean {
  const own = useRef(queue)
  const left = useRef(false)
  useInsertionEffect(() => {
    if (queue !== undefined) own.current = queue
  })
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  return (decision) => {
    const list = own.current
    if (list?.onDecided) list.onDecided(decision)
    else if (list === undefined || left.current) return left.current
    else if (list.at < list.count) list.onStep(1)
    else close()
    return true
  }
}
