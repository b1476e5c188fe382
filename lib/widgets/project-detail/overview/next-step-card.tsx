import { ArrowRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { addDays } from '../../../catalogue/day.ts'
import type { FlowJobRow } from '../../../contract/flow/flow-job-calls.ts'
import type { CaseProgress } from '../../../domain/flow/case-progress.ts'
import { jobStatus } from '../../../domain/flow/job-status.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useToday } from '../../../provider/use-today.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { OverviewLine } from './overview-line.tsx'

export interface NextStepCardProps {
  readonly progress: CaseProgress<FlowJobRow>
  /** Status of a finished or cancelled case, which has no next step; null while it goes on. */
  readonly closed: string | null
  /** False shows the step without an invitation to do it. */
  readonly mayEdit: boolean
  /** Opens a step of the case, or all of them; absent where they are not installed. */
  readonly onOpen: ((job?: FlowJobRow) => void) | undefined
}

const stepName = css({ textStyle: 'pageTitle' })

/** The step a case is at, who has it, until when, and what follows. */
export function NextStepCard({ progress, closed, mayEdit, onOpen }: NextStepCardProps): ReactElement {
  const texts = useMessages(overviewMessages)
  const today = useToday()
  const { current, next, done, all } = progress
  const note = texts.progress({ done, total: all })
  if (current === null || closed !== null)
    return (
      <Card title={texts.nextStep} note={all === 0 ? undefined : note}>
        {closed === null ? null : (
          <OverviewLine label={texts.status} onOpen={undefined}>
            {closed}
          </OverviewLine>
        )}
        <OverviewLine label={texts.progressLabel} onOpen={onOpen && (() => onOpen())}>
          {all === 0 ? texts.noSteps : current === null ? texts.allDone : note}
        </OverviewLine>
      </Card>
    )
  const { day, late, state } = jobStatus(current, today)
  const opener = (job: FlowJobRow): (() => void) | undefined => onOpen && (() => onOpen(job))
  return (
    <Card
      title={texts.nextStep}
      note={note}
      actions={
        onOpen === undefined ? undefined : (
          <Button
            variant={mayEdit ? 'primary' : undefined}
            size="sm"
            icon={<ArrowRight aria-hidden />}
            onClick={() => onOpen(current)}
          >
            {mayEdit ? texts.work : texts.look}
          </Button>
        )
      }
    >
      <OverviewLine label={current.categoryName} onOpen={opener(current)}>
        <span className={stepName}>{current.hf15FlowName}</span>
        <Tag tone={state === 'inProgress' ? 'brand' : 'idle'}>
          {current.refValues['hf15Status'] ?? current.hf15Status}
        </Tag>
        {late > 0 ? (
          <Tag tone="bad">{texts.late({ days: late })}</Tag>
        ) : day === today || day === addDays(today, 1) ? (
          <Tag tone="warn">{day === today ? texts.dueToday : texts.dueTomorrow}</Tag>
        ) : null}
      </OverviewLine>
      <OverviewLine label={texts.person} onOpen={opener(current)}>
        {current.refValues['hf15HdlMemberId'] ?? texts.nobody}
      </OverviewLine>
      <OverviewLine label={texts.day} onOpen={opener(current)}>
        {day ?? texts.noDay}
      </OverviewLine>
      <OverviewLine label={texts.after} onOpen={next === null ? undefined : opener(next)}>
        {next?.hf15FlowName ?? texts.last}
      </OverviewLine>
    </Card>
  )
}
