import { ListChecks } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import type { DashboardTasks } from 'fangkit/contract'
import type { Day } from 'fangkit/domain'
import { Button, Card, EmptyState, TabList, TabPanel, Tabs, Tag } from 'fangkit/ui'
import { CardState, type CardStateProps } from './card-state.tsx'
import { foot } from './dashboard-styles.ts'
import { messages } from '../home-messages.ts'
import { doneShown, type TaskKind, tasksShown } from '../task-filter.ts'
import { TaskRow } from './task-row.tsx'

export interface TaskCardProps {
  readonly query: CardStateProps<DashboardTasks>['query']
  readonly today: Day
  /** The day selected in the strip above. */
  readonly day: Day | null
  readonly onEveryDay: () => void
}

/** Number of tasks shown before the user asks for all. */
const FIRST = 6
const KINDS = ['all', 'FLOW', 'PAPER', 'MONEY'] as const satisfies readonly TaskKind[]

/** Lists the tasks, overdue ones first; each links to its case. @source FLW-025, FLW-032, ROL-011 */
export function TaskCard({ query, today, day, onEveryDay }: TaskCardProps): ReactElement {
  const [kind, setKind] = useState<TaskKind>('all')
  const { tasks: text } = messages
  const { data } = query
  return (
    <Tabs value={kind} onSelect={(next) => setKind(KINDS.find((one) => one === next) ?? 'all')}>
      <Card
        title={text.title}
        tag={
          data && data.late > 0 ? (
            <Tag tone="bad" size="sm">
              {text.late(data.late)}
            </Tag>
          ) : undefined
        }
        note={data && data.total > 0 ? `${text.total(data.total)}${data.more === 1 ? text.more : ''}` : undefined}
        actions={
          <TabList label={text.kindsLabel} items={KINDS.map((value) => ({ value, label: text.kinds[value] }))} />
        }
      >
        <TabPanel value={kind}>
          {day === null ? null : (
            <div className={foot}>
              <b>{text.onDay(day)}</b>
              <Button size="sm" variant="text" onClick={onEveryDay}>
                {text.everyDay}
              </Button>
            </div>
          )}
          <CardState query={query} bars={5}>
            {(loaded) => <Tasks key={`${kind} ${day}`} data={loaded} kind={kind} day={day} today={today} />}
          </CardState>
        </TabPanel>
      </Card>
    </Tabs>
  )
}

function Tasks({
  data,
  kind,
  day,
  today,
}: {
  readonly data: DashboardTasks
  readonly kind: TaskKind
  readonly day: Day | null
  readonly today: Day
}): ReactElement {
  const [whole, setWhole] = useState(false)
  const { tasks: text } = messages
  const [open, done] = [tasksShown(data.rows, kind, day), doneShown(data.done, kind, day)]
  if (open.length + done.length === 0) {
    return data.total === 0 && day === null ? (
      <EmptyState icon={<ListChecks />} title={text.none}>
        {text.noneText}
      </EmptyState>
    ) : (
      <EmptyState icon={<ListChecks />} title={text.noneHere} />
    )
  }
  const shown = whole ? open : open.slice(0, FIRST)
  return (
    <>
      <ul>
        {shown.map((task) => (
          <TaskRow key={task.key} task={task} today={today} />
        ))}
        {done.map((job) => (
          <TaskRow key={job.key} task={job} today={today} isDone />
        ))}
      </ul>
      {open.length > FIRST ? (
        <div className={foot}>
          <Button size="sm" variant="text" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? text.fewer : text.whole(open.length)}
          </Button>
        </div>
      ) : null}
    </>
  )
}
