import { defineGrid, loginLog, ROLE } from 'fangkit/domain'

/** Successful and refused log-ins, and log-outs. @source ROU-007 (/UsrLoginLogsGrid) */
export const usrLoginLogsGrid = defineGrid({
  name: 'UsrLoginLogsGrid',
  title: '登录日志',
  entity: loginLog,
  columns: ['loginAt', 'acctId', 'userName', 'loginEvent', 'loginReason', 'address', 'client'],
  search: ['loginAt', 'acctId', 'userName', 'loginEvent', 'address'],
  sort: { field: 'loginAt', order: 'desc' },
  open: 'loginAt',
  operations: ['view'],
  rowsOf: { table: 'usr_login_logs' },
  scope: 'city',
  own: { field: 'acctId', unlessRoles: [ROLE.manager] },
  pinned: ['loginAt'],
  large: true,
})
