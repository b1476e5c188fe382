import { cfgItem, cityRule } from '../../domain/city/city-rule.ts'
import { citySetting } from '../../domain/city/city-setting.ts'
import { moduleSetting } from '../../domain/city/module-setting.ts'
import { recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Modules, settings and rules of cities. */
export const moduleSettingTable: Table = recordTable('modules_cfg', moduleSetting, { small: true })
export const cfgItemTable: Table = recordTable('cfg_item', cfgItem, {
  unique: [['cfgCode']],
  small: true,
  choices: { dict: 'CFG_ITEM', key: 'cfgCode', label: 'cfgName', enabled: 'enabled' },
})
export const cityRuleTable: Table = recordTable('city_rules', cityRule, { small: true })
export const citySettingTable: Table = recordTable('platform_city_setting', citySetting, {
  unique: [['siteCity']],
  small: true,
})
