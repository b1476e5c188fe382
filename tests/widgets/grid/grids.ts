import { project } from '../../../lib/domain/project/project.ts'
import { defineGrid } from '../../../lib/grid/define-grid.ts'

/** A list with every kind of search field. */
export const projects = defineGrid({
  name: 'projects',
  title: '项目列表',
  entity: project,
  columns: [
    'prjNo',
    'hf20HouseAddress',
    'hf20LoanScheme',
    'hf20HouseMarketPrice',
    'hf20ManagerId',
    'hf20DemandStep',
    'updTime',
    'hf20BuyerId',
  ],
  search: ['prjNo', 'hf20LoanScheme', 'hf20HouseMarketPrice', 'hf20ManagerId', 'hf20HouseArea', 'crtTime'],
  sort: { field: 'prjNo', order: 'desc' },
  open: 'prjNo',
  operations: ['add', 'edit', 'clone'],
})

/** One that leaves it to the entity which columns it shows. */
export const unnamed = defineGrid({
  name: 'unnamed',
  title: '项目列表',
  entity: project,
  search: [],
  sort: { field: 'prjNo', order: 'desc' },
})
