import { weightList } from './weight-list.ts'

/** How much each fact counts when banks are recommended. @source ROU-003 (/Weight*), ruling 2 */
export const { grid: weightBankGrid, rows: weightBankRows } = weightList({
  name: 'WeightBankGrid',
  title: '银行推荐权重',
  service: 'WeightBank',
  facts: { code: 'BANK_FACT', name: '银行评分因素', entries: [['RATE', '利率'], ['SPEED', '放款速度'], ['DISTANCE', '距离'], ['PASS', '通过率'], ['SHARE', '成数'], ['AGE', '年龄要求'], ['SERVICE', '服务评价']] },
  lines: [
    ['RATE', 'HF9901', 40, 'LOW', '低于 LPR 50 基点', '高于 LPR', null],
    ['SPEED', 'HF9901', 20, 'LOW', '7 个工作日内', '30 个工作日以上', null],
    ['DISTANCE', 'HF9901', 10, 'LOW', '3 公里内', '20 公里以上', null],
    ['PASS', 'HF9901', 20, 'HIGH', '95%', '60%', '近半年办件'],
    ['SERVICE', 'HF9901', 10, 'HIGH', '5 分', '2 分', null],
    ['RATE', 'HF9908', 30, 'LOW', '2.8%', '5%', null],
    ['SHARE', 'HF9908', 30, 'HIGH', '7 成', '4 成', null],
    ['SPEED', 'HF9908', 20, 'LOW', '10 个工作日内', '40 个工作日以上', null],
    ['PASS', 'HF9908', 20, 'HIGH', '90%', '50%', null],
    ['SPEED', 'HF9903', 40, 'LOW', '15 个工作日内', '45 个工作日以上', null],
    ['DISTANCE', 'HF9903', 20, 'LOW', '3 公里内', '20 公里以上', null],
    ['AGE', 'HF9901', 0, 'HIGH', '75 岁', '65 岁', '暂不计入'],
  ],
})
