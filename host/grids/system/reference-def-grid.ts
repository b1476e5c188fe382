import { defineGrid, dictionaryDefinition, type Grid } from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'

/**
 * Dictionaries: name, where their values are used, and number of values. The values themselves are in the list of
 * dictionary values.
 * @source ROU-001 (/ReferenceDefGrid)
 */
export const referenceDefGrid: Grid = defineGrid({
  name: 'ReferenceDefGrid',
  title: '字典定义',
  entity: dictionaryDefinition,
  columns: ['dictCode', 'name', 'valueCount', 'offCount', 'usedBy', 'builtIn', 'memo', 'updTime'],
  search: ['dictCode', 'name', 'builtIn'],
  sort: { field: 'dictCode', order: 'asc' },
  scope: 'all',
  reason: 'Settings and dictionaries are shared by the whole installation.',
  open: 'dictCode',
  operations: ['view', 'add', 'edit', 'delete'],
  rowsOf: { table: 'ss45_dict' },
  pinned: ['dictCode'],
  roles: MANAGERS_WRITE,
})
