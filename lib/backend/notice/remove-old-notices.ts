import { dayOf } from '../../catalogue/day.ts'
import { NOTICE_STATE } from '../../domain/flow/notice.ts'
import type { Filter, Unit } from '../store.ts'
import { noticeTable } from './notice-tables.ts'

/** Notices are stored for this many days, read or not. */
export const NOTICE_DAYS = 90
const DAY = 86_400_000
/** Notices removed in one unit of work. */
const AT_ONCE = 500

/** Removes notices that are too old; announcements in force and drafts stay. @returns whether there may be more */
export async function removeOldNotices(unit: Unit, now: number): Promise<boolean> {
  const inForce: Filter = {
    all: [
      { field: 'state', is: [NOTICE_STATE.published] },
      {
        any: [
          { field: 'until', is: [null] },
          { field: 'until', from: dayOf(now) },
        ],
      },
    ],
  }
  const { rows } = await unit.list(noticeTable, {
    where: { all: [{ field: 'sentAt', to: now - NOTICE_DAYS * DAY }, { not: inForce }] },
    pageSize: AT_ONCE,
    counted: false,
  })
  for (const { key } of rows) await unit.remove(noticeTable, key)
  if (rows.length > 0) {
    await unit.audit({
      at: now,
      by: 'system',
      action: 'reminders.sweep',
      table: noticeTable.name,
      key: null,
      project: null,
      city: null,
      version: null,
      before: {},
      after: { removed: rows.length },
      result: 'done',
      requestId: '',
    })
  }
  return rows.length === AT_ONCE
}
