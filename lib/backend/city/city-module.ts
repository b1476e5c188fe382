import type { BackendModule } from '../backend-module.ts'
import { cityRuleColumns } from '../grid/computed/setting-columns.ts'
import { moduleColumns } from '../grid/computed/staff-columns.ts'
import { cfgItemRules, cityRuleRules } from './city-rule.ts'
import { citySettingHandlers } from './city-setting-handlers.ts'
import { citySettingRules } from './city-setting-rules.ts'
import { cfgItemTable, cityRuleTable, citySettingTable, moduleSettingTable } from './city-tables.ts'
import { moduleHandlers, moduleSettingRules } from './modules.ts'

/** What a city sets, and the modules it switches off. */
export const cityModule: BackendModule = {
  tables: [moduleSettingTable, cfgItemTable, cityRuleTable, citySettingTable],
  handlers: [...citySettingHandlers, ...moduleHandlers],
  listRules: () => ({
    [cfgItemTable.name]: cfgItemRules,
    [cityRuleTable.name]: cityRuleRules,
    [citySettingTable.name]: citySettingRules,
    [moduleSettingTable.name]: moduleSettingRules,
  }),
  columns: { [moduleSettingTable.name]: moduleColumns, [cityRuleTable.name]: cityRuleColumns },
}
