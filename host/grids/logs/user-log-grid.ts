import { defineGrid, ROLE, auditLogEntry } from 'fangkit/domain'

/**
 * The audit log: who did what, and which values changed. Nobody can change it. Managers see all entries of their city,
 * others only their own.
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
