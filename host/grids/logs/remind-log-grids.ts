import { defineGrid, remindLog, remindLogHistory, ROLE } from 'fangkit/domain'

/**
 * Reminders that were sent and are not settled. Some ask for a phone call; the person who made it records that here.
 * @source ROU-007 (/RemindLogGrid), GRD-014
 */
export const remindLogGrid = defineGrid({
  name: 'RemindLogGrid',
  title: '提醒记录',
  entity: remindLog,
  columns: ['remindedAt', 'remindTitle', 'prjId', 'acctId', 'planDay', 'byPhone', 'phoned', 'phonedBy', 'remindState'],
  search: ['remindedAt', 'remindTitle', 'prjId', 'acctId', 'planDay', 'byPhone', 'phoned'],
  sort: { field: 'remindedAt', order: 'desc' },
  open: 'remindTitle',
  operations: ['view', 'notice', 'finish'],
  states: {
    field: 'remindState',
    moves: {
      notice: { field: 'phoned', from: [0, null], to: 1, at: 'phonedAt', by: 'phonedBy' },
      finish: {
        from: ['OPEN'],
        to: 'OVER',
        at: 'overAt',
        by: 'overBy',
        says: { label: '了结', prompt: '确定这条提醒已经了结吗？' },
      },
    },
  },
  rowsOf: { table: 'remind_log', where: { remindState: 'OPEN' } },
  scope: 'city',
  own: { field: 'acctId', unlessRoles: [ROLE.manager] },
  pinned: ['remindedAt'],
  large: true,
})

/** Settled reminders, with how they were settled. @source ROU-007 (/RemindLogHGrid) */
export const remindLogHGrid = defineGrid({
  name: 'RemindLogHGrid',
  title: '历史提醒',
  entity: remindLogHistory,
  columns: [
    'remindedAt',
    'remindTitle',
    'prjId',
    'acctId',
    'planDay',
    'overAt',
    'overWhy',
    'overBy',
    'byPhone',
    'remindState',
  ],
  search: ['remindedAt', 'remindTitle', 'prjId', 'acctId', 'planDay', 'overAt', 'overWhy'],
  sort: { field: 'overAt', order: 'desc' },
  open: 'remindTitle',
  operations: ['view'],
  rowsOf: { table: 'remind_log', where: { remindState: 'OVER' } },
  scope: 'city',
  own: { field: 'acctId', unlessRoles: [ROLE.manager] },
  pinned: ['remindedAt'],
  large: true,
})
