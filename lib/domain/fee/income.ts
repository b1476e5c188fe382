import { all, any, empty, filled, is, not } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import {
  account,
  code,
  codes,
  computed,
  date,
  datetime,
  flag,
  id,
  image,
  integer,
  text,
  yuan,
} from '../../catalogue/field.ts'
import { notFuture } from '../../catalogue/rule.ts'
import { CHARGE_KIND, ORDER_STATUS, PAY_CHANNEL, RECEIVE_SIGN } from '../codes.ts'
import { recordFields } from '../record-fields.ts'

const DEDUCTION = is('hf54ChargeKind', CHARGE_KIND.deduction)
const EXTERNAL = is('hf54ChargeKind', CHARGE_KIND.external)
const COLLECTED = all(EXTERNAL, is('hf54ReceiveSign', RECEIVE_SIGN.collected))
/** Submitted income cannot be edited until finance returns it. @source INC-020 */
const SUBMITTED = not(any(empty('hf54Id'), all(is('status', ORDER_STATUS.returned), is('canEdit', 1))))

/**
 * An income of a case, received or expected, as it is submitted.
 * @source specification 2 §3.2, §4.3 (INC-010 to INC-035)
 * @public
 */
// biome-ignore format: a table with one row a line
export const income = defineEntity({
  service: 'Hf54ProjectIncomeInfo',
  title: '收入',
  metaTable: null,
  groups: {
    income: { label: '收入单', fields: {
      keyValue: id('记录ID', { hidden: true, serverOwned: true }),
      hf54Id: id('收入ID', { hidden: true, serverOwned: true }),
      hf54PrjId: id('项目ID', { hidden: true, indexed: true }),
      hf54ChargeKind: code('HH07', '收入类别', { required: true, options: [CHARGE_KIND.deduction, CHARGE_KIND.external], default: CHARGE_KIND.external, indexed: true }),
      hf54DeducetionType: code('project_charge_cls', '抵扣费用类型', { indexed: true, missing: { key: 'incomeDeductionType', text: '请选择要抵扣的费用' } }),
      hf54BindOrederId: codes('', '绑定抵扣订单', { freeText: true, maxLength: 4000, missing: { key: 'incomeDeductionOrder', text: '请选择抵扣订单' } }),
      hf54ProjectName: code('project_charge_cls', '业务类型', { indexed: true }),
      hf54ReceiveSign: code('RECEIVE_SIGN', '是否已收款', { default: RECEIVE_SIGN.open }),
      payChannel: code('HH23', '收款渠道', { indexed: true, default: PAY_CHANNEL.online }),
      hf54ReceiveTime: date('收款日期', { rules: [notFuture] }),
      orderNo: text('订单编号', { maxLength: 64, indexed: true, hint: '银行回单或收据上的单号' }),
      hf54Image: image('收款凭证'),
      orderAmount: yuan('订单金额', { required: true, indexed: true, hint: '不超过所选费用的待收金额' }),
      hf54ApplyPerson: account('提交人', { required: true, indexed: true }),
    } },
    list: { label: '收入清单', fields: {
      billNo: text('单据编号', { serverOwned: true, maxLength: 32, indexed: true }),
      feeType: code('FEE_TYPE', '收支类型', { serverOwned: true, hidden: true }),
      happenAmount: yuan('发生金额', { serverOwned: true }),
      customeAcctName: computed('付款客户', { serverOwned: true }),
      paySign: flag('已支付', { serverOwned: true, indexed: true }),
      status: code('BDA1', '状态', { serverOwned: true, indexed: true }),
      payStatus: computed('支付状态', { serverOwned: true }),
      canEdit: flag('可修改', { serverOwned: true, hidden: true }),
      canWithdraw: flag('可撤回', { serverOwned: true, hidden: true }),
      suggest: text('退回理由', { serverOwned: true, maxLength: 500 }),
      hf54CrtTime: datetime('创建时间', { serverOwned: true }),
      orderClsName: computed('订单类别', { serverOwned: true }),
      prjName: computed('项目名称', { serverOwned: true }),
      conformNum: integer('确认编号数', { serverOwned: true, hidden: true }),
      hf54ObjCode: text('对象代码', { hidden: true, serverOwned: true, maxLength: 64 }),
      hf54ObjId: id('对象ID', { hidden: true, serverOwned: true, indexed: true }),
    } },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: {
    hf54DeducetionType: DEDUCTION, hf54BindOrederId: DEDUCTION,
    hf54ProjectName: EXTERNAL, hf54ReceiveSign: EXTERNAL, payChannel: EXTERNAL,
    hf54ReceiveTime: COLLECTED, orderNo: COLLECTED, hf54Image: COLLECTED,
  },
  required: {
    hf54DeducetionType: DEDUCTION, hf54BindOrederId: DEDUCTION,
    hf54ProjectName: EXTERNAL, hf54ReceiveSign: EXTERNAL, payChannel: EXTERNAL,
    hf54ReceiveTime: COLLECTED, orderNo: COLLECTED, hf54Image: COLLECTED,
  },
  readOnly: {
    hf54ChargeKind: filled('hf54Id'),
    hf54DeducetionType: SUBMITTED, hf54BindOrederId: SUBMITTED, hf54ProjectName: SUBMITTED, hf54ReceiveSign: SUBMITTED, payChannel: SUBMITTED,
    hf54ReceiveTime: SUBMITTED, orderNo: SUBMITTED, hf54Image: SUBMITTED, orderAmount: SUBMITTED, hf54ApplyPerson: SUBMITTED,
  },
  // Collected income needs a voucher for finance; other income is paid by a scanned code. @source INC-027, INC-029
  onChange: {
    hf54ReceiveSign: [
      { when: COLLECTED, set: { payChannel: PAY_CHANNEL.offline } },
      { when: all(EXTERNAL, not(COLLECTED)), set: { payChannel: PAY_CHANNEL.online, hf54ReceiveTime: null, orderNo: null, hf54Image: null } },
    ],
    hf54ChargeKind: [
      { when: DEDUCTION, set: { hf54ProjectName: null, hf54ReceiveSign: null, payChannel: null, hf54ReceiveTime: null, orderNo: null, hf54Image: null, orderAmount: null } },
      { when: EXTERNAL, set: { hf54DeducetionType: null, hf54BindOrederId: null, orderAmount: null, hf54ReceiveSign: RECEIVE_SIGN.open, payChannel: PAY_CHANNEL.online } },
    ],
  },
})

/** @public */
export type Income = RecordOf<typeof income>
