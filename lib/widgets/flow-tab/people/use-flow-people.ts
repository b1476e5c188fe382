import { useCallback, useMemo, useRef, useState } from 'react'
import { flowJobCalls, type FlowJobRow } from '../../../contract/flow/flow-job-calls.ts'
import { LARGEST_LIST } from '../../../contract/list-input.ts'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { noticeOf } from '../../../provider/notices/notice-of.ts'
import { useFkMutation } from '../../../provider/queries/use-fk-mutation.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import type { AnyJob } from '../flow-actions.ts'
import { withChoice, type PeopleChoices, type PersonChoice } from './people-choices.ts'
import type { FlowReports } from '../use-flow-reports.ts'

export interface FlowPeople {
  readonly choices: PeopleChoices
  /** The same choices, readable before the next render. */
  readonly now: () => PeopleChoices
  readonly saving: boolean
  readonly choose: (job: AnyJob, choice: PersonChoice) => void
  readonly put: (choices: PeopleChoices) => void
  /** True once everything is stored. */
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

export interface FlowPeopleOptions {
  readonly projectId: string
  readonly reports: FlowReports
  readonly onChanged: () => void
}

const NONE: PeopleChoices = new Map()

/** Holds the unsaved choices of who follows which job. @source FLW-035, CAL-088, ROL-016 */
export function useFlowPeople({ projectId, reports, onChanged }: FlowPeopleOptions): FlowPeople {
  const texts = useMessages(flowTabMessages)
  const notify = useNotify()
  const [choices, setChoices] = useState(NONE)
  const current = useRef(NONE)
  const put = useCallback((next: PeopleChoices) => {
    current.current = next
    setChoices(next)
  }, [])
  const { mutateAsync, isPending } = useFkMutation<PeopleChoices, readonly FlowJobRow[]>(
    async (chosen, client) => {
      const rows = [...chosen].map(([flowJobId, { acctId }]) => ({ flowJobId, obligationUserId: acctId }))
      const saved: FlowJobRow[] = []
      for (let at = 0; at < rows.length; at += LARGEST_LIST)
        saved.push(
          ...(
            await client.call(flowJobCalls.updateObligationUsers, {
              prjId: projectId,
              rows: rows.slice(at, at + LARGEST_LIST),
            })
          ).data,
        )
      return saved
    },
    {
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify({ ...notice, text: texts.peopleNotSaved })
        onChanged()
      },
      onSuccess: (_rows, chosen) => {
        notify({ tone: 'success', title: texts.peopleSaved })
        // A choice made while the save was running stays.
        put(new Map([...current.current].filter(([id, choice]) => chosen.get(id) !== choice)))
        reports.handlersSaved({
          handlers: [...chosen].map(([flowJobId, { acctId }]) => ({ flowJobId, obligationUserId: acctId })),
          source: 'user',
        })
        onChanged()
      },
    },
  )
  const busy = useLatest(isPending)
  const save = useCallback(async (): Promise<boolean> => {
    if (busy.current) return false
    if (current.current.size === 0) return true
    try {
      await mutateAsync(current.current)
      return true
    } catch {
      return false // reported by onError
    }
  }, [busy, mutateAsync])
  const choose = useCallback(
    (job: AnyJob, choice: PersonChoice) => put(withChoice(current.current, job, choice)),
    [put],
  )
  const discard = useCallback(() => put(NONE), [put])
  const now = useCallback(() => current.current, [])
  return useMemo(
    () => ({ choices, now, saving: isPending, choose, put, save, discard }),
    [choices, now, isPending, choose, put, save, discard],
  )
}
