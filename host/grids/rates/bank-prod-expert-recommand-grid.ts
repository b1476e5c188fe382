import { accountField, code, date, defineGrid, flag, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Which product an expert recommends to whom, and why. @source ROU-010 (BankProdExpertRecommandGrid) */
export const bankProdExpertRecommandGrid = defineGrid({
  name: 'BankProdExpertRecommandGrid',
  title: '专家推荐产品',
  about: '专家对产品的推荐意见，答复客户时查阅。',
  entity: listEntity({
    service: 'BankProdExpertRecommand',
    title: '专家推荐',
    fields: {
      adviceFor: code('ADVICE_FOR', '适合客户', { required: true, indexed: true }),
      adviceBank: code('BANK_HEAD', '银行', { required: true, indexed: true }),
      adviceProduct: text('产品名称', { required: true, maxLength: 60, indexed: true }),
      adviceLevel: integer('推荐指数', { required: true, min: 1, max: 5, indexed: true, hint: '1 至 5，5 为最推荐' }),
      adviceReason: textarea('推荐理由', { required: true, maxLength: 300 }),
      adviceBut: textarea('注意事项', { maxLength: 300 }),
      adviceExpert: accountField('推荐人', { indexed: true }),
      adviceDay: date('推荐日期', { indexed: true }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'adviceFor', 'adviceBank', 'adviceProduct', 'adviceLevel', 'adviceReason', 'adviceExpert', 'adviceDay', 'enabled',
    'updTime',
  ],
  search: ['adviceFor', 'adviceBank', 'adviceProduct', 'adviceLevel', 'enabled'],
  sort: { field: 'adviceLevel', order: 'desc' },
  scope: 'all',
  reason: 'Rates, taxes and standards are laid down for the whole country.',
  open: 'adviceProduct',
  pinned: ['adviceFor'],
  ...SWITCHED,
})

export const bankProdExpertRecommandRows = rowsFor(bankProdExpertRecommandGrid, ['adviceFor', 'adviceBank', 'adviceProduct', 'adviceLevel', 'adviceReason', 'adviceBut', 'adviceExpert', 'adviceDay'], [
  ['FIRST_HOME', 'DEMO05', '极速按揭', 5, '放款最快，首套加点最低。', '额度紧张时按申请顺序放款。', 'demo-manager', '2026-03-02'],
  ['FIRST_HOME', 'DEMO01', '二手房按揭', 4, '网点多，面签可约周六。', null, 'demo-manager', '2026-03-02'],
  ['FUND', 'DEMO01', '公积金贷款', 5, '与公积金中心直连，预审当天出结果。', '异地缴存须提前开具证明。', 'demo-manager', '2026-03-05'],
  ['FUND', 'DEMO01', '组合贷款', 4, '两部分同时放款，业主不必等两次。', null, 'demo-manager', '2026-03-05'],
  ['CHANGE', 'DEMO04', '惠房贷', 5, '可追加成年子女，年龄放宽到75岁。', '子女须一同面签。', 'demo-staff05', '2026-03-18'],
  ['CHANGE', 'DEMO02', '优居二手房贷', 3, '等额本金可提前还款不收违约金。', null, 'demo-staff05', '2026-03-18'],
  ['BUSINESS', 'DEMO02', '经营抵押贷', 5, '年利率低，先息后本压力小。', '受托支付，资金不得回流。', 'demo-staff05', '2026-04-09'],
  ['BUSINESS', 'DEMO03', '住房抵押消费贷', 3, '无需营业执照。', '单笔最高200万元。', 'demo-staff05', '2026-04-09'],
  ['ABROAD', 'DEMO91', '外籍人士按揭', 5, '认可境外流水，英文合同。', '审批二十个工作日左右。', 'demo-staff05', '2026-05-20'],
  ['ABROAD', 'DEMO92', '双周供按揭', 3, '适合按双周领薪的客户。', null, 'demo-staff05', '2026-05-20'],
  ['OLD_HOUSE', 'DEMO04', '惠房贷', 4, '房龄30年内可做满30年。', '须指定评估公司。', 'demo-staff05', '2026-06-11'],
  ['TRANSFER', 'DEMO04', '商转公过桥', 4, '过桥与公积金放款在同一银行衔接。', '须先取得预审。', 'demo-staff05', '2026-06-11'],
], { dictionaries: [{ code: 'ADVICE_FOR', name: '适合客户', entries: [
  ['FIRST_HOME', '首套购房'], ['CHANGE', '改善置换'], ['FUND', '公积金缴存职工'], ['BUSINESS', '经营资金需求'], ['ABROAD', '境外人士'], ['OLD_HOUSE', '老旧房屋'], ['TRANSFER', '商转公'],
] }] })
