import { date, defineGrid, integer, number, primeRate, rowsFor, withComputed } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/** Quotations of the loan prime rate. @source ROU-008 (/BankLprGrid) */
export const bankLprGrid = defineGrid({
  name: 'BankLprGrid',
  title: 'LPR 报价',
  about: '银行利率、城市房贷利率没有写明利率时，按最新一期报价加点计算贷款带出的利率。',
  entity: withComputed(primeRate, {
    lprOneChange: number('1年期较上次（基点）', { precision: 0 }),
    lprApart: integer('长短期相差（基点）'),
    lprNext: date('下一次变动'),
  }),
  columns: [
    'lprDate',
    'lprOneYear',
    'lprOneChange',
    'lprFiveYear',
    'lprFiveChange',
    'lprApart',
    'lprNext',
    'lprSource',
    'enabled',
    'updTime',
  ],
  search: ['lprDate', 'lprFiveYear', 'enabled'],
  sort: { field: 'lprDate', order: 'desc' },
  scope: 'all',
  reason: 'Rates, taxes and standards are laid down for the whole country.',
  open: 'lprDate',
  pinned: ['lprDate'],
  unique: [['lprDate']],
  ...SWITCHED,
})

/** Months in which it changed. */
export const bankLprRows = rowsFor(
  bankLprGrid,
  ['lprDate', 'lprOneYear', 'lprFiveYear', 'lprFiveChange', 'lprMemo'],
  [
    ['2019-08-20', 4.25, 4.85, null, '改革后首次报价'],
    ['2019-09-20', 4.2, 4.85, 0, null],
    ['2019-11-20', 4.15, 4.8, -5, null],
    ['2020-02-20', 4.05, 4.75, -5, null],
    ['2020-04-20', 3.85, 4.65, -10, null],
    ['2021-12-20', 3.8, 4.65, 0, null],
    ['2022-01-20', 3.7, 4.6, -5, null],
    ['2022-05-20', 3.7, 4.45, -15, null],
    ['2022-08-22', 3.65, 4.3, -15, null],
    ['2023-06-20', 3.55, 4.2, -10, null],
    ['2023-08-21', 3.45, 4.2, 0, null],
    ['2024-02-20', 3.45, 3.95, -25, null],
    ['2024-07-22', 3.35, 3.85, -10, null],
    ['2024-10-21', 3.1, 3.6, -25, null],
    ['2025-05-20', 3, 3.5, -10, '之后的报价请续填并核对'],
  ],
  { reference: true },
)
