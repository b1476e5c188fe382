import { weightList } from './weight-list.ts'

/** How much each position contributes to a case. @source ROU-003 (/Weight*), ruling 2 */
export const { grid: weightCommissionGrid, rows: weightCommissionRows } = weightList({
  name: 'WeightCommissionGrid',
  title: '岗位贡献权重',
  service: 'WeightCommission',
  facts: { code: 'WORK_FACT', name: '贡献因素', entries: [['SOURCE', '客户来源'], ['SIGN', '促成签约'], ['LOAN', '贷款办理'], ['TRANSFER', '过户办理'], ['FUND', '公积金办理'], ['AFTER', '售后回访'], ['TRAIN', '带教']] },
  lines: [
    ['SOURCE', 'HF9901', 35, 'YES', '自有客户', '公司分配', null],
    ['SIGN', 'HF9901', 20, 'YES', '独立签约', '协助', null],
    ['LOAN', 'HF9901', 25, 'HIGH', '一次通过', '三次补件', null],
    ['TRANSFER', 'HF9901', 15, 'LOW', '按期', '逾期十天', null],
    ['AFTER', 'HF9901', 5, 'HIGH', '满意', '投诉', null],
    ['SOURCE', 'HF9902', 30, 'YES', '自有客户', '公司分配', null],
    ['FUND', 'HF9902', 40, 'HIGH', '一次通过', '三次补件', null],
    ['TRANSFER', 'HF9902', 30, 'LOW', '按期', '逾期十天', null],
    ['SOURCE', 'HF9908', 50, 'YES', '自有客户', '公司分配', null],
    ['LOAN', 'HF9908', 50, 'HIGH', '一次通过', '三次补件', null],
    ['TRAIN', null, 5, 'YES', '带教新人', '无', '每月一次'],
    ['AFTER', 'HF9902', 0, 'HIGH', '满意', '投诉', '暂不计入'],
  ],
})
