import { defineGrid, fundPolicy, rowsFor } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/** Rules of the housing provident fund: rates, limits and the required payment period. @source ROU-010 (FundGrid) */
export const fundGrid = defineGrid({
  name: 'FundGrid',
  title: '公积金政策',
  about: '公积金贷款没有填写利率时按这里带出；贷款金额超过执行中的最高额度的，须由经理保存。',
  entity: fundPolicy,
  columns: [
    'fundName',
    'fundHouse',
    'fundYears',
    'fundRate',
    'fundLimitOne',
    'fundLimitTwo',
    'fundMonths',
    'fundFrom',
    'enabled',
    'updTime',
  ],
  search: ['fundName', 'fundHouse', 'fundYears', 'fundFrom', 'enabled'],
  sort: { field: 'fundFrom', order: 'desc' },
  scope: 'all',
  reason: 'Rates, taxes and standards are laid down for the whole country.',
  open: 'fundName',
  pinned: ['fundName'],
  ...SWITCHED,
})

const NOW = '2025-05-08'
const BEFORE = '2024-05-18'

export const fundRows = rowsFor(
  fundGrid,
  [
    'fundName',
    'fundHouse',
    'fundYears',
    'fundRate',
    'fundLimitOne',
    'fundLimitTwo',
    'fundMonths',
    'fundFrom',
    'enabled',
    'fundMemo',
  ],
  [
    ['首套5年（含）以下', 'FIRST', 'SHORT', 2.1, 800_000, 1_600_000, 6, NOW, 1, '额度为演示口径，以中心当期公布为准'],
    ['首套5年以上', 'FIRST', 'LONG', 2.6, 800_000, 1_600_000, 6, NOW, 1, null],
    ['二套5年（含）以下', 'SECOND', 'SHORT', 2.525, 700_000, 1_300_000, 6, NOW, 1, null],
    ['二套5年以上', 'SECOND', 'LONG', 3.075, 700_000, 1_300_000, 6, NOW, 1, null],
    ['首套5年以上·多子女家庭', 'FIRST', 'LONG', 2.6, 1_040_000, 2_080_000, 6, NOW, 1, '额度上浮三成（演示口径）'],
    ['首套5年以上·绿色建筑', 'FIRST', 'LONG', 2.6, 960_000, 1_920_000, 6, NOW, 1, '额度上浮两成（演示口径）'],
    ['异地缴存首套5年以上', 'FIRST', 'LONG', 2.6, 800_000, 1_600_000, 6, NOW, 1, '须提供缴存地出具的缴存使用证明'],
    ['组合贷款首套', 'FIRST', 'LONG', 2.6, 800_000, 1_600_000, 6, NOW, 1, '商业部分按银行利率'],
    ['首套5年（含）以下（旧）', 'FIRST', 'SHORT', 2.35, 700_000, 1_200_000, 12, BEFORE, 0, '2025-05-07 止'],
    ['首套5年以上（旧）', 'FIRST', 'LONG', 2.85, 700_000, 1_200_000, 12, BEFORE, 0, '2025-05-07 止'],
    ['二套5年（含）以下（旧）', 'SECOND', 'SHORT', 2.775, 600_000, 1_000_000, 12, BEFORE, 0, '2025-05-07 止'],
    ['二套5年以上（旧）', 'SECOND', 'LONG', 3.325, 600_000, 1_000_000, 12, BEFORE, 0, '2025-05-07 止'],
  ],
)
