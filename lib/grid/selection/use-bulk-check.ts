import { useCallback, useEffect, useRef, useState } from 'react'
import { toFangkitError } from '../../client/fangkit-error.ts'
import type { BulkRequest, BulkOutcome } from './use-bulk-run.ts'

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

/** Asks the server for each row whether a request would be allowed. Starts at once; nothing is changed. */
export function useBulkCheck({ callName, send }: BulkRequest, ids: readonly string[]): BulkCheck {
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
        const results = await send(portion, { dryRun: 1, signal })
        if (signal.aborted) return
        setAnswers((now) => new Map([...now, ...results.map(({ id, ...outcome }) => [id, outcome] as const)]))
      }
    } catch (thrown) {
      if (signal.aborted) return
      setFailure(toFangkitError(thrown, callName).userMessage)
    }
    if (!signal.aborted) setState('over')
  }, [send, callName, ids])
  useEffect(() => {
    void check()
    return () => running.current?.abort()
  }, [check])
  return { state, answers, failure, again: () => void check() }
}
