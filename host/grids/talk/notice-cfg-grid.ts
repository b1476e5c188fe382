import { defineGrid, integer, noticeConfig, switchable, withComputed } from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'

/**
 * Which events send notices, who else receives them, and whether a phone call is needed. The kinds come with the
 * program.
 * @source ROU-007 (/NoticeCfgGrid)
 */
export const noticeCfgGrid = defineGrid({
  name: 'NoticeCfgGrid',
  title: '消息配置',
  entity: withComputed(noticeConfig, {
    noticeSent: integer('已发送（条）'),
  }),
  columns: ['noticeKind', 'noticeWhen', 'noticeTo', 'alsoTell', 'byPhone', 'noticeSent', 'enabled', 'updTime'],
  search: ['noticeKind', 'byPhone', 'enabled'],
  sort: { field: 'noticeKind', order: 'asc' },
  scope: 'all',
  reason: 'Settings and dictionaries are shared by the whole installation.',
  open: 'noticeKind',
  operations: ['view', 'edit', 'enable', 'disable'],
  states: switchable('enabled'),
  rowsOf: { table: 'notice_cfg' },
  roles: MANAGERS_WRITE,
  pinned: ['noticeKind'],
})
