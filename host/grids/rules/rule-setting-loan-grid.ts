import { code, defineGrid, flag, integer, number, rowsFor, text, textarea, type Value } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Returns the number a value starts with, so that 9 sorts before 70; null when it starts with none. */
function numberIn(value: Value): number | null {
  const [digits] = typeof value === 'string' ? (/^-?\d{1,9}(\.\d{1,4})?/.exec(value.trim()) ?? []) : []
  return digits === undefined ? null : Number(digits)
}

/** Lending criteria of banks: a fact, the comparison and the value. @source ROU-003 (/RuleSetting*), ruling 2 */
export const ruleSettingLoanGrid = defineGrid({
  name: 'RuleSettingLoanGrid',
  title: '贷款准入规则',
  about: '各银行受理贷款的口径，选行与预审时由跟进经理对照；系统不据此拒绝保存。',
  entity: listEntity({
    service: 'RuleSettingLoan',
    title: '准入规则',
    fields: {
      loanRuleName: text('规则名称', { required: true, maxLength: 60, indexed: true }),
      loanRuleBank: code('BANK_HEAD', '银行', { indexed: true }),
      loanRuleScheme: code('HF99', '贷款方案', { indexed: true }),
      loanRuleFact: code('LOAN_FACT', '判断项', { required: true, indexed: true }),
      loanRuleCompare: code('RULE_COMPARE', '比较', { required: true, indexed: true }),
      loanRuleValue: text('取值', { required: true, maxLength: 40, indexed: true, sortedBy: 'loanRuleNumber' }),
      loanRuleNumber: number('取值（数字）', { precision: 4, hidden: true, serverOwned: true, indexed: true }),
      loanRuleEffect: code('RULE_EFFECT', '结果', { required: true, indexed: true }),
      loanRuleSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      loanRuleMemo: textarea('说明', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
    derived: {
      loanRuleNumber: { reads: ['loanRuleValue'], compute: ({ loanRuleValue }) => numberIn(loanRuleValue ?? null) },
    },
  }),
  columns: [
    'loanRuleName',
    'loanRuleBank',
    'loanRuleScheme',
    'loanRuleFact',
    'loanRuleCompare',
    'loanRuleValue',
    'loanRuleEffect',
    'enabled',
    'updTime',
  ],
  search: ['loanRuleName', 'loanRuleBank', 'loanRuleScheme', 'loanRuleFact', 'loanRuleEffect', 'enabled'],
  sort: { field: 'loanRuleSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'loanRuleName',
  pinned: ['loanRuleName'],
  ...SWITCHED,
})

export const ruleSettingLoanRows = rowsFor(
  ruleSettingLoanGrid,
  [
    'loanRuleSort',
    'loanRuleName',
    'loanRuleBank',
    'loanRuleScheme',
    'loanRuleFact',
    'loanRuleCompare',
    'loanRuleValue',
    'loanRuleEffect',
    'loanRuleMemo',
    'loanRuleNumber',
  ],
  [
    [10, '借款人年龄上限', null, null, 'AGE_END', 'AT_MOST', '70', 'REFUSE', '年龄加贷款年限'],
    [20, '房龄加年限', null, null, 'HOUSE_END', 'AT_MOST', '50', 'REFUSE', null],
    [30, '收入覆盖月供', null, null, 'INCOME_TIMES', 'AT_LEAST', '2', 'ASK', '不足时追加共同借款人'],
    [40, '近两年逾期次数', null, null, 'LATE', 'AT_MOST', '6', 'REFUSE', '连三累六'],
    [50, '两个月内征信查询', null, null, 'QUERIES', 'AT_MOST', '6', 'ASK', '须写情况说明'],
    [60, '公积金连续缴存', null, 'HF9902', 'FUND_MONTHS', 'AT_LEAST', '6', 'REFUSE', null],
    [70, '营业执照年限', null, 'HF9908', 'LICENCE_MONTHS', 'AT_LEAST', '12', 'REFUSE', null],
    [80, '甲行年龄放宽', 'DEMO01', 'HF9901', 'AGE_END', 'AT_MOST', '75', 'PASS', '有共同借款人时'],
    [90, '丙行房龄', 'DEMO03', 'HF9901', 'HOUSE_END', 'AT_MOST', '45', 'REFUSE', null],
    [100, '丁行收入', 'DEMO04', 'HF9901', 'INCOME_TIMES', 'AT_LEAST', '1.8', 'PASS', '优质单位'],
    [110, '戊行流水月数', 'DEMO05', 'HF9901', 'STATEMENT_MONTHS', 'AT_LEAST', '12', 'ASK', null],
    [120, '外籍借款人居留', 'DEMO91', 'HF9901', 'RESIDENCE_MONTHS', 'AT_LEAST', '12', 'REFUSE', null],
  ].map((line) => [...line, numberIn(line[6] ?? null)]),
  {
    dictionaries: [
      {
        code: 'LOAN_FACT',
        name: '准入判断项',
        entries: [
          ['AGE_END', '年龄加年限'],
          ['HOUSE_END', '房龄加年限'],
          ['INCOME_TIMES', '收入为月供倍数'],
          ['LATE', '逾期次数'],
          ['QUERIES', '征信查询次数'],
          ['FUND_MONTHS', '公积金缴存月数'],
          ['LICENCE_MONTHS', '营业执照月数'],
          ['STATEMENT_MONTHS', '流水月数'],
          ['RESIDENCE_MONTHS', '居留月数'],
        ],
      },
      {
        code: 'RULE_COMPARE',
        name: '比较方式',
        entries: [
          ['AT_LEAST', '不低于'],
          ['AT_MOST', '不高于'],
          ['IS', '等于'],
          ['IS_NOT', '不等于'],
        ],
      },
      {
        code: 'RULE_EFFECT',
        name: '规则结果',
        entries: [
          ['PASS', '可放宽'],
          ['ASK', '补充资料'],
          ['REFUSE', '不予受理'],
        ],
      },
    ],
  },
)
