import type { ReactElement } from 'react'
import type { FlowJobRow } from '../../../contract/flow/flow-job-calls.ts'
import { jobStatus } from '../../../domain/flow/job-status.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useToday } from '../../../provider/use-today.ts'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { OverviewLine } from './overview-line.tsx'

export interface OverdueCardProps {
  /** The longest overdue first. */
  readonly late: readonly FlowJobRow[]
  /** Opens a step of the case, or all of them; absent where they are not installed. */
  readonly onOpen: ((job?: FlowJobRow) => void) | undefined
}

/** Number of lines; the rest is in the tab of the steps. */
const LINES = 5

/** The steps whose day has passed. */
export function OverdueCard({ late, onOpen }: OverdueCardProps): ReactElement {
  const texts = useMessages(overviewMessages)
  const today = useToday()
  return (
    <Card title={texts.overdue} tag={late.length > 0 ? <Tag tone="bad">{late.length}</Tag> : undefined}>
      {late.slice(0, LINES).map((job) => (
        <OverviewLine
          key={job.keyValue}
          label={<Tag tone="bad">{texts.late({ days: jobStatus(job, today).late })}</Tag>}
          action={texts.open}
          onOpen={onOpen && (() => onOpen(job))}
        >
          {job.hf15FlowName}
          <small>{job.refValues['hf15HdlMemberId'] ?? texts.nobody}</small>
        </OverviewLine>
      ))}
      {late.length === 0 ? (
        <OverviewLine label={texts.progressLabel} onOpen={onOpen && (() => onOpen())}>
          {texts.noneOverdue}
        </OverviewLine>
      ) : null}
    </Card>
  )
}
