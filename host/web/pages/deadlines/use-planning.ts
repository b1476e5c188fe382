import { noticeOf, useFkMutation, useNotify } from 'fangkit'
import { type Deadline, planCalls } from 'fangkit/contract'
import type { Day } from 'fangkit/domain'
import { messages } from './deadlines-messages.ts'

interface Planning {
  readonly deadline: Deadline
  readonly onClose: () => void
  readonly onChanged: () => void
  readonly onRefused: (message: string) => void
}
interface Plan {
  readonly day: Day
  readonly reason: string
}
interface Undo {
  readonly id: string
  readonly version: number
  readonly hf15PlanTime: Day | null
}

/** Plans a job and offers to undo it. */
export function usePlanning({ deadline, onClose, onChanged, onRefused }: Planning): {
  readonly save: (plan: Plan) => void
  readonly isPending: boolean
} {
  const { plan: text } = messages
  const notify = useNotify()
  const undo = useFkMutation((input: Undo, client) => client.call(planCalls.doPlanJob, { ...input, restore: 1 }), {
    onSuccess: () => {
      onChanged()
      notify({ tone: 'success', title: text.undone(deadline.title) })
    },
    onError: (error) => {
      const notice = noticeOf(error)
      if (notice) notify(notice)
      onChanged()
    },
  })
  const { mutate, isPending } = useFkMutation(
    ({ day, reason }: Plan, client) =>
      client.call(planCalls.doPlanJob, {
        id: deadline.key,
        hf15PlanTime: day,
        version: deadline.version ?? null,
        ...(reason !== '' && { reason }),
      }),
    {
      onSuccess: ({ data: { version, before } }, { day }) => {
        onChanged()
        onClose()
        notify({
          tone: 'success',
          title: text.done(deadline.title, day),
          action: {
            label: text.undo,
            onAct: () => undo.mutate({ id: deadline.key, version, hf15PlanTime: before ?? null }),
          },
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
