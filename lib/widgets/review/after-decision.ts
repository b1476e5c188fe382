import type { CaseRecordQueue, RecordDecision } from '../use-open-record.ts'

/** Leaves a decided record for the next entry of the host's list; closes it at the end of the list. */
export function afterDecision(queue: CaseRecordQueue, decision: RecordDecision, close: () => void): void {
  if (queue.onDecided) queue.onDecided(decision)
  else if (queue.at < queue.count) queue.onStep(1)
  else close()
}
