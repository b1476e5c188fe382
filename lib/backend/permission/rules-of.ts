import { cfgItemRules, cityRuleRules } from '../city/city-rule.ts'
import { moduleSettingRules } from '../city/modules.ts'
import { chargeItemRules } from '../fee/charge-item-rules.ts'
import { flowRightRules } from '../flow/flow-rights.ts'
import { toolRules } from '../tool/tool-rules.ts'
import { dictionaryRules, dictionaryValueRules, dictionaryWishRules } from '../dictionary/dictionary-rules.ts'
import { fieldLineRules } from '../dictionary/field-line-rules.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { type GridSource, tablesFor } from '../grid/grid-source.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { demandListRules } from '../case-record/demand-list-rules.ts'
import { messageRules } from '../chat/message-rules.ts'
import { shareRules } from '../log/share-rules.ts'
import { changesInWords } from '../log/trail-changes.ts'
import { noticeRules } from '../notice/announcements.ts'
import { pointBookingRules } from '../points/point-booking-rules.ts'
import { accountRules } from '../staff/account-rules.ts'
import { departmentRules } from '../staff/department-rules.ts'
import { notOnOwn } from '../staff/own-decision.ts'
import { userRules } from '../staff/user-rules.ts'
import { cfgItemTable, chargeItemTable, cityRuleTable, flowRightTable, flowViewGroupTable, moduleSettingTable, toolDefinitionTable, accountTable, chatMessageTable, demandTable, departmentTable, dictEntryTable, dictionaryTable, fieldMetaTable, menuItemTable, noticeTable, pointBookingTable, roleGrantTable, roleTable, shareTable, userTable } from '../tables.ts'
import { menuItemRules } from './menu-item-rules.ts'
import { roleGrantRules } from './role-grant-rules.ts'
import { roleRules } from './role-rules.ts'

const BY_TABLE: Readonly<Record<string, ListRules>> = { [fieldMetaTable.name]: fieldLineRules, [toolDefinitionTable.name]: toolRules, [moduleSettingTable.name]: moduleSettingRules, [cfgItemTable.name]: cfgItemRules, [cityRuleTable.name]: cityRuleRules, [flowRightTable.name]: flowRightRules, [flowViewGroupTable.name]: { keyOf: ({ grpCode }) => String(grpCode) }, [chargeItemTable.name]: chargeItemRules, [dictEntryTable.name]: dictionaryValueRules, usr_dict_names: dictionaryWishRules, [menuItemTable.name]: menuItemRules, [roleTable.name]: roleRules, [userTable.name]: userRules, [accountTable.name]: accountRules, [departmentTable.name]: departmentRules, auth_mght: notOnOwn('authAcct'), application_manage: notOnOwn(null), [pointBookingTable.name]: pointBookingRules, [demandTable.name]: demandListRules, [noticeTable.name]: noticeRules, [shareTable.name]: shareRules, [chatMessageTable.name]: messageRules }

/** What changing a list means beyond storing its rows, where it means more. */
export function rulesOf({ table }: Pick<GridSource, 'table'>, grids: readonly Grid[]): { readonly rules?: ListRules } {
  if (table.trail) return { rules: { complete: changesInWords(tablesFor(grids)) } }
  if (table.name === dictionaryTable.name) return { rules: dictionaryRules(grids) }
  if (table.name === roleGrantTable.name) return { rules: roleGrantRules(grids) }
  const rules = BY_TABLE[table.name]
  return rules ? { rules } : {}
}
