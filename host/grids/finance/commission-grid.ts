import { commissionEntry, defineEntity, defineGrid, type Grid, ROLE } from 'fangkit/domain'
import { caseNumber } from '../case-number.ts'

const { keyValue, flowCode, acctId, sceneGrp, cardType, amount, earned } = commissionEntry.fields

const listedEntry = defineEntity({
  service: commissionEntry.service,
  title: '业务提成',
  metaTable: null,
  groups: {
    line: {
      label: '业务提成',
      fields: { keyValue, prjId: caseNumber, flowCode, acctId, sceneGrp, cardType, amount, earned },
    },
  },
})

/**
 * What employees earn by the jobs of all cases, as last calculated. Users who decide about money see every row, others
 * only their own.
 * @source ROU-011 (BusinessCommission), ROL-010, FLW-019
 */
export const commissionGrid: Grid = defineGrid({
  name: 'BusinessCommission',
  title: '业务提成',
  entity: listedEntry,
  columns: ['prjId', 'flowCode', 'acctId', 'cardType', 'sceneGrp', 'amount', 'earned'],
  search: ['prjId', 'flowCode', 'acctId', 'cardType', 'sceneGrp', 'amount', 'earned'],
  sort: { field: 'amount', order: 'desc' },
  open: 'prjId',
  operations: ['view'],
  rowsOf: { table: 'flow_commission' },
  scope: 'project',
  parent: 'prjId',
  own: { field: 'acctId', unlessRoles: [ROLE.manager, ROLE.finance, ROLE.financeReviewer] },
  pinned: ['prjId'],
  large: true,
})
