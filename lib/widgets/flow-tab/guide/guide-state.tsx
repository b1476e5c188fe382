import type { ReactElement } from 'react'
import type { Day } from '../../../catalogue/day.ts'
import { type JobStatus, jobStatus } from '../../../domain/flow/job-status.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useToday } from '../../../provider/use-today.ts'
import { css } from '../../../styled-system/css/index.js'
import { Tag, type TagTone } from '../../../ui/indicators/tag.tsx'
import type { AnyJob } from '../flow-actions.ts'

type Texts = (typeof flowTabMessages)['texts']
const TONES: Readonly<Record<JobStatus['state'], TagTone>> = {
  notStarted: 'idle',
  inProgress: 'brand',
  partial: 'warn',
  finished: 'ok',
}
const DAYS: Readonly<Record<JobStatus['state'], (day: Day, texts: Texts) => string>> = {
  finished: (day) => day,
  partial: (day, texts) => texts.dueMain({ day }),
  inProgress: (day, texts) => texts.dueStarted({ day }),
  notStarted: (day, texts) => texts.dueOpen({ day }),
}
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  textStyle: 'label',
  color: 'ink-2',
})
const overdue = css({ color: 'bad' })
const end = css({ marginInlineStart: 'auto' })

/**
 * The status of the job, its due date and usual duration; dates in full.
 * @source FLW-024, FLW-025, FLW-030
 */
export function GuideState({ job }: { readonly job: AnyJob }): ReactElement {
  const texts = useMessages(flowTabMessages)
  const { workdays } = useMessages(flowGuideMessages)
  const { state, day, late } = jobStatus(job, useToday(), finishedBelow('SubflowData' in job ? job.SubflowData : null))
  const { hf15Workdays: usual, hf15NoticeTime: notice, refValues } = job
  const due = day === null ? null : DAYS[state](day, texts)
  return (
    <div className={line}>
      <Tag tone={TONES[state]}>{state === 'partial' ? texts.partly : (refValues['hf15Status'] ?? job.hf15Status)}</Tag>
      {due === null ? null : late > 0 ? (
        <span className={overdue}>{texts.overdue({ text: due, days: late })}</span>
      ) : (
        <span>{due}</span>
      )}
      {notice === null || state === 'finished' ? null : <span>{texts.remindedOn({ day: notice })}</span>}
      {usual === null || usual === 0 ? null : <span className={end}>{workdays({ days: usual })}</span>}
    </div>
  )
}

/** Only for a main flow; a sub-flow has none below it. */
function finishedBelow(below: unknown): number {
  return typeof below === 'object' && below !== null && 'finished' in below && typeof below.finished === 'number'
    ? below.finished
    : 0
}
