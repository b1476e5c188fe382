import { subFlows } from '../../client/queries/case/flow-plans.ts'
import type { MainFlows } from '../../contract/flow/flow-job-calls.ts'
import { caseProgress } from '../../domain/flow/case-progress.ts'
import { CURRENT_JOB, recordAddress, recordKey } from '../../domain/project/record-address.ts'
import { flowTabMessages } from '../../locale/zh-cn/flow/flow-tab.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { type CaseRecordProps, useOpenRecord } from '../use-open-record.ts'
import { useToday } from '../../provider/use-today.ts'
import type { AnyJob } from './flow-actions.ts'
import type { GuideOverlayProps } from './guide-overlay.tsx'
import type { Folds } from './table/use-folds.ts'

type Place = GuideOverlayProps['at']

export interface JobRecordParts extends CaseRecordProps {
  readonly projectId: string
  readonly data: MainFlows
  readonly folds: Folds
  readonly guide: Place | null
  readonly onGuide: (at: Place) => void
}

/** Opens the guide of the job the host asks for, or its reminder, and unfolds the list down to it. */
export function useJobRecord({ projectId, data, folds, guide, onGuide, ...asked }: JobRecordParts): void {
  const { recordGone } = useMessages(flowTabMessages)
  const notify = useNotify()
  const cache = useCache()
  const today = useToday()
  const report = useHostCallback(asked.onRecordChange, 'onRecordChange')
  const find = async (id: string): Promise<Place | null> => {
    const mains = data.flowWorkVos.flatMap(({ jobsList }) => jobsList)
    if (mains.some(({ keyValue }) => keyValue === id)) return { id, fatherCode: null }
    const father = mains.find(({ SubflowData }) => SubflowData.openIds.includes(id))
    if (father) return { id, fatherCode: father.hf15FlowCode }
    // A main flow names only the sub-flows that are open.
    const job = (await cache.fetch(subFlows(projectId))).find(({ keyValue }) => keyValue === id)
    return job ? { id, fatherCode: job.hf15FatherCode } : null
  }
  const currentJob = async (): Promise<string | null> => {
    const phases = data.flowWorkVos.map(({ categoryName, jobsList }) => ({ name: categoryName, mains: jobsList }))
    const subs = await cache.fetch(subFlows(projectId))
    return caseProgress<AnyJob>(phases, subs, today).current?.keyValue ?? null
  }
  const open = async (address: string): Promise<void> => {
    const reminded = recordKey(address, 'remind')
    const job = reminded ?? recordKey(address, 'job')
    if (job === null) return
    const id = reminded === CURRENT_JOB ? await currentJob().catch(() => null) : job
    const at = id === null ? null : await find(id).catch(() => null)
    if (at === null) {
      notify({ tone: 'warning', title: recordGone })
      return
    }
    for (const { categoryName, jobsList } of data.flowWorkVos) {
      const main = jobsList.find(({ keyValue, hf15FlowCode }) =>
        at.fatherCode === null ? keyValue === id : hf15FlowCode === at.fatherCode,
      )
      if (main) folds.toggle(categoryName, true)
      if (main && at.fatherCode !== null) folds.toggle(main.keyValue, true)
    }
    onGuide(reminded === null ? at : { ...at, remind: {} })
    // The open guide stays, so this call alone notifies the host of its job.
    if (reminded !== null && guide?.id === at.id) report({ record: recordAddress('job', at.id), source: 'user' })
  }
  useOpenRecord(asked, guide && recordAddress('job', guide.id), (address) => void open(address))
}
