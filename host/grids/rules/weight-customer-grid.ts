import { weightList } from './weight-list.ts'

/** How much each fact of a customer counts. @source ROU-003 (/Weight*), ruling 2 */
export const { grid: weightCustomerGrid, rows: weightCustomerRows } = weightList({
  name: 'WeightCustomerGrid',
  title: '客户评分权重',
  service: 'WeightCustomer',
  facts: { code: 'CUSTOMER_FACT', name: '客户评分因素', entries: [['INCOME', '收入稳定'], ['CREDIT', '征信'], ['DEPOSIT', '首付准备'], ['URGENT', '办理意愿'], ['PAPERS', '资料齐备'], ['DEBT', '负债'], ['ASSET', '资产']] },
  lines: [
    ['INCOME', 'HF9901', 25, 'HIGH', '月供 3 倍', '月供 1 倍', null],
    ['CREDIT', 'HF9901', 25, 'HIGH', '无逾期', '连三累六', null],
    ['DEPOSIT', 'HF9901', 20, 'HIGH', '已备齐', '未准备', null],
    ['URGENT', 'HF9901', 15, 'HIGH', '一个月内', '半年后', null],
    ['PAPERS', 'HF9901', 15, 'HIGH', '九成以上', '五成以下', null],
    ['ASSET', 'HF9908', 30, 'HIGH', '两套以上', '无', null],
    ['DEBT', 'HF9908', 30, 'LOW', '无', '月还款超收入一半', null],
    ['INCOME', 'HF9908', 40, 'HIGH', '流水充足', '流水不足', null],
    ['CREDIT', 'HF9902', 40, 'HIGH', '无逾期', '连三累六', null],
    ['INCOME', 'HF9902', 30, 'HIGH', '缴存基数高', '最低基数', null],
    ['PAPERS', 'HF9902', 30, 'HIGH', '九成以上', '五成以下', null],
    ['ASSET', 'HF9901', 0, 'HIGH', '一套以上', '无', '暂不计入'],
  ],
})
