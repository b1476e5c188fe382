import { community, defineGrid, integer, withComputed } from 'fangkit/domain'
import { switchedBy } from '../switched.ts'

/** Housing estates that users choose houses from. @source ROU-011 (/NetPlatformVillageManagement) */
export const communityGrid = defineGrid({
  name: 'NetPlatformVillageManagement',
  title: '小区管理',
  entity: withComputed(community, {
    communityHouses: integer('项目房屋'),
  }),
  columns: [
    'communityName',
    'communityAlias',
    'communityArea',
    'communityAddress',
    'communityBuiltYear',
    'communityHomes',
    'communityHouses',
    'communityEnabled',
    'updTime',
  ],
  search: [
    'communityName',
    'communityAlias',
    'communityArea',
    'communityAddress',
    'communityBuiltYear',
    'communityEnabled',
  ],
  sort: { field: 'communityName', order: 'asc' },
  scope: 'city',
  cityField: 'communityCity',
  open: 'communityName',
  ...switchedBy('communityEnabled'),
  pinned: ['communityName'],
})
