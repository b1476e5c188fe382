import { code, date, defineGrid, flag, integer, number, rowsFor, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

const percent = (label: string) => number(label, { stored: 'percent', shown: 'percent', precision: 3, min: 0, max: 20, indexed: true })

/** What banks lend at: the prime rate of five years and their points on it. @source ROU-008 (/BankRateGrid) */
export const bankRateGrid = defineGrid({
  name: 'BankRateGrid',
  title: '银行利率',
  entity: listEntity({
    service: 'BankRate',
    title: '银行利率',
    fields: {
      rateBank: code('BANK_HEAD', '银行', { required: true, indexed: true }),
      rateHouse: code('RATE_HOUSE', '套数', { required: true, indexed: true, default: 'FIRST' }),
      ratePoints: integer('LPR 加点（基点）', { required: true, min: -300, max: 300, indexed: true, hint: '低于 LPR 为负数' }),
      rateYear: percent('执行利率'),
      rateFastDays: integer('放款时间（工作日）', { min: 0, max: 120, indexed: true }),
      rateFrom: date('生效日期', { required: true, indexed: true }),
      rateMemo: textarea('说明', { maxLength: 200 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['rateBank', 'rateHouse', 'ratePoints', 'rateYear', 'rateFastDays', 'rateFrom', 'enabled', 'updTime'],
  search: ['rateBank', 'rateHouse', 'rateFrom', 'enabled'],
  sort: { field: 'ratePoints', order: 'asc' },
  scope: 'all',
  reason: 'Rates, taxes and standards are laid down for the whole country.',
  open: 'rateBank',
  pinned: ['rateBank'],
  unique: [['rateBank', 'rateHouse', 'rateFrom']],
  ...SWITCHED,
})

export const bankRateRows = rowsFor(bankRateGrid, ['rateBank', 'rateHouse', 'ratePoints', 'rateYear', 'rateFastDays', 'rateFrom', 'rateMemo'], [
  ['DEMO01', 'FIRST', -45, 3.05, 12, '2025-05-20', '代发工资客户可再优惠 5 个基点（演示）'],
  ['DEMO01', 'SECOND', -5, 3.45, 15, '2025-05-20', null],
  ['DEMO02', 'FIRST', -46, 3.04, 10, '2025-05-20', null],
  ['DEMO02', 'SECOND', -6, 3.44, 14, '2025-05-20', null],
  ['DEMO03', 'FIRST', -47, 3.03, 14, '2025-05-20', '须在本行办理资金监管（演示）'],
  ['DEMO03', 'SECOND', -7, 3.43, 16, '2025-05-20', null],
  ['DEMO04', 'FIRST', -48, 3.02, 15, '2025-05-20', null],
  ['DEMO04', 'SECOND', -8, 3.42, 18, '2025-05-20', null],
  ['DEMO05', 'FIRST', -49, 3.01, 9, '2025-05-20', '额度紧张时按申请顺序放款（演示）'],
  ['DEMO05', 'SECOND', -9, 3.41, 12, '2025-05-20', null],
  ['DEMO91', 'FIRST', -40, 3.1, 20, '2025-05-20', '外资银行，须提供境外收入证明（演示）'],
  ['DEMO92', 'FIRST', -41, 3.09, 22, '2025-05-20', null],
  ['DEMO93', 'FIRST', -42, 3.08, 25, '2025-05-20', null],
], { dictionaries: [{ code: 'RATE_HOUSE', name: '房贷套数', entries: [['FIRST', '首套'], ['SECOND', '二套'], ['THIRD', '三套及以上'], ['SHOP', '商业用房']] }] })
