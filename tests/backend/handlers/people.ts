import type { Values } from '../../../lib/backend/store.ts'

const EVERYTHING = [
  'OPT_SEARCH',
  'OPT_ADD',
  'OPT_UPDATE',
  'OPT_DELETE',
  'OPT_DETAIL',
  'OPT_ENABLE',
  'OPT_DISABLE',
  'OPT_FINISH',
  'OPT_SAVE',
]
const WORK = ['OPT_SEARCH', 'OPT_DETAIL', 'OPT_ADD', 'OPT_UPDATE', 'OPT_SAVE']
const LOOK = ['OPT_SEARCH', 'OPT_DETAIL']
const GUANGZHOU = ['440100']
const SHENZHEN = ['440300']
const BOTH = ['440100', '440300']

export const ROLES: readonly (readonly [string, string, readonly string[]])[] = [
  ['ROLE_MANAGER', '经理', EVERYTHING],
  ['ROLE_FINANCE', '财务', [...LOOK, 'OPT_UPDATE', 'OPT_SAVE']],
  ['ROLE_FOLLOW_UP', '跟进经理', WORK],
  ['ROLE_SALES', '业务员', WORK],
  ['ROLE_SERVICE', '客服', WORK],
  ['ROLE_PROVIDER', '服务商员工', WORK],
  ['ROLE_VIEWER', '只读查看', LOOK],
  ['ROLE_BARE', '无权限', []],
  ['ROLE_SAVER', '只存', [...LOOK, 'OPT_SAVE']],
  ['ROLE_ODD', '怪角色', ['OPT_SEARCH', 'OPT_ROOT']],
]

/** Everybody signs in with `name-secret`. */
export const USERS = {
  manager: { roles: ['ROLE_MANAGER'], cities: BOTH, city: '440100' },
  finance: { roles: ['ROLE_FINANCE'], cities: GUANGZHOU, city: '440100' },
  follow: { roles: ['ROLE_FOLLOW_UP'], cities: GUANGZHOU, city: '440100' },
  sales: { roles: ['ROLE_SALES'], cities: GUANGZHOU, city: '440100' },
  service: { roles: ['ROLE_SERVICE'], cities: GUANGZHOU, city: '440100' },
  provider: { roles: ['ROLE_PROVIDER'], cities: GUANGZHOU, city: '440100', provider: 'org-bank' },
  saver: { roles: ['ROLE_SAVER'], cities: GUANGZHOU, city: '440100', provider: 'org-desk' },
  viewer: { roles: ['ROLE_VIEWER'], cities: GUANGZHOU, city: '440100' },
  southern: { roles: ['ROLE_MANAGER'], cities: SHENZHEN, city: '440300' },
  bare: { roles: ['ROLE_BARE'], cities: GUANGZHOU, city: '440100' },
  odd: { roles: ['ROLE_ODD'], cities: GUANGZHOU, city: '440100' },
  stray: { roles: ['ROLE_MANAGER'], cities: [] },
  elsewhere: { roles: ['ROLE_VIEWER'], cities: GUANGZHOU, city: '110100' },
  former: { roles: ['ROLE_MANAGER'], cities: GUANGZHOU, city: '440100', enabled: 0 },
} as const satisfies Readonly<Record<string, Values & { readonly roles: readonly string[] }>>
export type UserName = keyof typeof USERS

const account = (
  br01Name: string,
  serial: number,
  positions: readonly string[],
  cities: readonly string[],
): Values => ({
  br01Name,
  br01AcctNo: `no${serial}`,
  br01AcctTypeId: 'HX7001',
  br01Phone: `154${String(serial).padStart(8, '0')}`,
  positions,
  cities,
})
export const ACCOUNTS: Readonly<Record<string, Values>> = {
  'a-manager': account('例经理', 1, ['HX5901', 'HX5905'], BOTH),
  'a-finance': account('例财务', 2, ['HX5904'], GUANGZHOU),
  'a-follow': account('例跟进', 3, ['HX5901'], GUANGZHOU),
  'a-sales': account('例业务', 4, ['HX5902'], GUANGZHOU),
  'a-service': account('例客服', 5, ['HX5903'], GUANGZHOU),
  'a-provider': account('例服务', 6, [], GUANGZHOU),
  'a-viewer': account('例查看', 7, [], GUANGZHOU),
  'a-southern': account('例深圳', 8, ['HX5901'], SHENZHEN),
}

type Entry = readonly [key: string, value: string, more?: Values]
export const ENTRIES: Readonly<Record<string, readonly Entry[]>> = {
  HF01: [
    ['HF0101', '房屋买卖'],
    ['HF0102', '按揭/抵押贷款'],
    ['HF0103', '帮我找房'],
  ],
  HH20: [
    ['HH2001', '商业贷款'],
    ['HH2002', '公积金贷款'],
    ['HH2003', '组合贷款'],
    ['HH2004', '一次性付款'],
    ['HH2005', '分期付款'],
    ['HH2006', '抵押贷款'],
  ],
  HG10: [
    ['HG1001', '一次性付款'],
    ['HG1002', '按揭贷款'],
    ['HG1003', '分期付款'],
  ],
  HF99: [
    ['HF9901', '商业按揭'],
    ['HF9902', '公积金'],
    ['HF9903', '组合'],
    ['HF9905', '赎楼垫资'],
    ['HF9907', '抵押自有房产'],
  ],
  HF04: [
    ['HF0401', '购房按揭'],
    ['HF0402', '房产抵押贷款'],
    ['HF0404', '赎楼过桥'],
    ['HF0405', '信用贷款'],
  ],
  HF05: [
    ['HF0501', '个人'],
    ['HF0502', '公司'],
  ],
  HF19: [
    ['HF1901', '夫妻'],
    ['HF1903', '无亲属关系'],
    ['HF1999', '已停用', { enabled: 0 }],
  ],
  HX05: [
    ['HX0501', '咨询'],
    ['HX0507', '已结案'],
    ['HX0508', '已取消'],
  ],
  HX01: [['HX0101', '民营企业']],
  HX03: [['HX0301', '等额本息']],
  BANK_HEAD: [
    ['B1', '示例银行', { otherValues: '{"TYPE":"COMMERCIAL","FATHER":"0"}' }],
    ['B2', '样本银行', { otherValues: '{"FATHER":"1"}' }],
  ],
}

export const ORGANISATIONS: Readonly<Record<string, Values>> = {
  'org-bank': {
    hf31BranceName: '示例银行天河支行',
    hf31OrgType: 'HF9C01',
    hf31HeadBank: 'B1',
    hf31Foreign: 0,
    hf31Province: '440000',
    hf31City: '440100',
    hf31Area: '440106',
    hf31SortNo: 2,
    hf31Enabled: 1,
  },
  'org-desk': {
    hf31BranceName: '示例登记中心',
    hf31OrgType: 'HF9C02',
    hf31HeadBank: 'B2',
    hf31Foreign: 0,
    hf31Province: '440000',
    hf31City: '440100',
    hf31Area: '440104',
    hf31SortNo: 1,
    hf31Enabled: 1,
  },
  'org-south': {
    hf31BranceName: '示例银行福田支行',
    hf31OrgType: 'HF9C01',
    hf31HeadBank: 'B1',
    hf31Foreign: 0,
    hf31Province: '440000',
    hf31City: '440300',
    hf31Area: '440304',
    hf31SortNo: 3,
    hf31Enabled: 1,
  },
}

/** What a person fills in to open a case; every value passes. */
export const FRESH = {
  prjPayType: 'HH2001',
  hf20BuyerType: 'HF0501',
  hf20SellerType: 'HF0501',
  hf20HouseArea: '440106',
  hf20HouseAddress: '示例路1号',
  hf20HouseMarketPrice: 3_280_000,
  hf20ManagerId: 'a-follow',
} as const
