import { code, date, defineGrid, percent, ROLE, rowsFor, text, textarea, yuan } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'

/** What services cost: list price, how far it may be lowered, since when. @source ROU-008 (/OrdPriceLstMGrid) */
export const orderPriceGrid = defineGrid({
  name: 'OrdPriceLstMGrid',
  title: '服务价目表',
  entity: listEntity({
    service: 'OrdPriceLstM',
    title: '服务价目',
    fields: {
      priceCode: text('价目编号', { required: true, maxLength: 32, indexed: true }),
      priceName: text('服务名称', { required: true, maxLength: 100, indexed: true }),
      priceClass: code('SL01_BILL_CLASS', '订单类别', { required: true, indexed: true }),
      priceCharge: code('project_charge_cls', '收费类型', { required: true, indexed: true }),
      priceUnit: code('PRICE_UNIT', '计价单位', { required: true, indexed: true }),
      priceAmount: yuan('标准价', { max: 1_000_000, indexed: true, hint: '按比例计价时不填' }),
      priceRate: percent('费率', { min: 0, max: 1, precision: 3, indexed: true }),
      priceLeast: yuan('最低成交价', { max: 1_000_000, indexed: true, hint: '低于此价须经理同意' }),
      priceFrom: date('生效日期', { required: true, indexed: true }),
      priceTo: date('失效日期', { indexed: true }),
      priceMemo: textarea('服务内容', { maxLength: 500 }),
      priceState: code('PRICE_STATE', '状态', { default: 'DRAFT', indexed: true }),
    },
  }),
  columns: ['priceCode', 'priceName', 'priceClass', 'priceCharge', 'priceUnit', 'priceAmount', 'priceRate', 'priceLeast', 'priceFrom', 'priceState'],
  search: ['priceCode', 'priceName', 'priceClass', 'priceCharge', 'priceUnit', 'priceFrom', 'priceState'],
  sort: { field: 'priceCode', order: 'asc' },
  open: 'priceName',
  pinned: ['priceCode'],
  scope: 'city',
  form: { columns: 2 },
  unique: [['priceCode']],
  operations: ['view', 'add', 'edit', 'clone', 'confirm', 'enable', 'disable', 'delete'],
  states: { field: 'priceState', moves: {
    confirm: { from: ['DRAFT'], to: 'USED' },
    enable: { from: ['OFF'], to: 'USED' },
    disable: { from: ['USED'], to: 'OFF' },
    edit: { from: ['DRAFT', 'OFF'] },
    delete: { from: ['DRAFT', 'OFF'] },
  } },
  roles: { write: [ROLE.manager] },
})

export const orderPriceRows = rowsFor(orderPriceGrid, ['priceCode', 'priceName', 'priceClass', 'priceCharge', 'priceUnit', 'priceAmount', 'priceRate', 'priceLeast', 'priceFrom', 'priceState', 'priceMemo'], [
  ['JM-01', '二手房交易全程服务', 'SL0101', 'PC01', 'RATIO', null, 0.015, 8_000, '2026-01-01', 'USED', '签约、资金监管、过户、交楼陪同'],
  ['JM-02', '自行成交签约服务', 'SL0101', 'PC01', 'CASE', 5_800, null, 4_500, '2026-01-01', 'USED', '买卖双方自行成交，代办签约与过户'],
  ['JM-03', '商业按揭代办', 'SL0101', 'PC02', 'CASE', 3_800, null, 3_000, '2026-01-01', 'USED', '选行、面签、催批、放款跟进'],
  ['JM-04', '公积金与组合贷代办', 'SL0101', 'PC02', 'CASE', 4_800, null, 3_800, '2026-01-01', 'USED', '含公积金中心预约与递件'],
  ['JM-05', '抵押经营贷服务', 'SL0101', 'PC14', 'RATIO', null, 0.01, 5_000, '2026-03-01', 'USED', '按放款金额收取'],
  ['JM-06', '商转公服务', 'SL0101', 'PC13', 'CASE', 5_000, null, 4_200, '2026-03-01', 'USED', '办结后收取'],
  ['JM-07', '赎楼陪同', 'SL0101', 'PC05', 'CASE', 3_000, null, 2_000, '2026-01-01', 'USED', '预约、结清、注销抵押'],
  ['JM-08', '垫资服务（按日）', 'SL0103', 'PC06', 'DAY', null, 0.0004, 2_000, '2026-01-01', 'USED', '按本金与实际天数结算'],
  ['JM-09', '加急放款', 'SL0101', 'PC07', 'CASE', 3_000, null, 2_000, '2025-07-01', 'OFF', '银行额度正常后停用'],
  ['JM-10', '过户递件代办', 'SL0101', 'PC12', 'CASE', 1_500, null, 1_000, '2026-01-01', 'USED', '预约、递件、领证'],
  ['JM-11', '公证协助', 'SL0103', 'PC08', 'TIME', 800, null, 500, '2026-01-01', 'USED', '委托书、声明书'],
  ['JM-12', '交楼与户口核查', 'SL0101', 'PC15', 'TIME', 500, null, 300, '2026-01-01', 'USED', '抄表、户口核查陪同'],
  ['JM-13', '查册与评估咨询', 'SL0104', 'PC09', 'TIME', 100, null, 50, '2026-10-01', 'DRAFT', '拟新增'],
], { dictionaries: [
  { code: 'PRICE_UNIT', name: '计价单位', entries: [['CASE', '每单'], ['TIME', '每次'], ['DAY', '每日'], ['RATIO', '按比例']] },
  { code: 'PRICE_STATE', name: '价目状态', entries: [['DRAFT', '拟定'], ['USED', '执行中'], ['OFF', '已停用']] },
] })
