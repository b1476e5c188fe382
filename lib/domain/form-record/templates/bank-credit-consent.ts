import { PRINT_STANDARD } from '../../codes.ts'
import type { FormTemplate } from '../form-template.ts'
import { blank, clause, heading, row, section, text, value } from '../template-parts.ts'
import { BY_ANY_BANK } from './conditions.ts'
import { ofLoan, eachMember } from './people.ts'

/** One form for each borrower. */
export const bankCreditConsent: FormTemplate = {
  formId: 'BANK-CREDIT',
  formName: '个人征信查询授权书',
  revision: 1,
  group: 'bank',
  variant: null,
  issuer: '示例甲银行',
  printStandard: PRINT_STANDARD.singleSided,
  needed: BY_ANY_BANK,
  each: 'borrowers',
  rowHeight: 28,
  blocks: [
    { block: 'title', text: '个人信用信息查询与报送授权书' },
    section('授权人'),
    row(value(eachMember('hf23LinkName'), 8, { label: '姓名' }), value(eachMember('hf23LinkPhone'), 8)),
    row(value(eachMember('hf23IdCardType'), 8), value(eachMember('hf23CardNo'), 8)),
    row(value(eachMember('hf23HomeAddress'), 20)),
    heading('授权内容'),
    text(
      '本人 ',
      blank(eachMember('hf23LinkName'), 70),
      ' 因办理个人贷款业务（经办机构：',
      blank(ofLoan('hf21DivisionDetailId'), 200),
      '），授权该机构所属银行（以下简称“贵行”）按照有关规定，通过金融信用信息基础数据库及依法设立的征信机构查询、打印、保存本人的信用报告，用于下列用途：',
    ),
    clause('（一）审核本人的贷款、贷记卡申请；'),
    clause('（二）审核本人作为共同借款人、担保人的申请；'),
    clause('（三）对本人的信贷业务进行贷后管理；'),
    clause('（四）处理本人提出的征信异议。'),
    text(
      '同时授权贵行将本人的基本信息、信贷信息以及反映本人信用状况的其他信息，包括逾期等不良信息，报送金融信用信息基础数据库及依法设立的征信机构。',
    ),
    heading('授权期限'),
    text(
      '自本授权书签署之日起，至上述业务终结之日止。业务申请未获批准的，贵行不得再次查询本人的信用报告，并应妥善保管已经取得的资料。',
    ),
    heading('声明'),
    text(
      '本人已经阅读并理解本授权书的全部内容，知悉提供不良信息可能对本人信用产生的影响。贵行超出上述授权范围查询、使用本人信息的，应当承担相应的法律责任；贵行在授权范围内的行为，本人不提出异议。',
    ),
    text('本授权书以书面形式签署，由授权人本人在贵行工作人员面前签名。授权人为不同的人时应当分别签署。'),
    { block: 'signatures', labels: ['授权人（签名）', '见证人（银行工作人员）'] },
  ],
}
