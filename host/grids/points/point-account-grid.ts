import { defineGrid, type Grid, pointAccount, pointTotals, ROLE, rowsFor } from 'fangkit/domain'
import { pointEntryRows } from './point-entry-grid.ts'

/**
 * The point balance of each account, calculated from its entries and never typed in.
 * @source ROU-008 (/AcctPointGrid)
 */
export const pointAccountGrid: Grid = defineGrid({
  name: 'AcctPointGrid',
  title: '积分账户',
  entity: pointAccount,
  columns: [
    'acctId',
    'pointBalance',
    'pointEarned',
    'pointSpent',
    'pointCount',
    'pointLevel',
    'pointLastAt',
    'updTime',
  ],
  search: ['acctId', 'pointBalance', 'pointEarned', 'pointLevel', 'pointLastAt'],
  sort: { field: 'pointBalance', order: 'desc' },
  scope: 'all',
  reason: "Points are a person's, whatever city they work in.",
  open: 'acctId',
  pinned: ['acctId'],
  operations: ['view'],
  rowsOf: { table: 'point_account' },
  own: { field: 'acctId', unlessRoles: [ROLE.manager, ROLE.finance, ROLE.financeReviewer, ROLE.service] },
})

/** Accounts for the initial entries. */
const entries = pointEntryRows.rows.map(({ values }) => values)
const accounts = [...new Set(entries.map(({ acctId }) => String(acctId)))].flatMap((acctId) => {
  const { balance, earned, spent, count, level } = pointTotals(entries.filter((entry) => entry['acctId'] === acctId))
  const last = entries.flatMap((entry) =>
    entry['acctId'] === acctId && typeof entry['pointBookedAt'] === 'number' ? [entry['pointBookedAt']] : [],
  )
  return count === 0 ? [] : [[acctId, balance, earned, spent, count, level, Math.max(...last)] as const]
})

export const pointAccountRows = rowsFor(
  pointAccountGrid,
  ['acctId', 'pointBalance', 'pointEarned', 'pointSpent', 'pointCount', 'pointLevel', 'pointLastAt'],
  accounts,
)
