import { ArrowRight, Bell } from 'lucide-react'
import type { ReactElement } from 'react'
import { addDays, daysBetween, isDay } from '../../../catalogue/day.ts'
import type { FlowJobRow } from '../../../contract/flow/flow-job-calls.ts'
import type { CaseProgress } from '../../../domain/flow/case-progress.ts'
import { jobStatus } from '../../../domain/flow/job-status.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useToday } from '../../../provider/use-today.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Avatar } from '../../../ui/indicators/avatar.tsx'
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
  /** Asks for the day of the step and of its reminder; absent where the user may not plan it. */
  readonly onRemind: (() => void) | undefined
  /** The day the loan is wished for, and how to get there; undefined where the case has none. */
  readonly wished: { readonly label: string; readonly day: string | null; readonly onOpen: () => void } | undefined
}

const stepName = css({ textStyle: 'pageTitle' })
const quiet = css({ textStyle: 'note', color: 'ink-3' })

/** The step a case is at, who has it, until when, and what follows. */
export function NextStepCard(props: NextStepCardProps): ReactElement {
  const { progress, closed, mayEdit, onOpen, onRemind, wished } = props
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
  const { hf15HdlMemberId: person, userGroup: group } = current.refValues
  const nextDay = next?.hf15PlanTime
  const left = (until: string): string => {
    const days = daysBetween(today, until)
    return days < 0 ? texts.past({ days: -days }) : days === 0 ? texts.todayIs : texts.left({ days })
  }
  return (
    <Card
      title={texts.nextStep}
      note={note}
      actions={
        onOpen === undefined ? undefined : (
          <>
            {onRemind === undefined ? null : (
              <Button size="sm" icon={<Bell aria-hidden />} onClick={onRemind}>
                {texts.remind}
              </Button>
            )}
            <Button
              variant={mayEdit ? 'primary' : undefined}
              size="sm"
              icon={<ArrowRight aria-hidden />}
              onClick={() => onOpen(current)}
            >
              {mayEdit ? texts.work : texts.look}
            </Button>
          </>
        )
      }
    >
      <OverviewLine label={texts.step} onOpen={opener(current)}>
        <span className={stepName}>{current.hf15FlowName}</span>
        <Tag tone={state === 'inProgress' ? 'brand' : 'idle'}>
          {current.refValues['hf15Status'] ?? current.hf15Status}
        </Tag>
        {late > 0 ? (
          <Tag tone="bad">{texts.late({ days: late })}</Tag>
        ) : day === today || day === addDays(today, 1) ? (
          <Tag tone="warn">{day === today ? texts.dueToday : texts.dueTomorrow}</Tag>
        ) : null}
        <span className={quiet}>{current.categoryName}</span>
      </OverviewLine>
      <OverviewLine label={texts.person} onOpen={opener(current)}>
        {person === undefined ? null : <Avatar size="sm" name={person} />}
        {person ?? texts.nobody}
        {group === undefined ? null : <span className={quiet}>{group}</span>}
      </OverviewLine>
      <OverviewLine label={texts.day} action={onRemind && texts.changeDay} onOpen={onRemind ?? opener(current)}>
        {day === null ? texts.noDay : texts.before({ day: day.slice(5), weekday: weekdayOf(day) })}
        {day === null || late > 0 ? null : <span className={quiet}>{left(day)}</span>}
        {current.hf15NoticeTime ? (
          <span className={quiet}>{texts.reminded({ day: current.hf15NoticeTime.slice(5) })}</span>
        ) : null}
      </OverviewLine>
      <OverviewLine label={texts.after} onOpen={next === null ? undefined : opener(next)}>
        {next?.hf15FlowName ?? texts.last}
        {nextDay ? <span className={quiet}>{nextDay.slice(5)}</span> : null}
      </OverviewLine>
      {wished === undefined ? null : (
        <OverviewLine label={wished.label} onOpen={wished.onOpen}>
          {wished.day ?? texts.noDay}
          {wished.day !== null && isDay(wished.day) ? <span className={quiet}>{left(wished.day)}</span> : null}
        </OverviewLine>
      )}
    </Card>
  )
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
