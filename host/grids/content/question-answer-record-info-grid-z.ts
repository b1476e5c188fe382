import { accountField, code, date, defineGrid, flag, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/**
 * Questions that staff met at their work, with the answer everybody should give.
 * @source ROU-005 (/QuestionAnswerRecordInfoGridZ)
 */
export const questionAnswerRecordInfoGridZ = defineGrid({
  name: 'QuestionAnswerRecordInfoGridZ',
  title: '专业问答',
  about: '统一口径的专业问答，供答复客户时查阅。',
  entity: listEntity({
    service: 'QuestionAnswerRecordInfoZ',
    title: '专业问答',
    fields: {
      proQuestion: textarea('问题', { required: true, maxLength: 300, indexed: true }),
      proClass: code('KNOWLEDGE_CLS', '知识分类', { required: true, indexed: true }),
      proAnswer: textarea('标准回答', { required: true, maxLength: 2_000 }),
      proBasis: text('依据', { maxLength: 100, indexed: true }),
      proOwner: accountField('答复人', { indexed: true }),
      proReview: date('复核日期', { indexed: true }),
      proUsed: integer('引用次数', { min: 0, default: 0, indexed: true }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['proQuestion', 'proClass', 'proAnswer', 'proBasis', 'proReview', 'proUsed', 'enabled', 'updTime'],
  search: ['proQuestion', 'proClass', 'proReview', 'enabled'],
  sort: { field: 'proUsed', order: 'desc' },
  scope: 'all',
  reason: 'What is published is read by customers of every city.',
  open: 'proQuestion',
  pinned: ['proQuestion'],
  ...SWITCHED,
})

export const questionAnswerRowsZ = rowsFor(
  questionAnswerRecordInfoGridZ,
  ['proQuestion', 'proClass', 'proAnswer', 'proBasis', 'proReview', 'proUsed'],
  [
    [
      '买家是公司时首付与贷款有什么不同？',
      'LOAN',
      '公司购买不能申请个人住房贷款，可做经营性物业贷款；契税按3%。',
      '银行产品说明（演示）',
      '2026-12-31',
      16,
    ],
    [
      '未成年人名下房产能卖吗？',
      'TITLE',
      '可以，监护人声明为其利益，登记中心要求书面保证。',
      '登记机构指引',
      '2026-12-31',
      21,
    ],
    [
      '网签价与成交价可以不一致吗？',
      'RISK',
      '不可以。任何低报或高报都属于违规，不予办理。',
      '公司合规制度',
      '2027-01-31',
      37,
    ],
    [
      '评估报告有效期过了怎么办？',
      'LOAN',
      '超过180天须重新出具；临近过期先与银行确认。',
      '资料清单 P031',
      '2026-12-31',
      19,
    ],
    [
      '赎楼当天余额变动怎么处理？',
      'REDEEM',
      '按银行当日还款通知为准，差额由业主账户补足。',
      '内部操作规范 5.3',
      '2026-12-31',
      14,
    ],
    [
      '个税满五唯一如何留痕？',
      'TAX',
      '留存承诺书与查册结果，虚假承诺由业主承担责任。',
      '资料清单 P053',
      '2026-12-31',
      26,
    ],
    [
      '抵押登记电子证明怎么下载？',
      'TRANSFER',
      '由抵押权人从登记平台下载，核对债权数额。',
      '登记机构指引',
      '2026-12-31',
      13,
    ],
    [
      '公积金异地缴存怎么证明？',
      'FUND',
      '缴存地中心出具缴存使用证明，三十天内有效。',
      '资料清单 P012',
      '2026-11-30',
      17,
    ],
    ['交楼时欠缴物业费谁承担？', 'DELIVERY', '以交割日为界，此前由业主结清。', '物业交割确认书', '2026-12-31', 12],
    [
      '客户拒绝提供征信报告怎么办？',
      'PRIVACY',
      '说明用途与保存期限，仍拒绝的只能终止贷款委托。',
      '个人信息保护制度',
      '2027-06-30',
      8,
    ],
    [
      '合同填错一个字能手写更正吗？',
      'CONTRACT',
      '网签合同不能手写更正，须撤销重签；居间合同双方签名更正。',
      '内部操作规范 3.4',
      '2026-12-31',
      22,
    ],
    [
      '客户投诉进度慢怎么回复？',
      'TALK',
      '先致歉，给出当前节点、原因与下一次回复时间。',
      '客服话术 2.1',
      '2026-12-31',
      31,
    ],
  ],
)
