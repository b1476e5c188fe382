import { code, defineGrid, flag, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/**
 * How much each fact of a customer counts, how it is proved and who assesses it.
 * @source ROU-003 (/WeightCustomerGrid), ruling 2
 */
export const weightCustomerGrid = defineGrid({
  name: 'WeightCustomerGrid',
  title: '客户评分权重',
  about: '初访客户时人工评估的口径；系统不自动给客户评分。',
  entity: listEntity({
    service: 'WeightCustomer',
    title: '客户评分项',
    fields: {
      weightFor: code('CUSTOMER_FACT', '客户评分因素', { required: true, indexed: true }),
      weightScheme: code('HF99', '贷款方案', { indexed: true, hint: '为空表示所有方案' }),
      weightValue: integer('分值', {
        required: true,
        min: 0,
        max: 100,
        indexed: true,
        hint: '同一方案下合计为 100 分',
      }),
      weightProof: code('CARD_PAPER', '依据资料', { indexed: true }),
      weightJudge: code('HX59', '评估岗位', { required: true, indexed: true }),
      weightFull: text('满分条件', { maxLength: 60, indexed: true }),
      weightZero: text('零分条件', { maxLength: 60, indexed: true }),
      weightSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      weightMemo: textarea('说明', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'weightFor',
    'weightScheme',
    'weightValue',
    'weightProof',
    'weightJudge',
    'weightFull',
    'weightZero',
    'enabled',
    'updTime',
  ],
  search: ['weightFor', 'weightScheme', 'weightProof', 'weightJudge', 'enabled'],
  sort: { field: 'weightSort', order: 'asc' },
  scope: 'all',
  reason: 'Customers are judged alike in every city.',
  open: 'weightFor',
  pinned: ['weightFor'],
  form: { columns: 2 },
  unique: [['weightFor', 'weightScheme']],
  ...SWITCHED,
})

export const weightCustomerRows = rowsFor(
  weightCustomerGrid,
  [
    'weightSort',
    'weightFor',
    'weightScheme',
    'weightValue',
    'weightProof',
    'weightJudge',
    'weightFull',
    'weightZero',
    'weightMemo',
  ],
  [
    [10, 'INCOME', 'HF9901', 25, 'P007', 'HX5901', '月供 3 倍', '月供 1 倍', null],
    [20, 'CREDIT', 'HF9901', 25, 'P009', 'HX5901', '无逾期', '连三累六', null],
    [30, 'DEPOSIT', 'HF9901', 20, 'P008', 'HX5902', '已备齐', '未准备', null],
    [40, 'URGENT', 'HF9901', 15, null, 'HX5902', '一个月内', '半年后', '初访时询问'],
    [50, 'PAPERS', 'HF9901', 15, null, 'HX5903', '九成以上', '五成以下', '按资料准备的完成比例'],
    [60, 'ASSET', 'HF9908', 30, 'P022', 'HX5901', '两套以上', '无', null],
    [70, 'DEBT', 'HF9908', 30, 'P009', 'HX5901', '无', '月还款超收入一半', null],
    [80, 'INCOME', 'HF9908', 40, 'P008', 'HX5901', '流水充足', '流水不足', null],
    [90, 'CREDIT', 'HF9902', 40, 'P009', 'HX5901', '无逾期', '连三累六', null],
    [100, 'INCOME', 'HF9902', 30, 'P007', 'HX5903', '缴存基数高', '最低基数', null],
    [110, 'PAPERS', 'HF9902', 30, null, 'HX5903', '九成以上', '五成以下', null],
    [120, 'ASSET', 'HF9901', 0, 'P022', 'HX5901', '一套以上', '无', '暂不计入'],
  ],
  {
    dictionaries: [
      {
        code: 'CUSTOMER_FACT',
        name: '客户评分因素',
        entries: [
          ['INCOME', '收入稳定'],
          ['CREDIT', '征信'],
          ['DEPOSIT', '首付准备'],
          ['URGENT', '办理意愿'],
          ['PAPERS', '资料齐备'],
          ['DEBT', '负债'],
          ['ASSET', '资产'],
        ],
      },
    ],
  },
)
