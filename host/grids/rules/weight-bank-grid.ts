import { bankWeight, defineGrid, integer, rowsFor, withComputed } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/** How much each fact counts when organisations are recommended. @source ROU-003 (/Weight*), ruling 2 */
export const weightBankGrid = defineGrid({
  name: 'WeightBankGrid',
  title: '机构推荐权重',
  about: '推荐办理机构时按这里的权重计分；修改后，已有的推荐会提示更新。',
  entity: withComputed(bankWeight, {
    weightPoints: integer('折算分值', { hint: '与其他启用的权重一起折算为 100 分后，这个因素最多的分数' }),
    weightOtherwise: integer('没有这条时的分值'),
  }),
  columns: [
    'weightFor',
    'weightScheme',
    'weightValue',
    'weightPoints',
    'weightOtherwise',
    'weightSort',
    'weightMemo',
    'enabled',
    'updTime',
  ],
  search: ['weightFor', 'weightScheme', 'enabled'],
  sort: { field: 'weightSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'weightFor',
  pinned: ['weightFor'],
  unique: [['weightFor', 'weightScheme']],
  rowsOf: { table: 'weight_bank' },
  ...SWITCHED,
})

export const weightBankRows = rowsFor(
  weightBankGrid,
  ['weightSort', 'weightFor', 'weightScheme', 'weightValue', 'weightMemo', 'enabled'],
  [
    [10, 'FIT', null, 40, '能否办理该方案，办理得如何', 1],
    [20, 'DISTRICT', null, 20, '与房屋同区', 1],
    [30, 'DISTANCE', null, 20, '1 公里内满分，20 公里以上不计', 1],
    [40, 'REPAYMENT', null, 10, '支持意向还款方式', 1],
    [50, 'WISH', null, 10, '可接受的利率、可改办组合贷款', 1],
    [60, 'DISTRICT', 'HF9902', 10, '公积金全市通办，启用后同区少计', 0],
    [70, 'DISTANCE', 'HF9902', 10, '公积金全市通办，启用后距离少计', 0],
    [80, 'FIT', 'HF9903', 60, '组合贷款更看重受托资格', 0],
    [90, 'DISTANCE', 'HF9908', 5, '经营贷客户不在意距离', 0],
    [100, 'REPAYMENT', 'HF9908', 30, '经营贷看重先息后本', 0],
    [110, 'WISH', 'HF9905', 30, '赎楼看重资金成本', 0],
    [120, 'DISTANCE', 'HF9905', 0, '赎楼不计距离', 0],
  ],
)
