import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, datetime, id, text } from '../../catalogue/field.ts'

/** Log-ins, refused log-ins and log-outs; never contains passwords. @source ROU-007 (/UsrLoginLogsGrid) @public */
export const loginLog = defineEntity({
  service: 'UsrLoginLogs',
  title: '登录日志',
  metaTable: null,
  groups: {
    login: {
      label: '登录',
      fields: {
        keyValue: id('日志ID', { hidden: true, serverOwned: true }),
        loginAt: datetime('时间', { serverOwned: true, indexed: true, column: true }),
        acctId: account('人员', { serverOwned: true, indexed: true, column: true }),
        userName: text('登录名', { serverOwned: true, indexed: true, maxLength: 64, column: true }),
        loginEvent: code('LOGIN_EVENT', '事件', { serverOwned: true, indexed: true, column: true }),
        loginReason: text('说明', { serverOwned: true, maxLength: 100, column: true }),
        address: text('网络地址', {
          serverOwned: true,
          indexed: true,
          maxLength: 48,
          column: true,
          hint: '末段不保存',
        }),
        client: text('浏览器与系统', { serverOwned: true, indexed: true, maxLength: 60, column: true }),
      },
    },
  },
})
/** @public */
export type LoginLog = RecordOf<typeof loginLog>
/** Event of an entry (LOGIN_EVENT): `over` means the session expired, `ended` that a user ended it. */
export const LOGIN_EVENT = { in: 'IN', failed: 'FAILED', out: 'OUT', over: 'OVER', ended: 'ENDED' } as const
/** @public */
export type LoginEvent = (typeof LOGIN_EVENT)[keyof typeof LOGIN_EVENT]
