import { defineGrid, notice, ROLE } from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'

/**
 * All notices sent to staff, and announcements. Managers draft announcements, publish them to a city or to some
 * positions, and withdraw them. Other users see only the notices they received.
 * @source ROU-005 (/NoticeGrid)
 */
export const noticeGrid = defineGrid({
  name: 'NoticeGrid',
  title: '通知公告',
  entity: notice,
  columns: ['title', 'kind', 'acctId', 'roles', 'prjId', 'state', 'sentAt', 'readAt', 'body'],
  search: ['title', 'kind', 'acctId', 'prjId', 'state', 'sentAt', 'readAt'],
  sort: { field: 'sentAt', order: 'desc' },
  open: 'title',
  operations: ['view', 'add', 'edit', 'clone', 'confirm', 'cancel', 'delete'],
  states: {
    field: 'state',
    moves: {
      confirm: {
        from: ['DRAFT'],
        to: 'PUBLISHED',
        at: 'sentAt',
        says: { label: '发布', prompt: '确定发布这条消息吗？发布后不能修改。' },
      },
      cancel: { from: ['PUBLISHED'], to: 'WITHDRAWN', says: { label: '撤回', prompt: '确定撤回这条消息吗？' } },
      edit: { from: ['DRAFT'] },
      delete: { from: ['DRAFT', 'WITHDRAWN'] },
    },
  },
  rowsOf: { table: 'notice' },
  scope: 'city',
  own: { field: 'acctId', unlessRoles: [ROLE.manager] },
  roles: MANAGERS_WRITE,
  pinned: ['title'],
  large: true,
})
