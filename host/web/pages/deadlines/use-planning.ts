import { noticeOf, useFkMutation, useNotify } from 'fangkit'
import { type Deadline, planCalls, type PlannedJobs } from 'fangkit/contract'
import type { Day } from 'fangkit/domain'
import { messages } from './deadlines-messages.ts'

interface Planning {
  readonly deadline: Deadline
  readonly onClose: () => void
  readonly onChanged: () => void
  readonly onRefused: (message: string) => void
}
/** A later job that is planned together with the job. */
export interface Follower {
  readonly id: string
  readonly hf15PlanTime: Day
  readonly version: number | null
}
interface Plan {
  readonly day: Day
  readonly reason: string
  readonly followers: readonly Follower[]
}

/** Plans a job, with some of those behind it in one call, and offers to undo all of it. */
export function usePlanning({ deadline, onClose, onChanged, onRefused }: Planning): {
  readonly save: (plan: Plan) => void
  readonly isPending: boolean
} {
  const { plan: text } = messages
  const notify = useNotify()
  const undo = useFkMutation(
    (rows: PlannedJobs['rows'], client) =>
      client.call(planCalls.doPlanJobs, {
        rows: rows.map(({ id, version, before }) => ({ id, version, hf15PlanTime: before ?? null })),
        restore: 1,
      }),
    {
      onSuccess: () => {
        onChanged()
        notify({ tone: 'success', title: text.undone(deadline.title) })
      },
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify(notice)
        onChanged()
      },
    },
  )
  const { mutate, isPending } = useFkMutation(
    ({ day, reason, followers }: Plan, client) =>
      client.call(planCalls.doPlanJobs, {
        rows: [{ id: deadline.key, hf15PlanTime: day, version: deadline.version ?? null }, ...followers],
        ...(reason !== '' && { reason }),
      }),
    {
      onSuccess: ({ data: { rows } }, { day, followers }) => {
        onChanged()
        onClose()
        notify({
          tone: 'success',
          title: text.done(deadline.title, day, followers.length),
          action: { label: text.undo, onAct: () => undo.mutate(rows) },
        })
      },
      onError: (error) => {
        onRefused(error.userMessage)
        if (error.code === 'CONFLICT') onChanged()
      },
    },
  )
  return { save: mutate, isPending }
}
