import { useCallback, useEffect, useRef, useState } from 'react'
import type { Entity } from '../../catalogue/entity.ts'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { bulkCall } from '../../contract/record/operation-calls.ts'
import { ROW_OPERATION, type RowOperation } from '../../domain/grid/row-operation.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import type { BulkOutcome } from './use-bulk-run.ts'

/** Rows per request. A check writes nothing, so it can take more rows than an operation. */
const PORTION = 100

export interface BulkCheck {
  readonly state: 'running' | 'over'
  /** The server's answer for each row checked so far. */
  readonly answers: ReadonlyMap<string, BulkOutcome>
  /** Why the check itself failed; null when it did not. */
  readonly failure: string | null
  /** Checks all rows again. */
  readonly again: () => void
}

/** Asks the server for each row whether an operation would be allowed. Starts at once; nothing is changed. */
export function useBulkCheck(entity: Entity, operation: RowOperation, ids: readonly string[]): BulkCheck {
  const { client } = useFangkit()
  const [state, setState] = useState<BulkCheck['state']>('running')
  const [answers, setAnswers] = useState<ReadonlyMap<string, BulkOutcome>>(new Map())
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)

  const check = useCallback(async (): Promise<void> => {
    running.current?.abort()
    const own = new AbortController()
    const { signal } = own
    running.current = own
    setState('running')
    setFailure(null)
    setAnswers(new Map())
    try {
      for (let at = 0; at < ids.length && !signal.aborted; at += PORTION) {
        const portion = ids.slice(at, at + PORTION)
        const { data } = await client.call(bulkCall(entity, operation), { ids: portion, dryRun: 1 }, { signal })
        if (signal.aborted) return
        setAnswers((now) => new Map([...now, ...data.map(({ id, ok, message }) => [id, { ok, message }] as const)]))
      }
    } catch (thrown) {
      if (signal.aborted) return
      setFailure(toFangkitError(thrown, `${entity.service}.${ROW_OPERATION[operation].bulkMethod}`).userMessage)
    }
    if (!signal.aborted) setState('over')
  }, [client, entity, operation, ids])
  useEffect(() => {
    void check()
    return () => running.current?.abort()
  }, [check])
  return { state, answers, failure, again: () => void check() }
}
