import { useRef, useState } from 'react'
import type { Entity } from '../../catalogue/entity.ts'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { bulkCall } from '../../contract/record/operation-calls.ts'
import { ROW_OPERATION, type RowOperation } from '../../domain/grid/row-operation.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'

/** Rows per request. Small, so that the progress bar moves and the user can stop in between. */
const PORTION = 20

export interface BulkOutcome {
  readonly ok: boolean
  /** The reason of a failure. */
  readonly message: string
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

/** Runs an operation on many rows in portions and stores the result for each row. */
export function useBulkRun(entity: Entity, operation: RowOperation): BulkRun {
  const { client } = useFangkit()
  const [state, setState] = useState<BulkRun['state']>('idle')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BulkOutcome>>(new Map())
  const [count, setCount] = useState(0)
  const stopped = useRef(false)

  const note = (results: readonly (BulkOutcome & { readonly id: string })[]): void =>
    setOutcomes((now) => new Map([...now, ...results.map(({ id, ok, message }) => [id, { ok, message }] as const)]))

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
          note(
            (await client.call(bulkCall(entity, operation), { ids: portion, ...(reason !== '' && { reason }) })).data,
          )
        } catch (thrown) {
          const { userMessage } = toFangkitError(thrown, `${entity.service}.${ROW_OPERATION[operation].bulkMethod}`)
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
