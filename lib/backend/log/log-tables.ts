import { account, datetime, id } from '../../catalogue/field.ts'
import { loginLog } from '../../domain/log/login-log.ts'
import { remindLog, remindLogHistory } from '../../domain/log/remind-log.ts'
import { shareLog } from '../../domain/log/share-log.ts'
import { withoutStamps, recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Reminders that were sent, and their results. */
export const remindTable: Table = {
  name: 'remind_log',
  topic: remindLog.service,
  extraTopics: [remindLogHistory.service],
  fields: withoutStamps(remindLog.fields),
}
/** Log-ins and log-outs; rows are only ever added. */
export const loginLogTable: Table = recordTable('usr_login_logs', loginLog)
/** Log of what was shared with people outside the portal. */
export const shareTable: Table = recordTable('share_log', shareLog)
/** When each account looked at each case, and when its look before that ended. */
export const caseLookTable: Table = {
  name: 'case_look',
  fields: {
    prjId: id('项目ID', { indexed: true }),
    acctId: account('账号', { indexed: true }),
    formerAt: datetime('上次查看'),
    seenAt: datetime('最近查看'),
  },
  unique: [['prjId', 'acctId']],
}
