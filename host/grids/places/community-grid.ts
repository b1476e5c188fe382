import { community, defineGrid, switchable } from 'fangkit/domain'

/** Housing estates houses are chosen from. @source ROU-011 (/NetPlatformVillageManagement) */
export const communityGrid = defineGrid({
  name: 'NetPlatformVillageManagement',
  title: '小区管理',
  entity: community,
  columns: ['communityName', 'communityAlias', 'communityArea', 'communityAddress', 'communityBuiltYear', 'communityEnabled', 'updTime'],
  search: ['communityName', 'communityAlias', 'communityArea', 'communityAddress', 'communityBuiltYear', 'communityEnabled'],
  sort: { field: 'communityName', order: 'asc' },
  open: 'communityName',
  operations: ['view', 'add', 'edit', 'clone', 'enable', 'disable', 'delete'],
  states: switchable('communityEnabled'),
  pinned: ['communityName'],
})
