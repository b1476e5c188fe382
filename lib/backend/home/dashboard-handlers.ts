import { dashboardCalls, QUEUED_KINDS } from '../../contract/home/dashboard-calls.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement, type SignedIn } from '../handler.ts'
import { myToDos } from '../notice/my-to-dos.ts'
import { needs, SIGNED_IN } from '../policy.ts'
import { noticeTable } from '../notice/notice-tables.ts'
import { openCases, requireTeam } from './dashboard-cases.ts'
import type { Task } from './dashboard-rows.ts'
import { doneLately, flowTasks } from './flow-tasks.ts'
import { moneyTasks } from './money-tasks.ts'
import { namesOf } from './names-of.ts'
import { paperTasks } from './paper-tasks.ts'
import { recentProjects } from './recent-projects.ts'
import { resultsOf } from './results.ts'
import { MOST_REVIEWS, NO_REVIEWS, reviewCounts, reviewsOf } from './reviews.ts'

const MOST_TASKS = 300
/** Sorts after every real day. */
const NO_DAY = '9999-12-31'

/** The calls of the dashboard. Each card is a call of its own, so that one card can fail alone. @source SHL-001 */
export const dashboardHandlers = [
  implement(dashboardCalls.getTasks, needs(PRIVILEGE.search), async ({ team }, context) => {
    requireTeam(context.principal, team === 1)
    return { data: await answerTasks(context, team === 1) }
  }),
  implement(dashboardCalls.getReviews, needs(PRIVILEGE.search), async ({ take, queue, kind, find }, context) => {
    const { reviews, total, kinds, counts } = await reviewsOf(context, {
      take: take ?? MOST_REVIEWS,
      separate: queue === 1,
      find: find?.trim() ?? '',
      only: queue === 1 ? QUEUED_KINDS.filter((one) => !kind || one === kind) : undefined,
    })
    const names = await namesOf(
      context.unit,
      reviews.map(({ account }) => account),
    )
    return {
      data: {
        rows: reviews.map(({ account, ...row }) => ({ ...row, who: names.get(account) ?? '' })),
        total,
        kinds,
        counts,
      },
    }
  }),
  implement(dashboardCalls.getRecent, needs(PRIVILEGE.search), async ({ team }, context) => {
    requireTeam(context.principal, team === 1)
    return { data: await recentProjects(context, team === 1) }
  }),
  implement(dashboardCalls.getResults, needs(PRIVILEGE.search), async ({ team }, context) => {
    requireTeam(context.principal, team === 1)
    return { data: await resultsOf(context, team === 1) }
  }),
  implement(dashboardCalls.getCounts, SIGNED_IN, async (_input, context) => {
    const { unit, principal } = context
    const searches = principal.privileges.has(PRIVILEGE.search)
    const unread =
      principal.acctId === ''
        ? 0
        : (
            await unit.list(noticeTable, {
              where: {
                all: [
                  { field: 'acctId', is: [principal.acctId] },
                  { field: 'readAt', is: [null] },
                ],
              },
              page: 1,
              pageSize: 1,
            })
          ).total
    return {
      data: {
        TASK: searches ? (await myToDos(unit, principal)).length : 0,
        ...(searches ? await reviewCounts(context) : NO_REVIEWS),
        NOTICE: unread,
      },
    }
  }),
]

async function answerTasks(context: SignedIn, team: boolean): Promise<Readonly<Record<string, unknown>>> {
  const { unit, principal, today } = context
  if (principal.city === '' || principal.acctId === '')
    return { rows: [], done: [], total: 0, late: 0, today: 0, more: 0 }
  const { tasks: jobs, more } = await flowTasks(context, team)
  const cases = await openCases(unit, principal, team)
  const all: readonly Task[] = [
    ...jobs,
    ...(await paperTasks(context, cases, !team)),
    ...(await moneyTasks(context, team)),
  ]
  const shown = all
    .toSorted((one, other) => compare(one.day ?? NO_DAY, other.day ?? NO_DAY) || compare(one.key, other.key))
    .slice(0, MOST_TASKS)
  const done = await doneLately(context, team)
  const names = await namesOf(unit, team ? [...shown, ...done].map(({ account }) => account) : [])
  const named = <T extends { readonly account: string }>({ account, ...row }: T) => ({
    ...row,
    who: account === principal.acctId ? '' : (names.get(account) ?? ''),
  })
  return {
    rows: shown.map(named),
    done: done.map(named),
    total: all.length,
    late: all.filter(({ late }) => late > 0).length,
    today: all.filter(({ day, returned }) => returned === 0 && day === today).length,
    more: more || all.length > shown.length ? 1 : 0,
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
