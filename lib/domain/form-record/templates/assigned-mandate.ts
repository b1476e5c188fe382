import { PRINT_STANDARD } from '../../codes.ts'
import type { FormTemplate } from '../form-template.ts'
import { blank, clause, row, section, text, value, write } from '../template-parts.ts'
import { TRADED } from './conditions.ts'
import { ofCase, ofHouse, eachMember } from './people.ts'

/** Both sides authorise a person to act for them. */
export const assignedMandate: FormTemplate = {
  formId: 'ASSIGN-MANDATE',
  formName: '房屋交易代办委托书',
  revision: 1,
  group: 'assigned',
  variant: 'assigned',
  issuer: '示例房产交易服务中心',
  printStandard: PRINT_STANDARD.singleSided,
  needed: TRADED,
  rowHeight: 25,
  blocks: [
    { block: 'title', text: '房屋交易代办委托书', lines: [['编号：', blank(ofCase('prjNo'), 130)]] },
    section('委托人（买方）'),
    {
      block: 'table',
      over: { people: 'buyers' },
      least: 2,
      columns: [
        { label: '姓名', span: 5, content: { value: eachMember('hf23LinkName') } },
        { label: '证件号码', span: 9, content: { value: eachMember('hf23CardNo') } },
        { label: '联系电话', span: 6, content: { value: eachMember('hf23LinkPhone') } },
        { label: '签名', span: 4, content: { write: '' } },
      ],
    },
    section('委托人（卖方）'),
    {
      block: 'table',
      over: { people: 'owners' },
      least: 2,
      columns: [
        { label: '姓名', span: 5, content: { value: eachMember('hf23LinkName') } },
        { label: '证件号码', span: 9, content: { value: eachMember('hf23CardNo') } },
        { label: '联系电话', span: 6, content: { value: eachMember('hf23LinkPhone') } },
        { label: '签名', span: 4, content: { write: '' } },
      ],
    },
    section('受托人'),
    row(value(ofCase('hf20ServiceAcct'), 8, { label: '受托人' }), value(ofCase('hf20ManagerId'), 8)),
    row(write('证件号码', 8), write('联系电话', 8)),
    text(
      '委托人因办理位于 ',
      blank(ofHouse('hf29HouseArea'), 130),
      blank(ofHouse('hf29Address'), 170),
      blank(ofHouse('hf29UnitNumber'), 60),
      ' 的房屋（不动产单元号：',
      blank(ofHouse('hf29RealEstalteUnit'), 170),
      '）交易事宜，委托受托人代为办理下列事项：',
    ),
    clause('1. 查询房屋权属、抵押、查封等登记信息，领取查询结果；'),
    clause('2. 代为递交买卖合同网签、贷款、缴税、不动产转移登记与抵押登记所需资料，领取受理回执；'),
    clause('3. 代为缴纳委托人已经确认的税费，领取完税凭证和票据；'),
    clause('4. 领取办理完毕的权属证书及其他文书，并于三个工作日内交付委托人。'),
    text(
      '受托人在委托权限内签署的文件和办理的手续，委托人予以承认。受托人没有转委托权；涉及处分权利、变更价款、收取交易价款的事项不在委托范围内，须由委托人本人办理。',
    ),
    text('委托期限自签署之日起至上述事项办理完毕之日止，最长不超过十二个月。委托人可以书面通知受托人提前终止委托。'),
    { block: 'signatures', labels: ['受托人（签名）', '见证人（签名）'] },
  ],
}
