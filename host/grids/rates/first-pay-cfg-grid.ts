import { defineGrid, firstPayment, rowsFor } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/** Minimum first payments by city, loan and number of homes of the family. @source ROU-010 (FirstPayCfgGrid) */
export const firstPayCfgGrid = defineGrid({
  name: 'FirstPayCfgGrid',
  title: '首付比例',
  about: '购房贷款超过成交价扣除最低首付后的金额时，须由经理保存。',
  entity: firstPayment,
  columns: ['payName', 'payCity', 'payScheme', 'payHouse', 'payLeast', 'payUsual', 'payFrom', 'enabled', 'updTime'],
  search: ['payName', 'payCity', 'payScheme', 'payHouse', 'enabled'],
  sort: { field: 'payLeast', order: 'asc' },
  scope: 'city',
  cityField: 'payCity',
  open: 'payName',
  pinned: ['payName'],
  unique: [['payName', 'payCity']],
  ...SWITCHED,
})

const GUANGZHOU = ['440000', '440100'] as const
const SHENZHEN = ['440000', '440300'] as const

export const firstPayCfgRows = rowsFor(
  firstPayCfgGrid,
  ['payName', 'payProvince', 'payCity', 'payScheme', 'payHouse', 'payLeast', 'payUsual', 'payFrom', 'payMemo'],
  [
    ['首套商业贷款', ...GUANGZHOU, 'HF9901', 'FIRST', 0.15, 0.3, '2024-05-28', null],
    ['二套商业贷款', ...GUANGZHOU, 'HF9901', 'SECOND', 0.15, 0.3, '2024-09-30', '不再区分首套、二套最低比例'],
    ['首套公积金贷款', ...GUANGZHOU, 'HF9902', 'FIRST', 0.2, 0.3, '2024-09-30', null],
    ['二套公积金贷款', ...GUANGZHOU, 'HF9902', 'SECOND', 0.2, 0.3, '2024-09-30', null],
    ['首套组合贷款', ...GUANGZHOU, 'HF9903', 'FIRST', 0.2, 0.3, '2024-09-30', '按公积金部分的要求'],
    ['二套组合贷款', ...GUANGZHOU, 'HF9903', 'SECOND', 0.2, 0.3, '2024-09-30', '按公积金部分的要求'],
    ['三套及以上商业贷款', ...GUANGZHOU, 'HF9901', 'THIRD', 0.3, 0.5, '2024-09-30', '由银行自行审批（演示口径）'],
    ['商业用房贷款', ...GUANGZHOU, 'HF9901', 'SHOP', 0.5, 0.5, '2020-01-01', null],
    ['公寓贷款', ...GUANGZHOU, 'HF9901', 'SHOP', 0.5, 0.55, '2020-01-01', '期限最长10年'],
    ['人才首套公积金贷款', ...GUANGZHOU, 'HF9902', 'FIRST', 0.2, 0.2, '2024-09-30', '须有人才认定证明（演示口径）'],
    ['拍卖房商业贷款', ...GUANGZHOU, 'HF9901', 'FIRST', 0.3, 0.4, '2024-09-30', '须在竞得后60日内放款（演示口径）'],
    ['房龄三十年以上商业贷款', ...GUANGZHOU, 'HF9901', 'SECOND', 0.3, 0.4, '2024-09-30', '按评估价计算'],
    ['首套商业贷款', ...SHENZHEN, 'HF9901', 'FIRST', 0.15, 0.2, '2024-09-30', null],
    ['二套商业贷款', ...SHENZHEN, 'HF9901', 'SECOND', 0.2, 0.3, '2024-09-30', null],
    ['首套公积金贷款', ...SHENZHEN, 'HF9902', 'FIRST', 0.2, 0.2, '2024-09-30', null],
  ],
)
