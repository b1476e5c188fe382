import { code, date, defineGrid, flag, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Questions for the assistant, each with an approved answer. @source ROU-011 (AiQuestionManagement) */
export const aiQuestionGrid = defineGrid({
  name: 'AiQuestionManagement',
  title: '智能问答题库',
  about: '智能问答的标准问题与回答，供对接问答服务时导出。',
  entity: listEntity({
    service: 'AiQuestion',
    title: '题目',
    fields: {
      aiQuestion: text('标准问题', { required: true, maxLength: 120, indexed: true }),
      aiAlike: textarea('相似问法', { maxLength: 500 }),
      aiAnswer: textarea('回答', { required: true, maxLength: 1_000 }),
      aiClass: code('ARTICLE_CLASS', '栏目', { required: true, indexed: true }),
      aiAsked: integer('命中次数', { min: 0, max: 999999, indexed: true }),
      aiGood: integer('满意次数', { min: 0, max: 999999, indexed: true }),
      aiHuman: flag('转人工', { default: 0, indexed: true }),
      aiReview: date('复核日期', { indexed: true }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['aiQuestion', 'aiClass', 'aiAnswer', 'aiAsked', 'aiGood', 'aiHuman', 'aiReview', 'enabled', 'updTime'],
  search: ['aiQuestion', 'aiClass', 'aiHuman', 'aiReview', 'enabled'],
  sort: { field: 'aiAsked', order: 'desc' },
  scope: 'all',
  reason: 'Marketing is done for the whole company.',
  open: 'aiQuestion',
  pinned: ['aiQuestion'],
  unique: [['aiQuestion']],
  ...SWITCHED,
})

export const aiQuestionRows = rowsFor(
  aiQuestionGrid,
  ['aiQuestion', 'aiAlike', 'aiAnswer', 'aiClass', 'aiAsked', 'aiGood', 'aiHuman', 'aiReview'],
  [
    [
      '办贷款要多久',
      '几天放款、多久批',
      '从面签到放款一般三到六周，视银行额度与抵押登记时间。',
      'LOAN',
      312,
      281,
      0,
      '2026-12-31',
    ],
    [
      '首付最少多少',
      '首付几成',
      '以当前城市规则为准，首套最低一成半，建议按三成准备。',
      'LOAN',
      287,
      250,
      0,
      '2026-12-31',
    ],
    ['公积金能贷多少', '公积金额度', '按缴存余额与家庭人数计算，以中心预审为准。', 'FUND', 266, 231, 0, '2026-11-30'],
    [
      '要准备哪些资料',
      '带什么材料',
      '身份证、户口簿、婚姻证明、收入证明、流水与征信报告。',
      'PAPER',
      244,
      229,
      0,
      '2026-12-31',
    ],
    ['契税多少', '买房要交多少税', '家庭唯一住房140平方米及以下按1%。', 'TAX', 219, 198, 0, '2026-12-31'],
    ['满五唯一怎么算', '免个税条件', '契税票或房产证满五年，且为家庭唯一住房。', 'TAX', 171, 150, 0, '2026-12-31'],
    [
      '可以提前还款吗',
      '提前还贷违约金',
      '多数银行一年后提前还款不收违约金，以合同为准。',
      'LOAN',
      160,
      139,
      0,
      '2026-12-31',
    ],
    ['业主还有贷款怎么办', '没还清能卖吗', '可以，须先安排赎楼或带押过户。', 'REDEEM', 148, 130, 0, '2026-12-31'],
    ['没空到场怎么办', '可以委托吗', '除贷款面签外，多数环节可公证委托。', 'GUIDE', 121, 101, 0, '2026-12-31'],
    ['服务费怎么收', '收费标准', '按收费标准公示，签约时确认。', 'GUIDE', 110, 90, 1, '2026-12-31'],
    ['进度到哪了', '查进度', '请提供项目编号，为您转接跟进人员。', 'GUIDE', 102, 70, 1, '2026-12-31'],
    ['我要投诉', '投诉电话', '已为您转接人工客服。', 'GUIDE', 17, 9, 1, '2026-12-31'],
  ],
)
