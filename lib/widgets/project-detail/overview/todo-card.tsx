import { type ReactElement, useState } from 'react'
import type { AppendixInfo } from '../../../contract/document/paper-calls.ts'
import type { FlowJobRow } from '../../../contract/flow/flow-job-calls.ts'
import type { DraftRecord } from '../../../contract/output.ts'
import { jobStatus } from '../../../domain/flow/job-status.ts'
import { expiringPapers } from '../../../domain/paper/lacking-papers.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import { cellNumber } from '../../../field/numbers/cell-number.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useToday } from '../../../provider/use-today.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { OverviewLine } from './overview-line.tsx'

export interface TodoCardProps {
  /** Overdue steps, the longest overdue first. */
  readonly late: readonly FlowJobRow[]
  /** Key of the step the case is at; null when there is none. */
  readonly jobId: string | null
  /** By how much the price differs from what it is paid in; null while that is not known. */
  readonly gap: number | null
  /** The papers of the case; undefined while they are not known. */
  readonly papers: AppendixInfo | undefined
  readonly record: DraftRecord<Project>
  /** False where the user does not see what is still to be paid. */
  readonly showsUnpaid: boolean
  readonly mayEdit: boolean
  /** Opens a step of the case, or all of them; absent where they are not installed. */
  readonly onOpen: ((job?: FlowJobRow) => void) | undefined
  readonly onOpenTrade: () => void
  /** Opens a file of a paper; absent where papers are not installed. */
  readonly onOpenFile: ((file: string) => void) | undefined
  /** Opens the ledger; absent where it is not installed. */
  readonly onOpenFees: (() => void) | undefined
}

/** Number of lines before the rest is asked for. */
const LINES = 5

interface Todo {
  readonly key: string
  readonly tone: 'bad' | 'warn'
  readonly tag: string
  readonly title: string
  readonly below: string
  readonly action: string
  readonly onOpen: (() => void) | undefined
}

/** What has to be dealt with: overdue steps, amounts that differ, papers that expire, and what is still to be paid. */
export function TodoCard(props: TodoCardProps): ReactElement {
  const { late, jobId, gap, papers, record, showsUnpaid, mayEdit, onOpen, onOpenTrade, onOpenFile, onOpenFees } = props
  const texts = useMessages(overviewMessages)
  const today = useToday()
  const [isOpen, setIsOpen] = useState(false)
  const unpaid = record.hf20NoPayAmount ?? 0
  const { hf20NoPayAmount: due } = project.fields
  const todos: readonly Todo[] = [
    ...late.map((job): Todo => {
      const { day, late: days } = jobStatus(job, today)
      return {
        key: job.keyValue,
        tone: 'bad',
        tag: texts.late({ days }),
        title: job.hf15FlowName ?? '',
        below: [
          job.refValues['hf15HdlMemberId'] ?? texts.nobody,
          day === null ? '' : texts.dueOn({ day: day.slice(5) }),
        ]
          .filter(Boolean)
          .join(' · '),
        action: mayEdit ? texts.open : texts.view,
        onOpen: onOpen && (() => onOpen(job)),
      }
    }),
    ...(gap === null || gap === 0
      ? []
      : [
          {
            key: 'gap',
            tone: 'warn',
            tag: texts.differs,
            title: texts.gap({ amount: cellNumber(due, Math.abs(gap)), less: gap > 0 }),
            below: texts.gapOf,
            action: mayEdit ? texts.check : texts.view,
            onOpen: onOpenTrade,
          } as const,
        ]),
    ...(papers ? expiringPapers(papers, jobId) : []).map(
      ({ file, title, who, day, left }): Todo => ({
        key: file,
        tone: left < 0 ? 'bad' : 'warn',
        tag: left < 0 ? texts.expired : texts.expires,
        title,
        below: [who, day.slice(5), left > 0 ? texts.left({ days: left }) : left === 0 ? texts.dueToday : '']
          .filter(Boolean)
          .join(' · '),
        action: mayEdit ? texts.renew : texts.view,
        onOpen: onOpenFile && (() => onOpenFile(file)),
      }),
    ),
    ...(showsUnpaid && unpaid > 0
      ? [
          {
            key: 'unpaid',
            tone: 'warn',
            tag: texts.unpaid,
            title: texts.unpaidAmount({ label: due.label, amount: cellNumber(due, unpaid) }),
            below: texts.unpaidIn,
            action: texts.view,
            onOpen: onOpenFees,
          } as const,
        ]
      : []),
  ]
  return (
    <Card
      title={texts.todo}
      tag={
        late.length > 0 ? (
          <Tag tone="bad" size="sm">
            {texts.lateCount({ count: late.length })}
          </Tag>
        ) : undefined
      }
      actions={
        todos.length > LINES ? (
          <Button variant="text" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.fewer : texts.every({ count: todos.length })}
          </Button>
        ) : undefined
      }
    >
      {(isOpen ? todos : todos.slice(0, LINES)).map(({ key, tone, tag, title, below, action, onOpen: open }) => (
        <OverviewLine
          key={key}
          label={
            <Tag tone={tone} size="sm">
              {tag}
            </Tag>
          }
          below={below}
          action={action}
          onOpen={open}
        >
          {title}
        </OverviewLine>
      ))}
      {todos.length === 0 ? (
        <OverviewLine label={texts.progressLabel} onOpen={onOpen && (() => onOpen())}>
          {texts.nothingTodo}
        </OverviewLine>
      ) : null}
    </Card>
  )
}
