import { PRINT_STANDARD } from '../../codes.ts'
import type { FormTemplate } from '../form-template.ts'
import { blank, row, section, small, text, value, words, write } from '../template-parts.ts'
import { BY_ANY_LOAN } from './conditions.ts'
import { theirWork, eachMember } from './people.ts'

/** Stamped by the employer of each borrower. */
export const bankIncomeProof: FormTemplate = {
  formId: 'BANK-INCOME',
  formName: '职业及收入证明',
  revision: 1,
  group: 'bank',
  variant: 'income',
  issuer: '示例银行通用',
  printStandard: PRINT_STANDARD.singleSided,
  needed: BY_ANY_LOAN,
  each: 'borrowers',
  rowHeight: 30,
  blocks: [
    { block: 'title', text: '职业及收入证明' },
    text(
      '兹证明 ',
      blank(eachMember('hf23LinkName'), 80),
      '（证件号码：',
      blank(eachMember('hf23CardNo'), 140),
      '）为我单位员工，自 ',
      blank(theirWork('hf24WorkDate1'), 100),
      ' 起在我单位工作，现任 ',
      blank(theirWork('hf24Position'), 90),
      '，职称 ',
      blank(theirWork('hf24Title'), 80),
      '。',
    ),
    text(
      '该员工近十二个月的平均月收入（税后，含奖金、津贴和补贴）为人民币 ',
      blank(theirWork('hf24WorkAmt2'), 120),
      '，大写 ',
      blank(theirWork('hf24WorkAmt2'), 190, 'words'),
      '。工资由 ',
      blank(theirWork('hf24WorkBank'), 130),
      ' 代发。',
    ),
    { block: 'space', height: 10 },
    section('单位情况'),
    row(value(theirWork('hf24WorkName'), 20)),
    row(value(theirWork('hf24WorkAddress'), 20)),
    row(value(theirWork('hf24WorkPhone'), 8), value(theirWork('hf24CompanyType'), 8)),
    row(value(theirWork('hf24WorkAmt1'), 8), words(theirWork('hf24WorkAmt1'), 8, '大写')),
    row(write('经办人', 8), write('经办人电话', 8)),
    text(
      '本单位承诺上述内容真实，接受贷款银行和住房公积金管理机构的电话或者上门核实，并对证明内容的真实性承担责任。本证明仅用于该员工申请个人住房贷款，不作为本单位对其债务的担保。',
    ),
    { block: 'space', height: 24 },
    { block: 'signatures', labels: ['单位（公章）', '经办人（签名）'] },
    small('说明：本证明涂改无效；须加盖单位公章或者人事、财务专用章；自出具之日起三十日内有效。'),
  ],
}
