import { defineGrid, ROLE, shareLog } from 'fangkit/domain'

/**
 * What was shared with people outside the portal. Payment codes and forms are recorded automatically; users record
 * everything else, and only those rows can be changed.
 * @source ROU-007 (/ShareLogGrid)
 */
export const shareLogGrid = defineGrid({
  name: 'ShareLogGrid',
  title: '分享记录',
  entity: shareLog,
  columns: ['sharedAt', 'shareKind', 'shareTitle', 'shareTo', 'shareWay', 'prjId', 'crtUsr', 'updTime'],
  search: ['sharedAt', 'shareKind', 'shareTitle', 'shareTo', 'shareWay', 'prjId'],
  sort: { field: 'sharedAt', order: 'desc' },
  open: 'shareTitle',
  operations: ['view', 'add', 'edit', 'delete'],
  rowsOf: { table: 'share_log' },
  scope: 'city',
  own: { field: 'crtUsr', unlessRoles: [ROLE.manager] },
  pinned: ['sharedAt'],
  large: true,
})
