import { defineGrid, ROLE, auditLogEntry } from 'fangkit/domain'

/**
 * The audit trail: who did what, and what of it changed. Nobody changes it; managers see all of their city, everybody
 * else their own lines.
 * @source ROU-007 (/UserLogGrid)
 */
export const userLogGrid = defineGrid({
  name: 'UserLogGrid',
  title: '操作日志',
  entity: auditLogEntry,
  columns: [
    'crtTime',
    'crtUsr',
    'logAction',
    'logObject',
    'logProject',
    'logChanges',
    'logResult',
    'logAddress',
    'logClient',
  ],
  search: ['crtTime', 'crtUsr', 'logAction', 'logObject', 'logProject', 'logKey', 'logResult'],
  sort: { field: 'crtTime', order: 'desc' },
  open: 'logAction',
  operations: ['view'],
  rowsOf: { table: 'audit_line' },
  scope: 'city',
  own: { field: 'crtUsr', unlessRoles: [ROLE.manager] },
  pinned: ['crtTime'],
  large: true,
})
