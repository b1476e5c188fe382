import { Bell } from 'lucide-react'
import type { ReactElement } from 'react'
import type { Day } from '../../../catalogue/day.ts'
import { type JobStatus, jobStatus } from '../../../domain/flow/job-status.ts'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Tag, type TagTone } from '../../../ui/indicators/tag.tsx'
import { VisuallyHidden } from '../../../ui/indicators/visually-hidden.tsx'
import type { AnyJob } from '../flow-actions.ts'
import { shortDay } from '../short-day.ts'

export interface JobStateProps {
  readonly job: AnyJob
  /** Number of finished sub-flows. */
  readonly finishedBelow: number
  readonly today: Day
}

const TONES: Readonly<Record<JobStatus['state'], TagTone>> = {
  notStarted: 'idle',
  inProgress: 'brand',
  partial: 'warn',
  finished: 'ok',
}
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6',
  textStyle: 'label',
  color: 'ink-3',
})
const overdue = css({ color: 'bad' })
const mark = css({ display: 'inline-flex', color: 'ink-3' })

/** The status of a job, with its date. @source FLW-023 to FLW-025, FLW-030 */
export function JobState({ job, finishedBelow, today }: JobStateProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const { state, day, late } = jobStatus(job, today, finishedBelow)
  const when = day === null ? null : shortDay(day, today)
  const due = when === null ? null : DAYS[state](when, texts)
  const reminder =
    job.hf15NoticeTime !== null && state !== 'finished'
      ? texts.remindedOn({ day: shortDay(job.hf15NoticeTime, today) })
      : null
  return (
    <span className={line}>
      <Tag tone={TONES[state]}>
        {state === 'partial' ? texts.partly : (job.refValues['hf15Status'] ?? job.hf15Status)}
      </Tag>
      {due === null ? null : (
        <span className={late > 0 ? overdue : undefined}>
          {late > 0 ? texts.overdue({ text: due, days: late }) : due}
        </span>
      )}
      {reminder === null ? null : (
        <span className={mark} title={reminder}>
          <Bell aria-hidden size={14} />
          <VisuallyHidden>{reminder}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

type Texts = (typeof flowTabMessages)['texts']
const DAYS: Readonly<Record<JobStatus['state'], (day: string, texts: Texts) => string>> = {
  finished: (day) => day,
  partial: (day, texts) => texts.dueMain({ day }),
  inProgress: (day, texts) => texts.dueStarted({ day }),
  notStarted: (day, texts) => texts.dueOpen({ day }),
}
