import { addDays, type Day } from '../../catalogue/day.ts'
import { deadlineCalls, planCalls } from '../../contract/home/deadline-calls.ts'
import { DEADLINE_KINDS, type DeadlineKind, MOST_DEADLINE_DAYS } from '../../domain/deadline/deadline.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { holidayName, isKnown, isWorkday } from '../flow/handling/working-days.ts'
import { implement, type SignedIn } from '../handler.ts'
import { requireTeam } from '../home/dashboard-cases.ts'
import { namesOf } from '../home/names-of.ts'
import { needs } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { agreedDeadlines } from './agreed-deadlines.ts'
import type { Found, Span } from './deadline-rows.ts'
import { jobDeadlines } from './job-deadlines.ts'
import { jobSlips } from './job-slips.ts'
import { paperDeadlines } from './paper-deadlines.ts'
import { planJob, planJobs } from './plan-job.ts'

/** Calls of the calendar of deadlines. */
export const deadlineHandlers = [
  implement(deadlineCalls.getDeadlines, needs(PRIVILEGE.search), async ({ fromDay, toDay, team, kinds }, context) => {
    requireTeam(context.principal, team === 1)
    const span = { ...requestedDays(fromDay, toDay), team: team === 1 }
    return { data: await answerDeadlines(context, span, requestedKinds(kinds ?? [])) }
  }),
  implement(planCalls.getJobSlips, needs(PRIVILEGE.search), async ({ id, hf15PlanTime }, context) => ({
    data: await jobSlips(context, id, hf15PlanTime ?? context.today),
  })),
  implement(planCalls.doPlanJob, needs(PRIVILEGE.finish), async (input, context) => ({
    data: await planJob(context, input),
  })),
  implement(planCalls.doPlanJobs, needs(PRIVILEGE.finish), async ({ rows, ...why }, context) => ({
    data: { rows: await planJobs(context, rows, why) },
  })),
]

function requestedDays(from: Day | null | undefined, to: Day | null | undefined): Pick<Span, 'from' | 'to'> {
  const invalid = (message: string) => Refusal.invalid([{ field: 'toDay', message }])
  if (!from || !to || to < from) throw invalid('结束日期不能早于开始日期')
  if (addDays(from, MOST_DEADLINE_DAYS) <= to) throw invalid(`一次最多查看 ${MOST_DEADLINE_DAYS} 天`)
  return { from, to }
}

function requestedKinds(kinds: readonly string[]): readonly DeadlineKind[] {
  if (kinds.length === 0) return DEADLINE_KINDS
  const known = DEADLINE_KINDS.filter((kind) => kinds.includes(kind))
  if (known.length !== new Set(kinds).size) throw Refusal.invalid([{ field: 'kinds', message: '类别不正确' }])
  return known
}

const NOTHING: Found = { rows: [], more: false }

async function answerDeadlines(
  context: SignedIn,
  span: Span,
  kinds: readonly DeadlineKind[],
): Promise<Readonly<Record<string, unknown>>> {
  const { unit, principal } = context
  const days = daysOf(span)
  if (principal.city === '' || principal.acctId === '') return { rows: [], days, more: 0 }
  const wantsAgreed = kinds.includes('CONTRACT') || kinds.includes('RELEASE')
  const found = [
    kinds.includes('JOB') ? await jobDeadlines(context, span) : NOTHING,
    kinds.includes('PAPER') ? await paperDeadlines(context, span) : NOTHING,
    // Who may not open records of a case does not learn what they say.
    wantsAgreed && principal.privileges.has(PRIVILEGE.detail) ? await agreedDeadlines(context, span) : NOTHING,
  ]
  const rows = found
    .flatMap((one) => one.rows)
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((a, b) => late(b.late) - late(a.late) || compare(a.day, b.day) || compare(a.key, b.key))
  const names = await namesOf(
    unit,
    rows.map(({ acctId }) => acctId),
  )
  return {
    rows: rows.map((row) => ({ ...row, who: names.get(row.acctId) ?? '' })),
    days,
    more: found.some(({ more }) => more) ? 1 : 0,
  }
}

const late = (days: number): 0 | 1 => (days > 0 ? 1 : 0)
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

function daysOf({ from, to }: Span): readonly Readonly<Record<string, unknown>>[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days.map((day) => ({
    day,
    work: isWorkday(day) ? 1 : 0,
    holiday: holidayName(day),
    certain: isKnown(day) ? 1 : 0,
  }))
}
