import { defineGrid, type Grid, paperType, ROLE } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/**
 * Kinds of papers: who provides them, when cases need them, how long they are valid, and samples.
 * @source ROU-010 (/AppendixTmpltGrid), PAP-011
 */
export const paperTypeGrid: Grid = defineGrid({
  name: 'AppendixTmpltGrid',
  title: '资料模板',
  entity: paperType,
  columns: [
    'cardType',
    'paperName',
    'category',
    'parties',
    'validDays',
    'printStandard',
    'provider',
    'each',
    'optional',
    'conditionCode',
    'copies',
    'enabled',
    'updTime',
  ],
  search: [
    'cardType',
    'paperName',
    'category',
    'parties',
    'printStandard',
    'optional',
    'conditionCode',
    'provider',
    'enabled',
  ],
  sort: { field: 'sortOrder', order: 'asc' },
  scope: 'all',
  reason: 'Forms and papers are asked for alike in every city.',
  open: 'cardType',
  ...SWITCHED,
  rowsOf: { table: 'hf117_appendix_tmplt' },
  form: { page: true, columns: 2 },
  pinned: ['cardType', 'paperName'],
  roles: { write: [ROLE.manager, ROLE.followUpManager] },
})
