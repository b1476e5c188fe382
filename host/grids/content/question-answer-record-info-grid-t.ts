import {
  accountField,
  code,
  datetime,
  defineGrid,
  flag,
  integer,
  millisecondsOf,
  rowsFor,
  text,
  textarea,
} from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'

/**
 * Questions from customers. Staff answer them, and an answered question may be shown to others.
 * @source ROU-005 (/QuestionAnswerRecordInfoGridT)
 */
export const questionAnswerRecordInfoGridT = defineGrid({
  name: 'QuestionAnswerRecordInfoGridT',
  title: '客户提问',
  about: '客户提问的登记与答复；公开的供员工答复同类问题时查阅。',
  entity: listEntity({
    service: 'QuestionAnswerRecordInfoT',
    title: '客户提问',
    fields: {
      askText: textarea('问题', { required: true, maxLength: 300, indexed: true }),
      askClass: code('ARTICLE_CLASS', '栏目', { required: true, indexed: true }),
      askBy: text('提问人', { maxLength: 40, indexed: true, hint: '只记称呼，不记姓名与电话' }),
      askFrom: code('ASK_FROM', '来源', { indexed: true }),
      answerText: textarea('回答', { maxLength: 2_000 }),
      answerBy: accountField('回答人', { serverOwned: true, indexed: true }),
      answerAt: datetime('回答时间', { serverOwned: true, indexed: true }),
      askUseful: integer('觉得有用', { min: 0, default: 0, indexed: true }),
      askPublic: flag('公开', { default: 0, indexed: true }),
      askState: code('ASK_STATE', '状态', { default: 'OPEN', indexed: true }),
    },
  }),
  columns: ['askText', 'askClass', 'askBy', 'askFrom', 'answerText', 'answerBy', 'askState', 'askPublic', 'updTime'],
  search: ['askText', 'askClass', 'askFrom', 'askState', 'askPublic'],
  sort: { field: 'crtTime', order: 'desc' },
  open: 'askText',
  pinned: ['askText'],
  operations: ['view', 'add', 'edit', 'finish', 'cancel', 'delete'],
  states: {
    field: 'askState',
    moves: {
      finish: {
        from: ['OPEN'],
        to: 'ANSWERED',
        at: 'answerAt',
        by: 'answerBy',
        says: { label: '答复完成', done: '已答复', prompt: '确定这条提问已经答复吗？' },
      },
      cancel: {
        from: ['ANSWERED'],
        to: 'OPEN',
        says: { label: '重新答复', done: '已是待回答', prompt: '确定重新答复这条提问吗？' },
      },
      edit: { from: ['OPEN'] },
    },
  },
})

/** Eleven in the morning of a day, as an instant. */
const answered = (iso: string): number => millisecondsOf(iso) + 39_600_000

// biome-ignore format: a table with one row a line
export const questionAnswerRowsT = rowsFor(questionAnswerRecordInfoGridT, ['askText', 'askClass', 'askBy', 'askFrom', 'answerText', 'askUseful', 'askPublic', 'askState', 'answerBy', 'answerAt'], [
  ['网签之后多久可以面签？', 'GUIDE', '例女士', 'WEB', '网签备案成功后即可预约，一般三个工作日内。', 18, 1, 'ANSWERED', 'demo-service', answered('2026-07-02')],
  ['公积金只交了五个月能贷吗？', 'FUND', '例先生', 'PHONE', '须连续足额缴存满六个月，可先做商业贷款再商转公。', 11, 1, 'ANSWERED', 'demo-follow', answered('2026-07-06')],
  ['契税什么时候交？', 'TAX', '样女士', 'WEB', '递件前一到三个工作日，按预约时间到税务窗口或线上缴纳。', 23, 1, 'ANSWERED', 'demo-service', answered('2026-07-09')],
  ['业主的贷款没还清可以卖吗？', 'REDEEM', '样先生', 'WEB', '可以，签约前确定赎楼资金来源与期限。', 9, 1, 'ANSWERED', 'demo-follow', answered('2026-07-15')],
  ['工资发现金，流水怎么办？', 'PAPER', '测女士', 'PHONE', '提供收入证明、个税与社保记录，部分银行认可存款流水。', 14, 1, 'ANSWERED', 'demo-service', answered('2026-07-21')],
  ['首付要一次付清吗？', 'LOAN', '测先生', 'WEB', '按合同约定，通常定金加首期两次支付，首期进监管账户。', 7, 1, 'ANSWERED', 'demo-follow', answered('2026-07-28')],
  ['买家可以不到场过户吗？', 'GUIDE', '演先生', 'STORE', '可以公证委托，贷款合同须本人面签。', 5, 1, 'ANSWERED', 'demo-service', answered('2026-08-04')],
  ['提前还款要违约金吗？', 'LOAN', '演女士', 'WEB', null, 0, 0, 'OPEN', null, null],
  ['房产证上加名字算赠与吗？', 'TAX', '例先生', 'PHONE', null, 0, 0, 'OPEN', null, null],
  ['租客不搬怎么办？', 'GUIDE', '样女士', 'STORE', null, 0, 0, 'OPEN', null, null],
  ['评估价比成交价低怎么办？', 'LOAN', '测女士', 'WEB', '贷款按评估价与成交价取低，须补足首付或换银行。', 12, 1, 'ANSWERED', 'demo-follow', answered('2026-08-18')],
  ['可以先装修再过户吗？', 'GUIDE', '演女士', 'WEB', '不建议，须书面约定退出时的处理。', 3, 0, 'ANSWERED', 'demo-service', answered('2026-08-25')],
], { dictionaries: [
  { code: 'ASK_STATE', name: '提问状态', entries: [['OPEN', '待回答'], ['ANSWERED', '已回答']] },
  { code: 'ASK_FROM', name: '提问来源', entries: [['WEB', '网站'], ['PHONE', '电话'], ['STORE', '门店']] },
] })
