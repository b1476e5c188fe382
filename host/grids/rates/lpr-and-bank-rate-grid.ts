import { cityRate, defineGrid, rowsFor } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/**
 * The lowest rate that the banks of a city have agreed on, with the prime rate it is based on.
 * @source ROU-011 (LPRandBankRate)
 */
export const lprAndBankRateGrid = defineGrid({
  name: 'LPRandBankRate',
  title: '城市房贷利率',
  about: '所选银行没有利率标准时，贷款的利率按本城市的下限带出。',
  entity: cityRate,
  columns: [
    'cityRateCity',
    'cityRateHouse',
    'cityRateTerm',
    'cityRateLpr',
    'cityRatePoints',
    'cityRateLeast',
    'cityRateMonth',
    'enabled',
    'updTime',
  ],
  search: ['cityRateCity', 'cityRateHouse', 'cityRateTerm', 'cityRateMonth', 'enabled'],
  sort: { field: 'cityRateMonth', order: 'desc' },
  scope: 'city',
  cityField: 'cityRateCity',
  open: 'cityRateCity',
  pinned: ['cityRateCity'],
  ...SWITCHED,
})

const GUANGZHOU = ['440000', '440100'] as const
const SHENZHEN = ['440000', '440300'] as const
const BASIS = '市场利率定价自律机制约定（演示口径）'

export const lprAndBankRateRows = rowsFor(
  lprAndBankRateGrid,
  [
    'cityRateProvince',
    'cityRateCity',
    'cityRateHouse',
    'cityRateTerm',
    'cityRateLpr',
    'cityRatePoints',
    'cityRateLeast',
    'cityRateMonth',
    'cityRateBasis',
    'enabled',
  ],
  [
    [...GUANGZHOU, 'FIRST', 'LONG', 3.5, -50, 3, '2025-05-20', BASIS, 1],
    [...GUANGZHOU, 'FIRST', 'SHORT', 3, -10, 2.9, '2025-05-20', BASIS, 1],
    [...GUANGZHOU, 'SECOND', 'LONG', 3.5, -10, 3.4, '2025-05-20', BASIS, 1],
    [...GUANGZHOU, 'SECOND', 'SHORT', 3, 10, 3.1, '2025-05-20', BASIS, 1],
    [...GUANGZHOU, 'SHOP', 'SHORT', 3, 60, 3.6, '2025-05-20', '按各行商业用房政策（演示口径）', 1],
    [...GUANGZHOU, 'SHOP', 'LONG', 3.5, 60, 4.1, '2025-05-20', '按各行商业用房政策（演示口径）', 1],
    [...GUANGZHOU, 'FIRST', 'LONG', 3.6, -55, 3.05, '2024-10-21', BASIS, 0],
    [...GUANGZHOU, 'FIRST', 'SHORT', 3.1, -10, 3, '2024-10-21', BASIS, 0],
    [...GUANGZHOU, 'SECOND', 'LONG', 3.6, -15, 3.45, '2024-10-21', BASIS, 0],
    [...GUANGZHOU, 'SECOND', 'SHORT', 3.1, 10, 3.2, '2024-10-21', BASIS, 0],
    [...GUANGZHOU, 'FIRST', 'LONG', 3.85, -45, 3.4, '2024-07-22', BASIS, 0],
    [...GUANGZHOU, 'SECOND', 'LONG', 3.85, 10, 3.95, '2024-07-22', BASIS, 0],
    [...SHENZHEN, 'FIRST', 'LONG', 3.5, -45, 3.05, '2025-05-20', BASIS, 1],
    [...SHENZHEN, 'SECOND', 'LONG', 3.5, -5, 3.45, '2025-05-20', BASIS, 1],
  ],
)
