import { ArrowRight } from 'lucide-react'
import type { ReactElement } from 'react'
import type { FlowJobRow } from '../../../contract/flow/flow-job-calls.ts'
import type { CaseProgress } from '../../../domain/flow/case-progress.ts'
import { jobStatus } from '../../../domain/flow/job-status.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useToday } from '../../../provider/use-today.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { OverviewLine } from './overview-line.tsx'

export interface NextStepCardProps {
  readonly progress: CaseProgress<FlowJobRow>
  /** Opens the steps of the case; absent where they are not installed. */
  readonly onOpen: (() => void) | undefined
}

/** The step a case is at, who has it, until when, and what follows. */
export function NextStepCard({ progress, onOpen }: NextStepCardProps): ReactElement {
  const texts = useMessages(overviewMessages)
  const today = useToday()
  const { current, next, done, all } = progress
  const note = texts.progress({ done, total: all })
  if (current === null)
    return (
      <Card title={texts.nextStep} note={all === 0 ? undefined : note}>
        <OverviewLine label={texts.progressLabel} onOpen={onOpen}>
          {all === 0 ? texts.noSteps : texts.allDone}
        </OverviewLine>
      </Card>
    )
  const { day, late } = jobStatus(current, today)
  return (
    <Card
      title={texts.nextStep}
      note={note}
      actions={
        onOpen === undefined ? undefined : (
          <Button variant="primary" size="sm" icon={<ArrowRight aria-hidden />} onClick={onOpen}>
            {texts.work}
          </Button>
        )
      }
    >
      <OverviewLine label={current.categoryName} onOpen={onOpen}>
        <b>{current.hf15FlowName}</b>
        <Tag>{current.refValues['hf15Status'] ?? current.hf15Status}</Tag>
        {late > 0 ? <Tag tone="bad">{texts.late({ days: late })}</Tag> : null}
      </OverviewLine>
      <OverviewLine label={texts.person} onOpen={onOpen}>
        {current.refValues['hf15HdlMemberId'] ?? texts.nobody}
      </OverviewLine>
      <OverviewLine label={texts.day} onOpen={onOpen}>
        {day ?? texts.noDay}
      </OverviewLine>
      <OverviewLine label={texts.after} onOpen={onOpen}>
        {next?.hf15FlowName ?? texts.last}
      </OverviewLine>
    </Card>
  )
}
