import { type ReactElement, useState } from 'react'
import { useAuthUser, useFkQuery, useToday } from 'fangkit'
import type { Day } from 'fangkit/domain'
import { Segmented } from 'fangkit/ui'
import { css } from '../../../../lib/styled-system/css/index.js'
import { DayStrip } from './day-strip.tsx'
import { deskTasks } from './desk-plans.ts'
import { messages } from './messages.ts'
import { NoticeCard } from './notice-card.tsx'
import { RecentCard } from './recent-card.tsx'
import { ResultsCard } from './results-card.tsx'
import { ReviewCard } from './review-card.tsx'
import { TaskCard } from './task-card.tsx'
import { stripOf, weekdayOf } from './task-filter.ts'

const page = css({ display: 'grid', gap: '14', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '16', paddingInline: '20' })
const greeting = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8', minHeight: '32px', '& > h1': { textStyle: 'pageTitle' }, '& > span': { color: 'ink-2' }, '& > :last-child:not(h1, span)': { marginInlineStart: 'auto' } })
const columns = css({ display: 'grid', gap: '14', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 416px' } })
const stack = css({ display: 'grid', gap: '14', gridTemplateColumns: 'minmax(0, 1fr)' })
const lateText = css({ color: 'bad', fontWeight: 'strong' })
const dueText = css({ color: 'warn', fontWeight: 'strong' })

/** /HomePage, a working desk: what is to be done and when, what waits for a decision, where cases stand, what came of it. Every card loads for itself, all of them at once. */
export function HomePage(): ReactElement {
  const { data: user } = useAuthUser()
  const today = useToday()
  const [wantsTeam, setTeam] = useState(false)
  const [day, setDay] = useState<Day | null>(null)
  const isManager = user?.isManager === true
  const team = isManager && wantsTeam
  const tasks = useFkQuery(deskTasks(team))
  const { data } = tasks
  const strip = data ? stripOf(today, data.rows, data.done) : tasks.error ? stripOf(today, [], []) : null
  return (
    <div className={page}>
      <div className={greeting}>
        <h1>{messages.greeting(new Date().getHours(), user?.userName ?? '')}</h1>
        <span>{today} {messages.weekdays[weekdayOf(today)]}</span>
        {data && data.late + data.today > 0 ? (
          <span>
            {messages.you} {data.late > 0 ? <b className={lateText}>{messages.lateItems(data.late)}</b> : null}
            {data.late > 0 && data.today > 0 ? '、' : null}
            {data.today > 0 ? <b className={dueText}>{messages.todayItems(data.today)}</b> : null}
          </span>
        ) : null}
        {isManager ? (
          <Segmented size="sm" aria-label={messages.whose.label} options={[{ value: 'mine', label: messages.whose.mine }, { value: 'team', label: messages.whose.team }]} value={team ? 'team' : 'mine'} onChange={(value) => setTeam(value === 'team')} />
        ) : null}
      </div>
      <DayStrip days={strip} chosen={day} onChoose={setDay} />
      <div className={columns}>
        <div className={stack}>
          <TaskCard query={tasks} today={today} day={day} onEveryDay={() => setDay(null)} />
          <RecentCard team={team} />
        </div>
        <div className={stack}>
          <ReviewCard />
          <NoticeCard />
          <ResultsCard team={team} />
        </div>
      </div>
    </div>
  )
}
