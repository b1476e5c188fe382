import { useCallback } from 'react'
import { flowJobCalls } from '../../../contract/flow/flow-job-calls.ts'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { noticeOf } from '../../../provider/notices/notice-of.ts'
import { useConfirm } from '../../../provider/notices/use-confirm.ts'
import { useFkMutation } from '../../../provider/queries/use-fk-mutation.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import type { AnyJob } from '../flow-actions.ts'

export interface Undoing {
  /** Key of the job that is being undone. */
  readonly busy: string | null
  readonly undo: (job: AnyJob) => void
}

/**
 * Undoes a finished job after confirmation.
 * @param onChanged resolves once the list shows it
 * @source FLW-026, FLW-027, CAL-090, ERR-041
 */
export function useUndo(onChanged: () => Promise<void>, onShown: (id: string) => void): Undoing {
  const texts = useMessages(flowTabMessages)
  const notify = useNotify()
  const confirm = useConfirm()
  const { mutate, isPending, variables } = useFkMutation<{ readonly id: string; readonly version: number }, void>(
    async (job, client) => {
      await client.call(flowJobCalls.redoNodeJobs, job)
      notify({ tone: 'success', title: texts.undone })
      await onChanged()
    },
    {
      onSuccess: (_none, { id }) => onShown(id),
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify(notice)
        // Another user may have been faster.
        void onChanged()
      },
    },
  )
  const undo = useCallback(
    (job: AnyJob) => {
      const { keyValue: id, version } = job
      if (id === null) return
      void confirm({
        title: texts.undoTitle({ name: job.hf15FlowName ?? '' }),
        text: texts.undoText,
        confirmLabel: texts.undo,
      }).then((yes) => (yes ? mutate({ id, version }) : undefined))
    },
    [confirm, mutate, texts],
  )
  return { busy: isPending ? variables.id : null, undo }
}
