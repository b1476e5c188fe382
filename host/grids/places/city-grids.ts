import {
  cfgItem,
  cityRule,
  citySetting,
  code,
  defineGrid,
  type Grid,
  integer,
  moduleSetting,
  text,
  withComputed,
} from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'
import { SWITCHED } from '../switched.ts'

/** Settings and contact details of cities. @source ROU-011 (/PlatformCitySettingGrid) */
export const platformCitySettingGrid: Grid = defineGrid({
  name: 'PlatformCitySettingGrid',
  title: '城市站设置',
  entity: citySetting,
  columns: ['siteCity', 'siteName', 'siteStage', 'siteContact', 'siteHotline', 'siteHours', 'enabled', 'updTime'],
  search: ['siteCity', 'siteName', 'siteStage', 'enabled'],
  sort: { field: 'siteCity', order: 'asc' },
  scope: 'all',
  reason:
    'Who manages any city sees which cities are open and prepares the next one; a city somebody works in is ' +
    'changed by those it was granted to.',
  open: 'siteName',
  rowsOf: { table: 'platform_city_setting' },
  form: { columns: 2 },
  pinned: ['siteCity'],
  unique: [['siteCity']],
  roles: MANAGERS_WRITE,
  ...SWITCHED,
})

/** Which modules of the portal the current city uses. @source ROU-010 (ModulesCfgGrid) */
export const modulesCfgGrid: Grid = defineGrid({
  name: 'ModulesCfgGrid',
  title: '模块开关',
  entity: withComputed(moduleSetting, {
    moduleKind: code('MENU_KIND', '类别'),
    moduleFather: code('MENU_ITEM', '上级菜单'),
    moduleBelow: integer('随之开关的菜单'),
  }),
  columns: [
    'menuCode',
    'moduleKind',
    'moduleFather',
    'moduleBelow',
    'moduleOwner',
    'openDay',
    'moduleMemo',
    'enabled',
    'updTime',
    'updUsr',
  ],
  search: ['menuCode', 'moduleOwner', 'openDay', 'enabled'],
  sort: { field: 'menuCode', order: 'asc' },
  open: 'menuCode',
  rowsOf: { table: 'modules_cfg' },
  scope: 'city',
  pinned: ['menuCode'],
  roles: MANAGERS_WRITE,
  ...SWITCHED,
})

/** Items that can be configured for cities. @source ROU-010 (CfgItemGrid) */
export const cfgItemGrid: Grid = defineGrid({
  name: 'CfgItemGrid',
  title: '配置项',
  entity: cfgItem,
  columns: [
    'cfgCode',
    'cfgName',
    'cfgGroup',
    'cfgKind',
    'cfgDefault',
    'cfgUnit',
    'cfgUse',
    'cfgMemo',
    'enabled',
    'updTime',
  ],
  search: ['cfgCode', 'cfgName', 'cfgGroup', 'cfgKind', 'enabled'],
  sort: { field: 'cfgSortNo', order: 'asc' },
  scope: 'all',
  reason: 'A city lays down its own values in a list of its own; what can be laid down is the same everywhere.',
  open: 'cfgCode',
  rowsOf: { table: 'cfg_item' },
  form: { columns: 2 },
  pinned: ['cfgCode'],
  unique: [['cfgCode']],
  roles: MANAGERS_WRITE,
  ...SWITCHED,
})

/** Rules that apply in the current city. @source ROU-011 (/CityRules) */
export const cityRulesGrid: Grid = defineGrid({
  name: 'CityRules',
  title: '城市规则',
  entity: withComputed(cityRule, {
    ruleUnit: text('单位'),
    ruleDefault: text('未设置时的值'),
    ruleUse: text('作用'),
  }),
  columns: [
    'ruleItem',
    'ruleValue',
    'ruleUnit',
    'ruleDefault',
    'ruleFrom',
    'ruleTo',
    'ruleUse',
    'ruleBasis',
    'enabled',
    'updTime',
    'updUsr',
  ],
  search: ['ruleItem', 'ruleFrom', 'ruleTo', 'enabled'],
  sort: { field: 'ruleFrom', order: 'desc' },
  open: 'ruleItem',
  rowsOf: { table: 'city_rules' },
  scope: 'city',
  form: { columns: 2 },
  pinned: ['ruleItem'],
  roles: MANAGERS_WRITE,
  ...SWITCHED,
})
