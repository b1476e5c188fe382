import { defineGrid, organisationDetail } from 'fangkit/domain'
import { switchedBy } from '../switched.ts'

/** Bank branches, registries and other offices that handle cases. The pickers of the project offer them. */
export const organisationGrid = defineGrid({
  name: 'DivisionDetailGrid',
  title: '银行网点与办理机构',
  entity: organisationDetail,
  columns: [
    'hf31BranceName',
    'hf31OrgType',
    'hf31HeadBank',
    'hf31Area',
    'hf31NormalAddres1',
    'hf31LinkPhone',
    'hf31Enabled',
    'updTime',
  ],
  search: ['hf31BranceName', 'hf31OrgType', 'hf31HeadBank', 'hf31Area', 'hf31Enabled'],
  sort: { field: 'hf31SortNo', order: 'asc' },
  scope: 'city',
  cityField: 'hf31City',
  open: 'hf31BranceName',
  ...switchedBy('hf31Enabled'),
  rowsOf: { table: 'hf31_division_detail' },
  form: { columns: 2 },
  pinned: ['hf31BranceName'],
})
