import { defineGrid, entities, fieldTable, GOVERNED, type Grid, OF_MEMBERS, rowsFor, tableCode } from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'

/**
 * Tables of fields. They come with the program; managers set their labels and their order.
 * @source ROU-002 (/TempTabGrid), OPN-038
 */
export const tempTabGrid: Grid = defineGrid({
  name: 'TempTabGrid',
  title: '字段表',
  about: '字段表的目录：各表有多少字段，哪些可在“字段设置”中调整。',
  entity: fieldTable,
  columns: [
    'hf01Code',
    'hf01Title',
    'hf01Service',
    'hf01MemberTypes',
    'hf01Governed',
    'hf01Fields',
    'hf01Memo',
    'updTime',
  ],
  search: ['hf01Code', 'hf01Title', 'hf01Service', 'hf01MemberTypes', 'hf01Governed'],
  sort: { field: 'hf01SortNo', order: 'asc' },
  scope: 'all',
  reason: 'Fields have the same names in every city; a city that differs has a list of its own.',
  open: 'hf01Title',
  operations: ['view', 'edit'],
  choices: { dict: 'TABLE_TYPE', key: 'hf01Code', label: 'hf01Title', enabled: 'enabled' },
  form: { columns: 2 },
  pinned: ['hf01Code'],
  unique: [['hf01Code']],
  roles: MANAGERS_WRITE,
})

const MEMO: Readonly<Record<string, string>> = {
  1: '项目的付款、双方、房屋位置与跟进人员',
  2: '买家、业主与保证人的身份资料',
  3: '交易房屋的产权、面积与贷款',
  4: '成交价、费用与时间节点',
  5: '贷款类型、金额、年限与银行',
  6: '单位、收入与征信',
  7: '公积金缴存',
  8: '社保缴存',
  9: '个税缴纳',
  10: '名下的其他房产',
  11: '找房的预算、户型与位置',
}
/** The label of each table in the dictionary. */
const NAME: Readonly<Record<string, string>> = {
  1: '项目基础',
  2: '成员',
  3: '房屋详情',
  4: '交易信息',
  5: '贷款信息',
  6: '工作与征信',
  7: '公积金',
  8: '社保',
  9: '个税',
  10: '名下房产',
  11: '找房需求',
}
const EVERY_SIDE = ['0', '1', '2']
/** Records of a case whose set of fields is fixed. */
const FIXED = [
  ['RELATION', 'Hf2jPrjMemberRelation', '成员的家庭分组'],
  ['CHARGE', 'ProjectChargeCfg', '收费项与应收金额'],
  ['INCOME', 'Hf54ProjectIncomeInfo', '收款'],
  ['ORDER', 'Sl01SaleOrderM', '收入对应的订单'],
  ['EXPENSE', 'ProjectCostInfo', '支出'],
  ['JOB', 'Hf15FlowJobs', '项目流程'],
] as const

export const tempTabRows = rowsFor(
  tempTabGrid,
  ['$key', 'hf01Code', 'hf01Title', 'hf01Service', 'hf01MemberTypes', 'hf01Governed', 'hf01SortNo', 'hf01Memo'],
  [
    ...GOVERNED.map((entity) => [
      tableCode(entity),
      tableCode(entity),
      NAME[tableCode(entity)] ?? entity.title,
      entity.service,
      OF_MEMBERS.includes(entity) ? EVERY_SIDE : null,
      1,
      Number(tableCode(entity)) * 10,
      MEMO[tableCode(entity)] ?? null,
    ]),
    ...FIXED.map(([code, service, memo], index) => [
      code,
      code,
      entities[service]?.title ?? service,
      service,
      null,
      0,
      500 + index * 10,
      memo,
    ]),
  ],
  { reference: true },
)
