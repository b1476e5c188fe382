import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useAuthUser, useFkQuery, useToday } from 'fangkit'
import type { Deadline } from 'fangkit/contract'
import type { Day } from 'fangkit/domain'
import { Button, Card, ErrorState, ForbiddenState, IconButton, Notice, Segmented, SkeletonBlock } from 'fangkit/ui'
import { useWide } from '../use-wide.ts'
import { deadlinesOf } from './deadline-plans.ts'
import { DeadlinesView } from './deadlines-view.tsx'
import { messages } from './deadlines-messages.ts'
import { type DeadlineView, dayBeyond, type Move, spanOf } from './month-days.ts'
import './deadlines.css'

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))

const page = 'portal-deadlines-page'
const bar = 'portal-deadlines-bar'
const printed = 'portal-deadlines-printed'
const waiting = 'portal-deadlines-waiting'

/** From this width on a job is planned beside the month. @unit px */
const DOCKED = 1200
const NOTHING: readonly Move[] = []

const VIEWS: readonly DeadlineView[] = ['weeks', 'month', 'list']

/** A job that is being planned, and the day it was dragged to. */
interface Planned {
  readonly deadline: Deadline
  readonly day: Day | null
}

/** /Deadlines: the deadlines of some weeks, of the user or of their team. @source ruling 28 */
export function DeadlinesPage(): ReactElement {
  const isManager = useAuthUser().data?.isManager === true
  const today = useToday()
  const isWide = useWide()
  const fitsBeside = useWide(DOCKED)
  const [wantsTeam, setTeam] = useState(false)
  const [wantedView, setView] = useState<DeadlineView>('weeks')
  const [day, setDay] = useState(today)
  const [focused, setFocused] = useState<Day | null>(null)
  const [planned, setPlanned] = useState<Planned | null>(null)
  const [moves, setMoves] = useState(NOTHING)
  const team = isManager && wantsTeam
  const view = isWide ? wantedView : 'list'
  const docked = fitsBeside && view !== 'list'
  const span = spanOf(view, day)
  const title = view === 'month' ? messages.month(day) : messages.span(span.from, span.to)
  const query = useFkQuery(deadlinesOf(span.from, span.to, team), { staleTime: 0, keepPrevious: true })
  const { data, error, isFetching, refetch } = query
  const show = (next: Day, moved: Day | null = null) => {
    setDay(next)
    setFocused(moved)
  }
  const isLoaded = data?.days[0]?.day === span.from
  const counted = data?.days.filter(
    ({ day: one, work }) => work === 1 && (view !== 'month' || one.startsWith(day.slice(0, 7))),
  ).length
  const planning = planned ? (
    <Suspense fallback={null}>
      <PlanDialog
        key={`${planned.deadline.key} ${planned.day}`}
        docked={docked}
        deadline={planned.deadline}
        day={planned.day}
        today={today}
        onMoves={setMoves}
        onClose={() => setPlanned(null)}
        onChanged={() => void refetch()}
      />
    </Suspense>
  ) : null
  return (
    <div className={page}>
      <div className={bar}>
        <h1>{messages.title}</h1>
        <IconButton
          variant="bordered"
          icon={<ChevronLeft aria-hidden />}
          label={messages.previous[view]}
          onClick={() => show(dayBeyond(view, day, -1))}
        />
        <Button onClick={() => show(today, view === 'list' ? null : today)}>{messages.today}</Button>
        <IconButton
          variant="bordered"
          icon={<ChevronRight aria-hidden />}
          label={messages.next[view]}
          onClick={() => show(dayBeyond(view, day, 1))}
        />
        <span aria-live="polite">
          <b>{title}</b> {isLoaded && counted !== undefined ? messages.workdays(counted) : ''}
        </span>
        <small className={printed}>
          {team ? messages.whose.team : messages.whose.mine} · {messages.printed(today)}
        </small>
        <div>
          {isManager ? (
            <Segmented
              aria-label={messages.whose.label}
              options={[
                { value: 'mine', label: messages.whose.mine },
                { value: 'team', label: messages.whose.team },
              ]}
              value={team ? 'team' : 'mine'}
              onChange={(value) => setTeam(value === 'team')}
            />
          ) : null}
          {isWide ? (
            <Segmented
              aria-label={messages.views.label}
              options={[
                { value: 'weeks', label: messages.views.weeks },
                { value: 'month', label: messages.views.month },
                { value: 'list', label: messages.views.list },
              ]}
              value={view}
              onChange={(value) => {
                setFocused(null)
                setView(VIEWS.find((one) => one === value) ?? 'weeks')
              }}
            />
          ) : null}
          <Button icon={<Printer aria-hidden />} disabled={!data} onClick={() => window.print()}>
            {messages.print}
          </Button>
        </div>
      </div>
      {data ? (
        <>
          {data.days.some(({ certain }) => certain === 0) ? <Notice tone="info">{messages.uncertain}</Notice> : null}
          {data.more === 1 ? <Notice tone="warn">{messages.cut}</Notice> : null}
          <DeadlinesView
            data={data}
            title={title}
            month={view === 'month' ? day.slice(0, 7) : null}
            span={span}
            today={today}
            view={view}
            focused={focused}
            onDay={(next, isFocused) => show(next, isFocused ? next : null)}
            onWeeks={(by) => {
              const next = by === 0 ? today : dayBeyond(view, day, by)
              show(next, next)
            }}
            onPlan={(deadline, onto) => setPlanned({ deadline, day: onto })}
            moves={docked ? moves : NOTHING}
            planning={docked ? planning : null}
          />
        </>
      ) : error?.kind === 'forbidden' ? (
        <Card>
          <ForbiddenState>{error.userMessage}</ForbiddenState>
        </Card>
      ) : error ? (
        <Card>
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} traceId={error.traceId ?? undefined}>
            {error.userMessage}
          </ErrorState>
        </Card>
      ) : (
        <div className={waiting} role="status" aria-label={messages.loading} aria-busy="true">
          <SkeletonBlock height="620px" />
          <SkeletonBlock height="320px" />
        </div>
      )}
      {docked && data ? null : planning}
    </div>
  )
}
