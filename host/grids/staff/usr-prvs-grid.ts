import { code, codes, defineGrid, integer, PRIVILEGE, roleGrant, rowsFor, withComputed } from 'fangkit/domain'
import { MANAGERS_ALONE } from '../managers.ts'
import { SWITCHED } from '../switched.ts'

/**
 * Permissions of roles in single lists and pages; they replace the general permissions of the role.
 * @source ROU-001 (/UsrPrvsGrid)
 */
export const usrPrvsGrid = defineGrid({
  name: 'UsrPrvsGrid',
  title: '角色操作授权',
  entity: withComputed(roleGrant, {
    grantPlace: code('MENU_ITEM', '上级菜单'),
    grantUsual: codes('SYS_OPERATION', '角色的通用操作'),
    grantPeople: integer('涉及人数'),
  }),
  columns: [
    'roleId',
    'menuCode',
    'grantPlace',
    'operations',
    'grantUsual',
    'grantPeople',
    'memo',
    'enabled',
    'updTime',
  ],
  search: ['roleId', 'menuCode', 'enabled'],
  sort: { field: 'roleId', order: 'asc' },
  scope: 'all',
  reason: 'Roles, rights and menus are laid down for the whole installation; who holds them is bound to cities.',
  open: 'menuCode',
  ...SWITCHED,
  rowsOf: { table: 'usr_prvs' },
  pinned: ['roleId', 'menuCode'],
  unique: [['roleId', 'menuCode']],
  roles: MANAGERS_ALONE,
})

const LOOK = [PRIVILEGE.search, PRIVILEGE.detail]
const MAINTAIN = [...LOOK, PRIVILEGE.add, PRIVILEGE.update, PRIVILEGE.save]
const RUN = [...MAINTAIN, PRIVILEGE.enable, PRIVILEGE.disable, PRIVILEGE.remove]

export const usrPrvsRows = rowsFor(
  usrPrvsGrid,
  ['roleId', 'menuCode', 'operations', 'memo'],
  [
    ['ROLE_STORE_MANAGER', 'EmployeeBaseGrid', LOOK, '店长查看本店员工'],
    ['ROLE_STORE_MANAGER', 'NetPlatformVillageManagement', RUN, '店长维护本片区小区'],
    ['ROLE_STORE_MANAGER', 'BankRateGrid', LOOK, '只看利率'],
    ['ROLE_ARCHIVIST', 'AppendixTmpltGrid', RUN, '资料模板由资料专员维护'],
    ['ROLE_ARCHIVIST', 'FlowAppendixGrid', MAINTAIN, '办理指引由资料专员撰写'],
    ['ROLE_HR', 'EmployeeBaseGrid', RUN, '员工档案由人事维护'],
    ['ROLE_HR', 'DeptBaseInforGrid', RUN, '组织架构由人事维护'],
    ['ROLE_HR', 'PrjBaseGrid', [], '人事不看项目'],
    ['ROLE_CONTENT', 'ArticleRecordInfoGrid', RUN, '文章由内容运营发布'],
    ['ROLE_CONTENT', 'KnowledgeGrid', RUN, '知识库由内容运营维护'],
    ['ROLE_CONTENT', 'SearchWord_Management', MAINTAIN, '搜索词由内容运营调整'],
    ['ROLE_AUDIT', 'AcctBaseGrid', LOOK, '稽核查看账号，不作修改'],
    ['ROLE_INTERN', 'PrjBaseGrid', LOOK, '实习期内只看参与的项目'],
    ['ROLE_INTERN', 'TaxFeeGrid', [], '实习期内不开放税费配置'],
  ],
)
