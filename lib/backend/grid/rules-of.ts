import type { Grid } from '../../domain/grid/define-grid.ts'
import { demandListRules } from '../case-record/demand-list-rules.ts'
import { messageRules } from '../chat/message-rules.ts'
import { cfgItemRules, cityRuleRules } from '../city/city-rule.ts'
import { citySettingRules } from '../city/city-setting-rules.ts'
import { moduleSettingRules } from '../city/modules.ts'
import { dictionaryRules, dictionaryValueRules, dictionaryWishRules } from '../dictionary/dictionary-rules.ts'
import { fieldSettingRules } from '../dictionary/field-setting-rules.ts'
import { chargeItemRules } from '../fee/charges/charge-item-rules.ts'
import { flowRightRules } from '../flow/flow-rights.ts'
import { shareRules } from '../log/share-rules.ts'
import { describeChanges } from '../log/audit-changes.ts'
import { noticeRules } from '../notice/announcements.ts'
import { menuItemRules } from '../permission/menu-item-rules.ts'
import { roleGrantRules } from '../permission/role-grant-rules.ts'
import { roleRules } from '../permission/role-rules.ts'
import { partnerRules } from '../partner/partner-rules.ts'
import { pointEntryRules } from '../points/point-entry-rules.ts'
import { writtenRules } from '../points/written-rules.ts'
import { accountRules } from '../staff/account-rules.ts'
import { departmentRules } from '../staff/department-rules.ts'
import { groupRules } from '../staff/group-rules.ts'
import { notOnOwn } from '../staff/own-decision.ts'
import { userRules } from '../staff/user-rules.ts'
import {
  accountTable,
  cfgItemTable,
  chargeItemTable,
  chatMessageTable,
  cityRuleTable,
  citySettingTable,
  demandTable,
  departmentTable,
  dictEntryTable,
  dictionaryTable,
  fieldMetaTable,
  flowRightTable,
  flowViewGroupTable,
  groupTable,
  menuItemTable,
  moduleSettingTable,
  noticeTable,
  partnerTable,
  pointEntryTable,
  roleGrantTable,
  roleTable,
  shareTable,
  toolDefinitionTable,
  userTable,
} from '../tables.ts'
import { toolRules } from '../tool/tool-rules.ts'
import { computedColumns } from './computed/computed-columns.ts'
import { type GridSource, tablesFor } from './grid-source.ts'
import type { ListRules } from './list-rules.ts'

/** List rules by the table they apply to. Tables that only lists use are found by name. */
const BY_TABLE: Readonly<Record<string, ListRules>> = {
  // Cases and their money
  [demandTable.name]: demandListRules,
  [chargeItemTable.name]: chargeItemRules,
  // Flows
  [flowRightTable.name]: flowRightRules,
  [flowViewGroupTable.name]: { keyOf: ({ grpCode }) => String(grpCode) },
  // Staff and what they may do
  [userTable.name]: userRules,
  [accountTable.name]: accountRules,
  [departmentTable.name]: departmentRules,
  [groupTable.name]: groupRules,
  [roleTable.name]: roleRules,
  [menuItemTable.name]: menuItemRules,
  [partnerTable.name]: partnerRules,
  auth_mght: notOnOwn('authAcct'),
  article_record_info: writtenRules,
  application_manage: notOnOwn(null),
  // Dictionaries and settings
  [dictEntryTable.name]: dictionaryValueRules,
  usr_dict_names: dictionaryWishRules,
  [fieldMetaTable.name]: fieldSettingRules,
  [cfgItemTable.name]: cfgItemRules,
  [cityRuleTable.name]: cityRuleRules,
  [citySettingTable.name]: citySettingRules,
  [moduleSettingTable.name]: moduleSettingRules,
  [toolDefinitionTable.name]: toolRules,
  // Notices, conversations and points
  [noticeTable.name]: noticeRules,
  [chatMessageTable.name]: messageRules,
  [shareTable.name]: shareRules,
  [pointEntryTable.name]: pointEntryRules,
}

/** The rules for a list; empty for a list without any. */
export function rulesOf({ table }: Pick<GridSource, 'table'>, grids: readonly Grid[]): { readonly rules?: ListRules } {
  if (table.auditLog) return { rules: { complete: describeChanges(tablesFor(grids)) } }
  if (table.name === dictionaryTable.name) return { rules: dictionaryRules(grids) }
  const complete = computedColumns(table, grids)
  const rules = table.name === roleGrantTable.name ? roleGrantRules(grids) : BY_TABLE[table.name]
  return rules || complete ? { rules: { ...rules, ...(complete && { complete }) } } : {}
}
