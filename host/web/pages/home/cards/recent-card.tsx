import { FolderKanban, Plus } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useFkQuery, useToday } from 'fangkit'
import type { DashboardProject } from 'fangkit/contract'
import { type Day, isClosedStep, stepMeaning } from 'fangkit/domain'
import { Button, Card, EmptyState, ProgressBar, Tag, type TagTone } from 'fangkit/ui'
import { PATHS, projectPath } from '../../../paths.ts'
import { useShell } from '../../../shell/shell-context.tsx'
import { CardState } from './card-state.tsx'
import { dashboardRecent } from '../dashboard-plans.ts'
import { messages } from '../home-messages.ts'
import './recent-card.css'

const line = 'portal-recent-card-line'
const name = 'portal-recent-card-name'
const scheme = 'portal-recent-card-scheme'
const due = 'portal-recent-card-due'

const TONES: Readonly<Record<ReturnType<typeof stepMeaning>, TagTone>> = {
  notStarted: 'idle',
  running: 'brand',
  waiting: 'warn',
  done: 'ok',
  returned: 'bad',
}

/** Shows the cases changed last: how many of their required fields are filled in, and what is due next. */
export function RecentCard({ team }: { readonly team: boolean }): ReactElement {
  const query = useFkQuery(dashboardRecent(team))
  const today = useToday()
  const { newProject } = useShell()
  const { recent: text } = messages
  return (
    <Card title={text.title} note={text.note} actions={<Link to={PATHS.projects}>{text.list}</Link>}>
      <CardState query={query} bars={4}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={<FolderKanban />}
              title={text.none}
              actions={
                newProject ? (
                  <Button icon={<Plus aria-hidden />} onClick={() => newProject()}>
                    {text.newProject}
                  </Button>
                ) : undefined
              }
            >
              {text.noneText}
            </EmptyState>
          ) : (
            <ul>
              {rows.map((row) => (
                <Row key={row.prjId} row={row} today={today} />
              ))}
            </ul>
          )
        }
      </CardState>
    </Card>
  )
}

function Row({
  row: { prjId, prjNo, name: called, scheme: paid, step, stepName, wanted, filled, next },
  today,
}: {
  readonly row: DashboardProject
  readonly today: Day
}): ReactElement {
  const closed = isClosedStep(step)
  const state =
    stepName === '' ? null : (
      <Tag tone={TONES[stepMeaning(step)]} size="sm">
        {stepName}
      </Tag>
    )
  return (
    <li>
      <Link to={projectPath(prjId)} className={line} title={`${prjNo} ${called}`}>
        <span className={name}>{called}</span>
        <span className={scheme} data-wide="">
          {paid || messages.none}
        </span>
        <span>{closed ? null : state}</span>
        {closed ? (
          <span>{state}</span>
        ) : (
          <span title={messages.recent.counted(filled, wanted)}>
            {wanted === 0 ? (
              messages.none
            ) : (
              <ProgressBar
                value={(filled / wanted) * 100}
                tone={filled === wanted ? 'ok' : 'brand'}
                label={messages.recent.required(called)}
                note={`${filled}/${wanted}`}
              />
            )}
          </span>
        )}
        <span
          className={due}
          title={next?.title}
          data-late={next && next.late > 0 ? '' : undefined}
          data-today={next?.day === today ? '' : undefined}
        >
          {next ? (
            <>
              <span>{next.title}</span> <time dateTime={next.day}>{next.day.slice(5)}</time>
            </>
          ) : (
            messages.none
          )}
        </span>
      </Link>
    </li>
  )
}
