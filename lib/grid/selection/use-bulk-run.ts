import { useMemo, useRef, useState } from 'react'
import type { Entity } from '../../catalogue/entity.ts'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { bulkCall, type BulkResult } from '../../contract/record/operation-calls.ts'
import { ROW_OPERATION, type RowOperation } from '../../domain/grid/row-operation.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'

/** What is sent for many rows, portion by portion. Keeps its identity while it asks for the same. */
export interface BulkRequest {
  readonly callName: string
  readonly send: (
    ids: readonly string[],
    how: { readonly dryRun: 0 | 1; readonly reason?: string; readonly signal?: AbortSignal },
  ) => Promise<readonly (BulkResult & { readonly before?: string | null })[]>
}

/** The request of an operation on many rows. */
export function useOperationRequest(entity: Entity, operation: RowOperation): BulkRequest {
  const { client } = useFangkit()
  return useMemo(
    () => ({
      callName: `${entity.service}.${ROW_OPERATION[operation].bulkMethod}`,
      send: async (ids, { dryRun, reason = '', signal }) =>
        (
          await client.call(
            bulkCall(entity, operation),
            { ids, ...(dryRun === 1 && { dryRun }), ...(reason !== '' && { reason }) },
            signal ? { signal } : {},
          )
        ).data,
    }),
    [client, entity, operation],
  )
}

/** Rows per request. Small, so that the progress bar moves and the user can stop in between. */
const PORTION = 20

export interface BulkOutcome {
  readonly ok: boolean
  /** The reason of a failure. */
  readonly message: string
  /** What it would take along, answered by a check. */
  readonly affects?: string | null | undefined
  /** The value before the change, where the request sets one. */
  readonly before?: string | null | undefined
}

export interface BulkRun {
  readonly state: 'idle' | 'running' | 'stopping' | 'over'
  /** Results by row so far. */
  readonly outcomes: ReadonlyMap<string, BulkOutcome>
  /** Number of rows of this run. */
  readonly count: number
  readonly start: (ids: readonly string[], reason: string) => Promise<void>
  /** Stops after the current request. */
  readonly stop: () => void
}

/** Runs a request on many rows in portions and stores the result for each row. */
export function useBulkRun({ callName, send }: BulkRequest): BulkRun {
  const [state, setState] = useState<BulkRun['state']>('idle')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BulkOutcome>>(new Map())
  const [count, setCount] = useState(0)
  const stopped = useRef(false)

  const note = (results: readonly (BulkOutcome & { readonly id: string })[]): void =>
    setOutcomes((now) => new Map([...now, ...results.map(({ id, ...outcome }) => [id, outcome] as const)]))

  return {
    state,
    outcomes,
    count,
    async start(ids, reason) {
      stopped.current = false
      setState('running')
      setCount(ids.length)
      setOutcomes((now) => new Map([...now].filter(([id]) => !ids.includes(id))))
      for (let at = 0; at < ids.length && !stopped.current; at += PORTION) {
        const portion = ids.slice(at, at + PORTION)
        try {
          note(await send(portion, { dryRun: 0, reason }))
        } catch (thrown) {
          const { userMessage } = toFangkitError(thrown, callName)
          note(portion.map((id) => ({ id, ok: false, message: userMessage })))
          stopped.current = true
        }
      }
      setState('over')
    },
    stop() {
      stopped.current = true
      setState('stopping')
    },
  }
}
