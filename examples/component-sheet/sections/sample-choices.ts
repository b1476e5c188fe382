import type { Choice, TreeNode } from 'fangkit/ui'

export const YES_NO: readonly Choice[] = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
]

export const SCHEMES: readonly Choice[] = [
  { value: 'loan', label: '商业贷款' },
  { value: 'fund', label: '公积金贷款', hint: '需缴存满一年' },
  { value: 'mixed', label: '组合贷款' },
  { value: 'cash', label: '一次性付款' },
  { value: 'old', label: '接力贷款', hint: '已停用', disabled: true },
  { value: 'long', label: '商业贷款与住房公积金贷款组合并由担保公司提供阶段性担保' },
]

export const ROOMS: readonly Choice[] = [
  '一房',
  '两房',
  '三房',
  '四房',
  '五房',
  '复式',
  '别墅',
  '商铺',
  '写字楼',
  '车位',
].map((label) => ({ value: label, label }))

export const PEOPLE: readonly Choice[] = [
  { value: '1', label: '吴敏仪', hint: '天河一店' },
  { value: '2', label: '陈嘉豪', hint: '越秀二店' },
  { value: '3', label: '周文博', hint: '海珠一店' },
  { value: '4', label: '欧阳雪莹琳娜', hint: '番禺三店' },
]

export const ORGANISATIONS: readonly TreeNode[] = [
  {
    value: 'gz',
    label: '广州公司',
    hint: '32 人',
    children: [
      {
        value: 'th',
        label: '天河区',
        children: [
          { value: 'th1', label: '天河一店', hint: '8 人' },
          { value: 'th2', label: '天河二店', hint: '6 人' },
        ],
      },
      {
        value: 'yx',
        label: '越秀区',
        children: [
          { value: 'yx1', label: '越秀一店', hint: '9 人' },
          { value: 'yx2', label: '越秀二店（筹备中，暂不接单）', disabled: true },
        ],
      },
    ],
  },
  { value: 'sz', label: '深圳公司', children: [], loading: true },
  { value: 'fs', label: '佛山公司' },
]
