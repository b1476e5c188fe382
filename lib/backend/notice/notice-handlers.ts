import { noticeCalls, toDoCalls } from '../../contract/home/notice-calls.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { jobStatus } from '../../domain/flow/job-status.ts'
import { notice } from '../../domain/flow/notice.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { caseName } from '../fee/case-name.ts'
import { implement } from '../handler.ts'
import { needs, SIGNED_IN } from '../policy.ts'
import { answerRows } from '../record/answer.ts'
import { textOf } from '../session.ts'
import type { Filter } from '../store.ts'
import { noticeTable } from './notice-tables.ts'
import { announcementsFor } from './announcements.ts'
import { myToDos } from './my-to-dos.ts'

const UNREAD: Filter = { field: 'readAt', is: [null] }
const MOST_SHOWN = 50
const PAGE = 20
const MOST_ANNOUNCED = 20

/** The notices and to-dos of the user; users see only their own. */
export const noticeHandlers = [
  implement(noticeCalls.getMyNotices, SIGNED_IN, async ({ pageSize }, { unit, principal: { acctId } }) => {
    if (acctId === '') return { data: { rows: [], unread: 0 } }
    const own: Filter = { field: 'acctId', is: [acctId] }
    const { rows } = await unit.list(noticeTable, {
      where: own,
      sort: [{ field: 'sentAt', descending: true }],
      page: 1,
      pageSize: pageSize ?? MOST_SHOWN,
      counted: false,
    })
    const { total: unread } = await unit.list(noticeTable, { where: { all: [own, UNREAD] }, page: 1, pageSize: 1 })
    return { data: { rows: await answerRows(unit, notice, rows), unread } }
  }),
  implement(noticeCalls.doRead, SIGNED_IN, async ({ ids }, { unit, principal: { acctId }, now, notify }) => {
    if (acctId === '') return { data: null }
    const requested: readonly Filter[] = ids && ids.length > 0 ? [{ field: '$key', is: ids }] : []
    const { rows } = await unit.list(noticeTable, {
      where: { all: [{ field: 'acctId', is: [acctId] }, UNREAD, ...requested] },
      counted: false,
    })
    for (const { key } of rows) {
      // It may be read in two windows at once: the first time is stored.
      if (await unit.compareAndSet(noticeTable, key, { acctId, readAt: null }, { readAt: now }))
        notify.personal(notice.service, key, acctId)
    }
    return { data: null }
  }),
  implement(noticeCalls.getAnnouncements, SIGNED_IN, async ({ pageSize }, context) => ({
    data: await announcementsFor(context, pageSize ?? MOST_ANNOUNCED),
  })),
  implement(toDoCalls.getMyToDos, needs(PRIVILEGE.search), async ({ pageSize }, { unit, principal, today }) => {
    const toDos = await myToDos(unit, principal)
    const shown = toDos.slice(0, pageSize ?? PAGE)
    const rows = await answerRows(
      unit,
      flowJob,
      shown.map(({ job }) => job),
    )
    const caseOf = (index: number) => {
      const project = shown[index]?.project
      return { prjNo: textOf(project?.values['prjNo']) || null, prjName: project ? caseName(project) : '' }
    }
    return {
      data: {
        rows: rows.map((row, index) => ({ ...row, ...caseOf(index) })),
        total: toDos.length,
        late: toDos.filter(({ job }) => jobStatus(job.values, today).late > 0).length,
      },
    }
  }),
]
