import { defineGrid, project } from 'fangkit/domain'

/** The project list. @source ROU-006 (/PrjBaseGrid), GRD-001 */
export const projectGrid = defineGrid({
  name: 'PrjBaseGrid',
  title: '项目列表',
  entity: project,
  columns: [
    'prjNo',
    'hf20HouseAddress',
    'hf20BuyerId',
    'hf20SellerId',
    'hf20LoanScheme',
    'hf20HouseMarketPrice',
    'hf20ManagerId',
    'hf20DemandStep',
    'updTime',
  ],
  search: [
    'prjNo',
    'hf20HouseAddress',
    'buyerName',
    'ownerName',
    'hf23LinkPhone',
    'hf20LoanScheme',
    'hf20ManagerId',
    'hf20DemandStep',
    'prjPayType',
    'hf20HouseArea',
    'crtTime',
  ],
  sort: { field: 'updTime', order: 'desc' },
  scope: 'project',
  open: 'prjNo',
  operations: ['add', 'edit', 'clone'],
})
