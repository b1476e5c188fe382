import { useRef } from 'react'
import type { Day } from '../../../catalogue/day.ts'
import { newIdempotencyKey } from '../../../client/client.ts'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { addableFlows } from '../../../client/queries/case/flow-plans.ts'
import { type AddedFlows, flowJobCalls } from '../../../contract/flow/flow-job-calls.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useFkMutation } from '../../../provider/queries/use-fk-mutation.ts'

/** The day of the work, and whether it only sets a reminder. */
export interface AddedWhen {
  readonly day: Day
  readonly reminder: boolean
}

interface Wish {
  readonly codes: readonly string[]
  readonly when: AddedWhen | null
}

export interface Adding {
  readonly busy: boolean
  readonly error: FangkitError | null
  readonly add: (codes: readonly string[], when: AddedWhen | null) => void
}

/**
 * Adds flows and finishes or plans them in one call. A retry of the same choice reuses its idempotency key.
 * @source CAL-092, FLW-033, OPN-057
 */
export function useAdding(projectId: string, onAdded: (added: AddedFlows, when: AddedWhen | null) => void): Adding {
  const cache = useCache()
  const intent = useRef<{ readonly key: string; readonly content: string } | null>(null)
  const { mutate, isPending, error } = useFkMutation<Wish, AddedFlows>(
    async ({ codes, when }, client) => {
      const content = JSON.stringify([codes, when])
      if (intent.current?.content !== content) intent.current = { key: newIdempotencyKey(), content }
      const { data } = await client.call(
        flowJobCalls.doAddFlowJobs,
        {
          objId: projectId,
          flowCodes: codes,
          hf15PlanTime: when?.day ?? null,
          noticeTime: when?.reminder ? when.day : null,
        },
        { idempotencyKey: intent.current.key },
      )
      return data
    },
    {
      onSuccess: (added, { when }) => {
        cache.remove(addableFlows(projectId))
        onAdded(added, when)
      },
      // Another user may have added them meanwhile.
      onError: () => void cache.invalidate(addableFlows(projectId)),
    },
  )
  return { busy: isPending, error: isPending ? null : error, add: (codes, when) => mutate({ codes, when }) }
}
