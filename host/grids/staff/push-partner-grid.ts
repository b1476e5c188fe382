import { defineGrid, PRIVILEGE, pushPartner, rowsFor } from 'fangkit/domain'
import { MANAGERS_ALONE } from '../managers.ts'
import { SWITCHED } from '../switched.ts'

/** Partners whose pages embed parts of the portal. @source ROU-001 (/PushPartnerGrid) */
export const pushPartnerGrid = defineGrid({
  name: 'PushPartnerGrid',
  title: '对接合作方',
  entity: pushPartner,
  columns: [
    'partnerName',
    'partnerCode',
    'partnerKind',
    'widgets',
    'caseScope',
    'cities',
    'validUntil',
    'partnerContact',
    'enabled',
    'updTime',
    'operations',
  ],
  search: ['partnerName', 'partnerCode', 'partnerKind', 'caseScope', 'validUntil', 'enabled'],
  sort: { field: 'partnerCode', order: 'asc' },
  scope: 'all',
  reason: 'Marketing is done for the whole company.',
  open: 'partnerName',
  ...SWITCHED,
  rowsOf: { table: 'push_partner' },
  form: { columns: 2 },
  pinned: ['partnerName'],
  unique: [['partnerCode']],
  roles: MANAGERS_ALONE,
})

const LOOK = [PRIVILEGE.search, PRIVILEGE.detail]
const WORK = [...LOOK, PRIVILEGE.update, PRIVILEGE.save]
const GZ = ['440100']
const BOTH = ['440100', '440300']

// biome-ignore format: a table with one row a line
export const pushPartnerRows = rowsFor(pushPartnerGrid, ['partnerCode', 'partnerName', 'partnerKind', 'partnerContact', 'partnerPhone', 'origins', 'widgets', 'operations', 'cities', 'caseScope', 'provider', 'validUntil', 'enabled', 'lists'], [
  ['tianhe-agency', '示例中介天河门店（演示）', 'AGENCY', '例店长', '15400005001', 'https://tianhe.agency.example', ['PROJECT_DETAIL', 'FLOW_TAB', 'PAPERS_TAB'], WORK, GZ, 'PROVIDER', 'O44010608', '2027-12-31', 1, null],
  ['haizhu-agency', '样本中介海珠门店（演示）', 'AGENCY', '样店长', '15400005002', 'https://haizhu.agency.example', ['PROJECT_DETAIL', 'FLOW_TAB'], WORK, GZ, 'PROVIDER', 'O44010508', '2027-06-30', 1, null],
  ['nanshan-agency', '测试中介南山门店（演示）', 'AGENCY', '测店长', '15400005003', 'https://nanshan.agency.example', ['PROJECT_DETAIL'], LOOK, ['440300'], 'PROVIDER', 'O44030508', '2026-12-31', 1, null],
  ['bank-jia', '示例甲银行个贷中心', 'BANK', '例客户经理', '15400005004', 'https://loan.jia-bank.example', ['PAPERS_TAB', 'FORM_PREVIEW', 'IMAGE_VIEWER'], LOOK, BOTH, 'SHARED', null, '2027-03-31', 1, null],
  ['bank-yi', '示例乙银行个贷中心', 'BANK', '样客户经理', '15400005005', 'https://loan.yi-bank.example\nhttps://m.yi-bank.example', ['PAPERS_TAB', 'FORM_PREVIEW'], LOOK, BOTH, 'SHARED', null, '2027-03-31', 1, null],
  ['bank-bing', '示例丙银行按揭部', 'BANK', '演客户经理', '15400005006', 'https://mortgage.bing-bank.example', ['PAPERS_TAB'], LOOK, GZ, 'SHARED', null, '2026-09-30', 0, null],
  ['guarantee-one', '示例担保（演示）', 'GUARANTEE', '测专员', '15400005007', 'https://guarantee.example', ['PROJECT_DETAIL', 'PAPERS_TAB'], LOOK, BOTH, 'SHARED', null, null, 1, null],
  ['assess-one', '样本评估（演示）', 'GUARANTEE', '例评估师', '15400005008', 'https://assess.example', ['IMAGE_VIEWER'], LOOK, GZ, 'SHARED', null, '2027-08-31', 1, null],
  ['house-site', '示例找房网（演示）', 'PLATFORM', '样运营', '15400005009', 'https://www.house-site.example\nhttps://m.house-site.example', ['PROJECT_DETAIL'], LOOK, BOTH, 'SHARED', null, '2027-01-31', 1, null],
  ['city-portal', '演示城市服务平台', 'PLATFORM', '演专员', '15400005010', 'https://service.city.example', ['FLOW_TAB'], LOOK, GZ, 'SHARED', null, '2028-12-31', 1, null],
  ['crm', '客户管理系统', 'SYSTEM', '例工程师', '15400005011', 'https://crm.portal.example', ['PROJECT_DETAIL', 'FEE_TAB', 'FLOW_TAB', 'PAPERS_TAB', 'FORM_PREVIEW'], WORK, BOTH, 'ALL', null, null, 1, null],
  ['finance-system', '财务核算系统', 'SYSTEM', '样工程师', '15400005012', 'https://finance.portal.example', ['FEE_TAB', 'CONFIG_GRID'], LOOK, BOTH, 'ALL', null, null, 1, ['SaleOrderMGrid', 'OrderAndExpendManagement']],
  ['trial', '接入测试', 'SYSTEM', '测工程师', '15400005013', 'http://localhost:5173\nhttps://trial.portal.example', ['PROJECT_DETAIL', 'FEE_TAB', 'FLOW_TAB', 'PAPERS_TAB', 'FORM_PREVIEW', 'CONFIG_GRID', 'IMAGE_VIEWER'], WORK, GZ, 'SHARED', null, '2026-12-31', 0, ['ChargeItemGrid', 'BankRateGrid']],
])
