import { defineGrid, rowsFor, smsTemplate } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/** Texts of messages to customers; names in braces are replaced by values. @source ROU-003 (/RuleTmplt*), ruling 2 */
export const ruleTmpltSmsGrid = defineGrid({
  name: 'RuleTmpltSmsGrid',
  title: '短信模板',
  about: '流程的办理指引在“其他指引”中列出这里启用的文案，代入计划日期；短信由人员发送。',
  entity: smsTemplate,
  columns: ['smsCode', 'smsName', 'smsFor', 'smsFlow', 'smsText', 'smsParams', 'enabled', 'updTime'],
  search: ['smsCode', 'smsName', 'smsFor', 'enabled'],
  sort: { field: 'smsSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'smsName',
  pinned: ['smsCode'],
  unique: [['smsCode']],
  ...SWITCHED,
})

export const ruleTmpltSmsRows = rowsFor(
  ruleTmpltSmsGrid,
  ['smsSort', 'smsCode', 'smsName', 'smsFor', 'smsFlow', 'smsText', 'smsParams'],
  [
    [
      10,
      'SIGN',
      '签约提醒',
      'BUYER',
      'FA0301',
      '{称呼}您好，请于{日期}携带身份证原件到{地点}签约。',
      '称呼、日期、地点',
    ],
    [
      20,
      'FACE',
      '面签提醒',
      'BUYER',
      'FB0201',
      '{称呼}您好，{银行}面签时间为{日期}，请带齐清单资料。',
      '称呼、银行、日期',
    ],
    [30, 'PAPER', '补件提醒', 'BUYER', 'FB0202', '{称呼}您好，还缺{资料}，请于{日期}前提供。', '称呼、资料、日期'],
    [40, 'APPROVED', '批复通知', 'BUYER', 'FB0203', '{称呼}您好，您的贷款已获批准，金额{金额}万元。', '称呼、金额'],
    [50, 'TAX', '缴税提醒', 'BUYER', 'FE0102', '{称呼}您好，{日期}缴税，应缴约{金额}元。', '称呼、日期、金额'],
    [60, 'SUBMIT', '递件提醒', 'BOTH', 'FE0202', '{称呼}您好，{日期}到{地点}递件，请双方到场。', '称呼、日期、地点'],
    [70, 'CERT', '领证通知', 'BUYER', 'FE0301', '{称呼}您好，新证已出，请预约领取。', '称呼'],
    [80, 'REPAID', '赎楼结清', 'OWNER', 'FD0104', '{称呼}您好，您的原贷款已结清，请领取结清证明。', '称呼'],
    [90, 'RELEASED', '放款通知', 'OWNER', 'FF0203', '{称呼}您好，楼款{金额}万元已划付，请查收。', '称呼、金额'],
    [100, 'HANDOVER', '交楼提醒', 'BOTH', 'FG0103', '{称呼}您好，{日期}交楼，请带钥匙与水电卡。', '称呼、日期'],
    [110, 'DELAY', '延期说明', 'BOTH', null, '{称呼}您好，因{原因}，办理时间改为{日期}。', '称呼、原因、日期'],
    [120, 'CLOSED', '结案致谢', 'BOTH', 'FG0203', '{称呼}您好，业务已办结，感谢信任。', '称呼'],
  ],
)
