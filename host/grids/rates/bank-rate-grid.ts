import { bankRate, defineGrid, rowsFor } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/** Lending rates of banks: the five-year prime rate and the points each bank adds. @source ROU-008 (/BankRateGrid) */
export const bankRateGrid = defineGrid({
  name: 'BankRateGrid',
  title: '银行利率',
  about: '贷款没有填写利率时，按所选银行的这一利率带出；执行利率为空的，按最新 LPR 加点。',
  entity: bankRate,
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

export const bankRateRows = rowsFor(
  bankRateGrid,
  ['rateBank', 'rateHouse', 'ratePoints', 'rateYear', 'rateFastDays', 'rateFrom', 'rateMemo'],
  [
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
    ['DEMO91', 'FIRST', -40, null, 20, '2025-05-20', '外资银行，须提供境外收入证明（演示）'],
    ['DEMO92', 'FIRST', -41, null, 22, '2025-05-20', null],
    ['DEMO93', 'FIRST', -42, null, 25, '2025-05-20', null],
  ],
)
