import type { Grid } from '../../../domain/grid/define-grid.ts'
import {
  bankWeightTable,
  cityRuleTable,
  commissionRuleTable,
  commissionWeightTable,
  communityTable,
  costBudgetTable,
  dictEntryTable,
  fieldMetaTable,
  flowMemoTable,
  flowPolicyTable,
  flowRightTable,
  flowViewGroupTable,
  flowViewTable,
  groupTable,
  helpNoteTable,
  moduleSettingTable,
  noticeConfigTable,
  primeRateTable,
  roleGrantTable,
  roleTable,
  sysParamTable,
  toolDefaultTable,
  userTable,
} from '../../tables.ts'
import { tablesFor } from '../grid-source.ts'
import type { ListRules } from '../list-rules.ts'
import type { ComputeColumns } from './compute.ts'
import {
  flowMemoColumns,
  flowPolicyColumns,
  flowRightColumns,
  flowViewColumns,
  flowViewGroupColumns,
} from './flow-columns.ts'
import {
  bankWeightColumns,
  commissionRuleColumns,
  commissionWeightColumns,
  costBudgetColumns,
  primeRateColumns,
} from './money-columns.ts'
import { communityColumns, paperCheckColumns } from './place-columns.ts'
import {
  cityRuleColumns,
  dictionaryWishColumns,
  dictValueColumns,
  fieldSettingColumns,
  helpNoteColumns,
  knowledgeClassColumns,
  noticeConfigColumns,
  sysParamColumns,
  toolDefaultColumns,
} from './setting-columns.ts'
import { groupColumns, moduleColumns, roleColumns, roleGrantColumns, userColumns } from './staff-columns.ts'

/** Computed columns by the table of their list. The list declares them by `withComputed`. */
const BY_TABLE: Readonly<Record<string, ComputeColumns>> = {
  [flowMemoTable.name]: flowMemoColumns,
  [flowPolicyTable.name]: flowPolicyColumns,
  [flowRightTable.name]: flowRightColumns,
  [flowViewGroupTable.name]: flowViewGroupColumns,
  [flowViewTable.name]: flowViewColumns,
  [roleTable.name]: roleColumns,
  [roleGrantTable.name]: roleGrantColumns,
  [userTable.name]: userColumns,
  [groupTable.name]: groupColumns,
  [moduleSettingTable.name]: moduleColumns,
  [dictEntryTable.name]: dictValueColumns,
  [fieldMetaTable.name]: fieldSettingColumns,
  [helpNoteTable.name]: helpNoteColumns,
  [sysParamTable.name]: sysParamColumns,
  [cityRuleTable.name]: cityRuleColumns,
  [noticeConfigTable.name]: noticeConfigColumns,
  [toolDefaultTable.name]: toolDefaultColumns,
  [bankWeightTable.name]: bankWeightColumns,
  [commissionWeightTable.name]: commissionWeightColumns,
  [commissionRuleTable.name]: commissionRuleColumns,
  [primeRateTable.name]: primeRateColumns,
  [costBudgetTable.name]: costBudgetColumns,
  [communityTable.name]: communityColumns,
  usr_dict_names: dictionaryWishColumns,
  knowledge_cls: knowledgeClassColumns,
  rule_setting_paper: paperCheckColumns,
}

/** The computed columns of a list; undefined when it declares none of those of its table. */
export function computedColumns(table: { readonly name: string }, grids: readonly Grid[]): ListRules['complete'] {
  const compute = BY_TABLE[table.name]
  if (!compute) return undefined
  return async (unit, rows) => {
    const valuesOf = await compute({
      unit,
      rows,
      grids,
      tableNamed: (name) => tablesFor(grids).find((one) => one.name === name) ?? null,
    })
    return (record, row) => ({
      ...record,
      ...Object.fromEntries(Object.entries(valuesOf(row)).filter(([name]) => Object.hasOwn(record, name))),
    })
  }
}
