import { defineGrid, type Grid, PRICE_STATE, rowsFor, servicePrice } from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'

const { draft, used, off } = PRICE_STATE

/** What services cost: list price, how far it may be lowered, since when. @source ROU-008 (/OrdPriceLstMGrid) */
export const orderPriceGrid: Grid = defineGrid({
  name: 'OrdPriceLstMGrid',
  title: '服务价目表',
  entity: servicePrice,
  columns: [
    'priceCode', 'priceName', 'priceClass', 'priceCharge', 'priceUnit', 'priceAmount', 'priceRate', 'priceLeast',
    'priceFrom', 'priceState', 'updTime',
  ],
  search: ['priceCode', 'priceName', 'priceClass', 'priceCharge', 'priceUnit', 'priceFrom', 'priceState'],
  sort: { field: 'priceCode', order: 'asc' },
  open: 'priceName',
  pinned: ['priceCode'],
  rowsOf: { table: 'ord_price_lst_m' },
  scope: 'city',
  form: { columns: 2 },
  unique: [['priceCode']],
  operations: ['view', 'add', 'edit', 'clone', 'confirm', 'enable', 'disable', 'delete'],
  states: { field: 'priceState', moves: {
    confirm: { from: [draft], to: used, says: { label: '执行', done: '已开始执行', prompt: '确定开始执行这条价目吗？' } },
    enable: { from: [off], to: used },
    disable: { from: [used], to: off },
    edit: { from: [draft, off] },
    delete: { from: [draft, off] },
  } },
  roles: MANAGERS_WRITE,
})

export const orderPriceRows = rowsFor(orderPriceGrid, ['priceCode', 'priceName', 'priceClass', 'priceCharge', 'priceUnit', 'priceAmount', 'priceRate', 'priceLeast', 'priceFrom', 'priceState', 'priceMemo'], [
  ['JM-01', '二手房交易全程服务', 'SL0101', 'PC01', 'RATIO', null, 0.015, 8_000, '2026-01-01', used, '签约、资金监管、过户、交楼陪同'],
  ['JM-02', '自行成交签约服务', 'SL0101', 'PC01', 'CASE', 5_800, null, 4_500, '2026-01-01', used, '买卖双方自行成交，代办签约与过户'],
  ['JM-03', '商业按揭代办', 'SL0101', 'PC02', 'CASE', 3_800, null, 3_000, '2026-01-01', used, '选行、面签、催批、放款跟进'],
  ['JM-04', '公积金与组合贷代办', 'SL0101', 'PC02', 'CASE', 4_800, null, 3_800, '2026-01-01', used, '含公积金中心预约与递件'],
  ['JM-05', '抵押经营贷服务', 'SL0101', 'PC14', 'RATIO', null, 0.01, 5_000, '2026-03-01', used, '按放款金额收取'],
  ['JM-06', '商转公服务', 'SL0101', 'PC13', 'CASE', 5_000, null, 4_200, '2026-03-01', used, '办结后收取'],
  ['JM-07', '赎楼陪同', 'SL0101', 'PC05', 'CASE', 3_000, null, 2_000, '2026-01-01', used, '预约、结清、注销抵押'],
  ['JM-08', '垫资服务（按日）', 'SL0103', 'PC06', 'DAY', null, 0.0004, 2_000, '2026-01-01', used, '按本金与实际天数结算'],
  ['JM-09', '加急放款', 'SL0101', 'PC07', 'CASE', 3_000, null, 2_000, '2025-07-01', off, '银行额度正常后停用'],
  ['JM-10', '过户递件代办', 'SL0101', 'PC12', 'CASE', 1_500, null, 1_000, '2026-01-01', used, '预约、递件、领证'],
  ['JM-11', '公证协助', 'SL0103', 'PC08', 'TIME', 800, null, 500, '2026-01-01', used, '委托书、声明书'],
  ['JM-12', '交楼与户口核查', 'SL0101', 'PC15', 'TIME', 500, null, 300, '2026-01-01', used, '抄表、户口核查陪同'],
  ['JM-13', '查册与评估咨询', 'SL0104', 'PC09', 'TIME', 100, null, 50, '2026-10-01', draft, '拟新增'],
])
