import { is } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, date, id, integer, number, text, yesno, yuan } from '../../catalogue/field.ts'
import { after, notFuture } from '../../catalogue/rule.ts'
import { WAGES_WAY } from '../codes.ts'
import { recordFields } from '../record-fields.ts'

const debt = (label: string) => number(label, { stored: 'wan', shown: 'wan', min: 0, precision: 2 })
const times = (label: string) => integer(label, { stored: 'times', shown: 'times', min: 0 })
/** `'0'` is yes. */
const YES = '0'

/** Work and credit of a member. @source specification 1 §3 (REC-010 to REC-019) @public */
export const workCredit = defineEntity({
  service: 'Hf24PrjMemberWorkCredit',
  title: '工作与征信',
  metaTable: 6,
  groups: {
    work: {
      label: '工作',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        hf24MemberId: id('成员ID', { hidden: true, indexed: true }),
        hf24WorkName: text('工作单位', { maxLength: 100 }),
        hf24WorkAddress: text('单位地址', { maxLength: 200 }),
        hf24WorkPhone: text('单位电话', { maxLength: 30, sensitive: 'phone' }),
        hf24WorkDate1: date('入职日期', { rules: [after] }),
        hf24CompanyType: code('HX01', '单位性质'),
        hf24Position: code('HX09', '职务'),
        hf24Title: code('HX10', '职称'),
        hf24Cert: code('HX11', '执业资格'),
        hf24EduLevel: code('HX12', '学历'),
        hf24Status: code('HX13', '在职状态'),
        hf24HaveChange: yesno('近6个月是否更换行业'),
        hf24ChangeDate: date('行业变更日期', { rules: [notFuture] }),
        hf24HavePartimeJob: yesno('是否有兼职'),
      },
    },
    income: {
      label: '收入与流水',
      fields: {
        hf24WorkAmt1: yuan('实发月收入'),
        hf24WorkAmt2: yuan('收入证明金额'),
        hf24WorkBank: text('工资代发银行', { maxLength: 100 }),
        hf24WagesWay: code('HFH1', '工资发放方式'),
        hf24PassMonth: integer('流水月数', { stored: 'month', shown: 'month', min: 0 }),
        hf24Bank: text('工资流水银行', { maxLength: 100 }),
        hf24FlowAudit: code('HX14', '流水核查情况'),
      },
    },
    credit: {
      label: '征信',
      fields: {
        hf24Credit: code('HX65', '征信情况'),
        hf24Level: code('HX15', '征信等级'),
        hf24Overdue: yesno('当前是否逾期'),
        hf24Guarantee: yesno('是否对外担保'),
        hf24LoanDebt: debt('按揭负债'),
        hf24NotloanDebt: debt('非按揭负债'),
        hf24HaveExecutor: yesno('是否失信被执行人'),
        hf24HaveFanzui: yesno('是否有犯罪记录'),
      },
    },
    overdue: {
      label: '逾期次数',
      fields: {
        hf24Total21: times('近2年按揭连续逾期'),
        hf24Total23: times('近2年按揭累计逾期'),
        hf24Total24: times('近2年非按揭连续逾期'),
        hf24Total25: times('近2年非按揭累计逾期'),
        hf24Total51: times('近5年按揭连续逾期'),
        hf24Total53: times('近5年按揭累计逾期'),
        hf24Total54: times('近5年非按揭连续逾期'),
        hf24Total55: times('近5年非按揭累计逾期'),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: { hf24ChangeDate: is('hf24HaveChange', YES), hf24PassMonth: is('hf24WagesWay', WAGES_WAY.personalTransfer) },
})

/** A member's job, income and credit, by field name; null where empty, amounts in yuan. @public */
export type WorkCredit = RecordOf<typeof workCredit>
