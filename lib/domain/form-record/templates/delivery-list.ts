import { PRINT_STANDARD } from '../../codes.ts'
import type { FormTemplate } from '../form-template.ts'
import { blank, row, section, small, value } from '../template-parts.ts'
import { borrower, ofCase, ofHouse, ofLoan, seller, eachMember } from './people.ts'

const PAPERS = [
  '身份证或其他身份证件',
  '户口本（含首页、变更页）',
  '婚姻证明',
  '个人征信授权书',
  '收入证明',
  '近六个月银行流水',
  '首期款支付凭证',
  '房屋买卖合同',
  '不动产权证书',
  '房屋评估报告',
  '住房公积金缴存证明',
  '贷款申请表',
  '收款账户确认书',
  '代办委托书',
] as const

/** The papers for the bank or the registry, ticked by hand. */
export const deliveryList: FormTemplate = {
  formId: 'DELIVERY-LIST',
  formName: '送件清单',
  revision: 1,
  group: 'delivery',
  variant: 'delivery',
  issuer: '示例房产交易服务中心',
  printStandard: PRINT_STANDARD.singleSided,
  blocks: [
    {
      block: 'title',
      text: '送件清单',
      lines: [['项目编号：', blank(ofCase('prjNo'), 130), '　　送件日期：　　　　年　　　月　　　日']],
    },
    section('项目'),
    row(
      value(borrower('hf23LinkName'), 8, { label: '主要申请人' }),
      value(seller('hf23LinkName'), 8, { label: '业主/抵押人' }),
    ),
    row(value(ofHouse('hf29HouseArea'), 8), value(ofHouse('hf29Address'), 8)),
    row(value(ofLoan('hf2iHandleOrg'), 8), value(ofLoan('hf21DivisionDetailId'), 8)),
    row(value(ofCase('hf20ManagerId'), 8), value(ofCase('hf20ServiceAcct'), 8)),
    section('涉及人员'),
    {
      block: 'table',
      over: { people: 'borrowers' },
      least: 1,
      columns: [
        { label: '姓名', span: 5, content: { value: eachMember('hf23LinkName') } },
        { label: '证件类型', span: 5, content: { value: eachMember('hf23IdCardType') } },
        { label: '证件号码', span: 8, content: { value: eachMember('hf23CardNo') } },
        { label: '联系电话', span: 6, content: { value: eachMember('hf23LinkPhone') } },
      ],
    },
    section('送件资料'),
    {
      block: 'row',
      cells: [
        { label: null, span: 2, content: { text: '序号' } },
        { label: null, span: 10, content: { text: '资料名称' } },
        { label: null, span: 3, content: { text: '原件' } },
        { label: null, span: 3, content: { text: '复印件' } },
        { label: null, span: 6, content: { text: '备注' } },
      ],
    },
    ...PAPERS.map((paper, index) => ({
      block: 'row' as const, // adapter: a literal of the union
      cells: [
        { label: null, span: 2, content: { text: String(index + 1) } },
        { label: null, span: 10, content: { text: paper } },
        { label: null, span: 3, content: { write: '份' } },
        { label: null, span: 3, content: { write: '份' } },
        { label: null, span: 6, content: { write: '' } },
      ],
    })),
    { block: 'signatures', labels: ['送件人（签名）', '收件人（签名）'] },
    small('本清单一式两份，送件人和收件机构各执一份；补件时另行登记。'),
  ],
}
