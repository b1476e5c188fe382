import { defineGrid, ROLE, shareLog } from 'fangkit/domain'

/**
 * What left the portal for somebody outside. Codes and forms write themselves down; what else was given away people
 * write down, and only that can be changed.
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
