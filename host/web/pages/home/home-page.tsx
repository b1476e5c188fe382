import { Settings2 } from 'lucide-react'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useAuthUser, useFkQuery, useToday } from 'fangkit'
import type { Day } from 'fangkit/domain'
import { Button, EmptyState, Segmented, SkeletonBlock } from 'fangkit/ui'
import { DayStrip } from './day-strip.tsx'
import { cardsAt, type DashboardCard, type DashboardPlace, placesFor } from './layout/dashboard-layout.ts'
import { dashboardTasks } from './dashboard-plans.ts'
import { messages } from './home-messages.ts'
import { NoticeCard } from './cards/notice-card.tsx'
import { RecentCard } from './cards/recent-card.tsx'
import { ResultsCard } from './cards/results-card.tsx'
import { ReviewCard } from './cards/review-card.tsx'
import { TaskCard } from './cards/task-card.tsx'
import { stripOf, weekdayOf } from './task-filter.ts'
import { useDashboard } from './layout/use-dashboard.ts'
import './home-page.css'

const DashboardDialog = lazy(async () => ({ default: (await import('./layout/dashboard-dialog.tsx')).DashboardDialog }))

const page = 'portal-home-page-page'
const greeting = 'portal-home-page-greeting'
const columns = 'portal-home-page-columns'
const stack = 'portal-home-page-stack'
const lateText = 'portal-home-page-late-text'
const dueText = 'portal-home-page-due-text'

/**
 * /HomePage, the dashboard: tasks by day, reviews, recent cases and results. Each card loads its own data, all at the
 * same time.
 */
export function HomePage(): ReactElement {
  const { data: user, error: unknown } = useAuthUser()
  const waiting = user === undefined && unknown === null
  const today = useToday()
  const [wantsTeam, setTeam] = useState(false)
  const [day, setDay] = useState<Day | null>(null)
  const isManager = user?.isManager === true
  const team = isManager && wantsTeam
  const places = placesFor(user)
  const saved = useDashboard(places)
  const { storedView, reload } = saved
  // The position of the cards depends on who the user is.
  const dashboard = waiting ? null : saved.dashboard
  const [adjusting, setAdjusting] = useState(false)
  const tasks = useFkQuery(dashboardTasks(team))
  const { data } = tasks
  const strip = data ? stripOf(today, data.rows, data.done) : tasks.error ? stripOf(today, [], []) : null
  const draw: Readonly<Record<DashboardCard, () => ReactElement>> = {
    strip: () => <DayStrip key="strip" days={strip} chosen={day} onChoose={setDay} />,
    tasks: () => <TaskCard key="tasks" query={tasks} today={today} day={day} onEveryDay={() => setDay(null)} />,
    recent: () => <RecentCard key="recent" team={team} />,
    reviews: () => <ReviewCard key="reviews" leads={places.reviews === 'main'} />,
    notices: () => <NoticeCard key="notices" />,
    results: () => <ResultsCard key="results" team={team} />,
  }
  const drawn = (place: DashboardPlace) =>
    dashboard ? cardsAt(dashboard, place, places).flatMap(({ card, shown }) => (shown ? [draw[card]()] : [])) : []
  const [top, main, side] = [drawn('top'), drawn('main'), drawn('side')]
  return (
    <div className={page}>
      <div className={greeting} data-waiting={waiting ? '' : undefined}>
        <h1>{messages.greeting(new Date().getHours(), user?.userName)}</h1>
        <span>
          {today} {messages.weekdays[weekdayOf(today)]}
        </span>
        {data && data.late + data.today > 0 ? (
          <span>
            {messages.you} {data.late > 0 ? <b className={lateText}>{messages.lateItems(data.late)}</b> : null}
            {data.late > 0 && data.today > 0 ? '、' : null}
            {data.today > 0 ? <b className={dueText}>{messages.todayItems(data.today)}</b> : null}
          </span>
        ) : null}
        <div>
          {isManager ? (
            <Segmented
              size="sm"
              aria-label={messages.whose.label}
              options={[
                { value: 'mine', label: messages.whose.mine },
                { value: 'team', label: messages.whose.team },
              ]}
              value={team ? 'team' : 'mine'}
              onChange={(value) => setTeam(value === 'team')}
            />
          ) : null}
          <Button
            size="sm"
            icon={<Settings2 aria-hidden />}
            disabled={dashboard === null}
            onClick={() => setAdjusting(true)}
          >
            {messages.adjust.open}
          </Button>
        </div>
      </div>
      {dashboard === null ? <SkeletonBlock height="102px" /> : null}
      {dashboard !== null && top.length + main.length + side.length === 0 ? (
        <EmptyState title={messages.adjust.bare}>{messages.adjust.bareText}</EmptyState>
      ) : null}
      {top}
      <div className={columns} data-both={main.length > 0 && side.length > 0 ? '' : undefined}>
        {main.length > 0 ? <div className={stack}>{main}</div> : null}
        {side.length > 0 ? <div className={stack}>{side}</div> : null}
      </div>
      {adjusting && dashboard ? (
        <Suspense fallback={null}>
          <DashboardDialog
            dashboard={dashboard}
            places={places}
            storedView={storedView}
            onSaved={reload}
            onClose={() => setAdjusting(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
