import { above, is } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { address, code, date, id, integer, number, percent, region, textarea, yuan } from '../../catalogue/field.ts'
import { detailedAddress, notAbove, notFuture } from '../../catalogue/rule.ts'
import { HOUSE_TYPE, LOAN_SCHEME, UNPAID_HOUSE_LOANS } from '../codes.ts'
import { recordFields } from '../record-fields.ts'

const HOME = is('hf28HourseType', HOUSE_TYPE.home)
const UNPAID = is('hf28LoanStatus', ...UNPAID_HOUSE_LOANS)

/** A house a member already owns. @source specification 1 §3 (REC-026 to REC-029) @public */
export const ownHouse = defineEntity({
  service: 'Hf28PrjMemberHourse',
  title: '名下房产',
  metaTable: 10,
  groups: {
    house: {
      label: '房产情况',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        hf28MemberId: id('成员ID', { hidden: true, indexed: true }),
        hf28Province: region('province', '房产省'),
        hf28City: region('city', '房产市', { parent: 'hf28Province' }),
        hf28Area: region('area', '房产区', { parent: 'hf28City' }),
        hf28Spec1: address('房产地址', {
          maxLength: 200,
          rules: [detailedAddress],
          hint: '详细地址请勿包含省、市、区名称',
        }),
        hf28HourseStatus: code('HX23', '房产状态'),
        hf28HourseType: code('HF75', '房产类型'),
        hf28HourseStruct: code('HX24', '房屋结构'),
        hf28HourseNature: code('HX25', '房屋性质'),
        hf28HourseSource: code('HX27', '房屋来源'),
        hf28FullArea: number('建筑面积', { stored: 'm2', shown: 'm2', min: 0, precision: 2 }),
        hf28InArea: number('套内面积', {
          stored: 'm2',
          shown: 'm2',
          min: 0,
          precision: 2,
          rules: [notAbove('hf28FullArea')],
        }),
        hf28OwnerNumber: integer('产权人数', { stored: 'person', shown: 'person', min: 1, max: 5 }),
        hf28OwnerRelation: code('HX28', '产权人关系'),
      },
    },
    loan: {
      label: '房产贷款',
      fields: {
        hf28LoanStatus: code('HF79', '贷款状态'),
        hf28LoanType: code('HF99', '贷款类型', {
          options: [LOAN_SCHEME.commercial, LOAN_SCHEME.fund, LOAN_SCHEME.combined],
        }),
        hf28RepayAmt: yuan('未还贷款余额'),
        hf28LoanDate: date('贷款日期', { rules: [notFuture] }),
        hf28LoanRate: percent('贷款利率', { min: 0, precision: 4 }),
      },
    },
    other: {
      label: '其他',
      fields: {
        hf28Status: code('HX66', '记录状态'),
        hf28Memo: textarea('备注', { maxLength: 500 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: {
    hf28HourseStruct: HOME,
    hf28HourseNature: HOME,
    hf28OwnerRelation: above('hf28OwnerNumber', 1),
    hf28LoanType: UNPAID,
    hf28RepayAmt: UNPAID,
    hf28LoanDate: UNPAID,
    hf28LoanRate: UNPAID,
  },
  composites: { place: { kind: 'region', label: '房产所在地', parts: ['hf28Province', 'hf28City', 'hf28Area'] } },
})

/** The values of a house a person already owns, by field name; null where empty, amounts in yuan. @public */
export type OwnHouse = RecordOf<typeof ownHouse>
