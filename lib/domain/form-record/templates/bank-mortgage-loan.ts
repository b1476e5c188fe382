import { PRINT_STANDARD } from '../../codes.ts'
import type { FormTemplate } from '../form-template.ts'
import { blank, choose, clause, heading, row, section, value, words, write } from '../template-parts.ts'
import { ON_OWN_HOUSE } from './conditions.ts'
import { houseRows } from './house-rows.ts'
import { borrower, borrowerWork, ofCase, ofHouse, ofLoan, ofTrade, theirWork, eachMember } from './people.ts'
import { identityRows, workRows } from './person-rows.ts'

/** A loan on a house the borrower already owns. */
export const bankMortgageLoan: FormTemplate = {
  formId: 'BANK-BING-MORTGAGE',
  formName: '房产抵押贷款申请表',
  revision: 1,
  group: 'bank',
  variant: 'bankBing',
  issuer: '示例丙银行',
  printStandard: PRINT_STANDARD.doubleSided,
  needed: ON_OWN_HOUSE,
  blocks: [
    {
      block: 'title',
      text: '个人房产抵押贷款申请表',
      lines: [['申请编号：', blank(ofCase('prjNo'), 130), '　　申请日期：　　　　年　　　月　　　日']],
    },
    section('一、借款人（抵押人）'),
    ...identityRows(borrower),
    ...workRows(borrowerWork),
    section('二、其他抵押人'),
    {
      block: 'table',
      over: { people: 'owners' },
      least: 2,
      columns: [
        { label: '姓名', span: 4, content: { value: eachMember('hf23LinkName') } },
        { label: '证件号码', span: 8, content: { value: eachMember('hf23CardNo') } },
        { label: '工作单位', span: 8, content: { value: theirWork('hf24WorkName') } },
        { label: '产权占比', span: 4, content: { value: eachMember('hf23HouseRatio') } },
      ],
    },
    section('三、抵押房产'),
    ...houseRows,
    row(choose(ofHouse('hf29LoanStatus'), 20)),
    row(value(ofHouse('hf29PaymentBank'), 8), value(ofHouse('hf29RepayAmt'), 8)),
    row(value(ofTrade('hf2hAssessVal'), 8), value(ofTrade('hf2hAssessCompany'), 8)),
    section('四、贷款申请'),
    row(value(ofLoan('hf2iLoanAmt'), 8, { label: '申请金额' }), words(ofLoan('hf2iLoanAmt'), 8, '大写')),
    row(
      value(ofLoan('hf2iLoanYear'), 8, { label: '申请年限' }),
      value(ofLoan('hf2iLoanRate'), 8, { label: '意向利率' }),
    ),
    row(choose(ofLoan('hf2iLoanRepayType'), 20)),
    row(choose(ofLoan('hf2iMortgage'), 20)),
    row(write('贷款用途', 20)),
    heading('五、借款人声明'),
    clause(
      '1. 借款人保证对抵押房产享有合法、完整的处分权，全体共有人均同意抵押，房产没有被查封、异议登记或者其他限制处分的情形。',
    ),
    clause('2. 借款人保证贷款用途真实、合法，不用于购房、证券、期货以及其他禁止的用途，并按要求提供用途证明。'),
    clause('3. 房产已经出租的，借款人已如实告知租期和租金，并已将抵押事实书面通知承租人。'),
    clause('4. 借款人授权贵行查询、使用、保存和报送与本次业务有关的个人信用信息，授权期限至本次业务终结之日止。'),
    { block: 'signatures', labels: ['借款人（签名）', '共有人（签名）', '共有人（签名）'] },
    {
      block: 'area',
      text: '银行受理意见：',
      height: 90,
      signed: '受理人（签名）：　　　　　　　　　日期：　　　年　　月　　日',
    },
  ],
}
