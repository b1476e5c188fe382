import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, datetime, id, month, text, textarea, yuan } from '../../catalogue/field.ts'
import type { Scope } from '../../catalogue/kind.ts'
import type { Rule } from '../../catalogue/rule.ts'
import { fromFen } from '../../catalogue/unit.ts'
import { fenOf } from '../fee/ledger.ts'
import { recordFields } from '../record-fields.ts'

/** Status of a pay slip (PAY_SLIP_STATE). @public */
export const PAY_SLIP_STATE = { draft: 'CHECKING', ready: 'READY', paid: 'PAID' } as const

const ADDED = ['payBase', 'payMerit', 'payCommission', 'payAllowance'] as const
const TAKEN = ['paySocial', 'payFund', 'payTax', 'payOther'] as const
const amount = { max: 10_000_000, indexed: true } as const

/** Sum of some fields of a pay slip, in fen. */
function sumOf(scope: Scope, names: readonly string[]): bigint {
  return names.reduce((all, name) => all + (fenOf(scope[name]) ?? 0n), 0n)
}

/** Refuses a negative payment. */
const covered: Rule = {
  name: 'covered-by-gross',
  reads: [...ADDED, ...TAKEN],
  issue: (_value, scope) => (sumOf(scope, TAKEN) > sumOf(scope, ADDED) ? '与其他扣减合计超过应发合计' : null),
}
const taken = { ...amount, rules: [covered] } as const

/** The pay of a person for a month; the sums are computed from their parts. @source ROU-007 (/PayStubsGrid) @public */
export const paySlip = defineEntity({
  service: 'PaySlip',
  title: '工资条',
  metaTable: null,
  groups: {
    person: {
      label: '员工与月份',
      fields: {
        keyValue: id('工资条ID', { hidden: true, serverOwned: true }),
        acctId: account('员工', { required: true, indexed: true, column: true }),
        payMonth: month('月份', { required: true, indexed: true, column: true }),
        payPosition: code('HX59', '岗位', { indexed: true, column: true }),
      },
    },
    added: {
      label: '应发',
      fields: {
        payBase: yuan('基本工资', { ...amount, required: true }),
        payMerit: yuan('绩效工资', amount),
        payCommission: yuan('业务提成', amount),
        payAllowance: yuan('补贴', amount),
        payGross: yuan('应发合计', { ...amount, max: 40_000_000, readOnly: true, column: true }),
      },
    },
    taken: {
      label: '扣减',
      fields: {
        paySocial: yuan('社会保险', taken),
        payFund: yuan('住房公积金', taken),
        payTax: yuan('个人所得税', taken),
        payOther: yuan('其他扣款', taken),
        payNet: yuan('实发金额', { ...amount, max: 40_000_000, readOnly: true, column: true }),
        payMemo: textarea('说明', { maxLength: 300 }),
      },
    },
    state: {
      label: '发放',
      fields: {
        payState: code('PAY_SLIP_STATE', '状态', { default: PAY_SLIP_STATE.draft, indexed: true, column: true }),
        payPaidAt: datetime('发放时间', { serverOwned: true, indexed: true, column: true }),
        payPaidBy: account('发放人', { serverOwned: true }),
        payReturnReason: text('退回原因', { serverOwned: true, maxLength: 500 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  derived: {
    payGross: { reads: [...ADDED], compute: (scope) => fromFen(sumOf(scope, ADDED)) },
    payNet: { reads: [...ADDED, ...TAKEN], compute: (scope) => fromFen(sumOf(scope, ADDED) - sumOf(scope, TAKEN)) },
  },
})
/** The pay of a person for a month, by field name; null where empty, amounts in yuan. @public */
export type PaySlip = RecordOf<typeof paySlip>
