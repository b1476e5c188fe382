import { code, date, defineGrid, flag, integer, rowsFor, text, textarea, yuan } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Closed cases published as examples, without personal names. @source ROU-005 (/CaseGrid) */
export const caseGrid = defineGrid({
  name: 'CaseGrid',
  title: '案例库',
  about: '已办结项目的经验总结，供培训与同类项目参考。',
  entity: listEntity({
    service: 'CaseStudy',
    title: '案例',
    fields: {
      caseTitle: text('案例标题', { required: true, maxLength: 80, indexed: true }),
      caseScheme: code('HF99', '贷款方案', { indexed: true }),
      caseHard: code('CASE_HARD', '难点', { required: true, indexed: true }),
      casePrice: yuan('成交价', { shown: 'wan', indexed: true }),
      caseLoan: yuan('贷款金额', { shown: 'wan', indexed: true }),
      caseDays: integer('办理天数', { min: 0, max: 2_000, indexed: true }),
      caseClosed: date('结案日期', { indexed: true }),
      caseStory: textarea('经过', { required: true, maxLength: 2_000 }),
      caseLesson: textarea('经验', { maxLength: 500 }),
      enabled: flag('公开', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'caseTitle',
    'caseScheme',
    'caseHard',
    'casePrice',
    'caseLoan',
    'caseDays',
    'caseClosed',
    'enabled',
    'updTime',
  ],
  search: ['caseTitle', 'caseScheme', 'caseHard', 'caseClosed', 'enabled'],
  sort: { field: 'caseClosed', order: 'desc' },
  scope: 'all',
  reason: 'What is published is read by customers of every city.',
  open: 'caseTitle',
  pinned: ['caseTitle'],
  ...SWITCHED,
})

// biome-ignore format: a table with one row a line
export const caseRows = rowsFor(caseGrid, ['caseTitle', 'caseScheme', 'caseHard', 'casePrice', 'caseLoan', 'caseDays', 'caseClosed', 'caseStory', 'caseLesson'], [
  ['业主在外地，公证委托过户', 'HF9901', 'ABSENT', 3_200_000, 2_200_000, 74, '2026-02-11', '业主长期在外地，委托权限漏写“代为缴税”，重新公证耽误九天。', '委托权限逐项列明签约、收款、缴税、递件、领证、注销抵押。'],
  ['原贷款未结清，用首付赎楼', 'HF9901', 'MORTGAGED', 4_180_000, 2_800_000, 96, '2026-02-27', '资金监管后由银行直接划付原贷款，解押当天递件。', '提前约定监管银行与还款日。'],
  ['组合贷款公积金额度不足', 'HF9903', 'LIMIT', 2_650_000, 1_850_000, 81, '2026-03-09', '预审后额度下降十万元，改由商业部分补足。', '预审以面签当天账户为准，签约前先查询。'],
  ['买家近三个月换工作', 'HF9901', 'INCOME', 2_980_000, 2_000_000, 68, '2026-03-20', '银行要求补充劳动合同与前单位离职证明。', '换工作满三个月再面签更稳妥。'],
  ['继承房产首次出售', 'HF9901', 'INHERIT', 5_100_000, 3_500_000, 122, '2026-04-02', '先办继承登记再出售，全部继承人到场两次。', '分两段报价，避免重复收费争议。'],
  ['房屋内有租约', 'HF9902', 'RENTED', 1_960_000, 1_300_000, 77, '2026-04-22', '承租人放弃优先购买权并约定腾退日期。', '租约与押金写进交割确认书。'],
  ['户口未迁出', 'HF9901', 'REGISTER', 3_700_000, 2_500_000, 88, '2026-05-08', '预留尾款五万元，业主按期迁出后支付。', '签约前到派出所查询。'],
  ['公司名下商铺', 'HF9908', 'COMPANY', 6_800_000, 3_400_000, 133, '2026-05-29', '股东会决议漏写抵押事项，重新出具。', '决议一次写全出售与抵押。'],
  ['拍卖房带按揭', 'HF9901', 'AUCTION', 2_240_000, 1_500_000, 59, '2026-06-15', '拍前取得银行预审，成交后直接放款到法院账户。', '确认有无占用与欠费。'],
  ['外籍买家', 'HF9901', 'FOREIGN', 7_300_000, 4_000_000, 104, '2026-06-30', '姓名译名与护照不一致，补译名公证。', '所有文件统一译名。'],
  ['商转公带押办理', 'HF9902', 'LIMIT', null, 1_600_000, 63, '2026-07-18', '银行与中心同日放款与结清，没有过桥资金。', '排期按中心放款日倒推。'],
  ['夫妻离婚析产后出售', 'HF9901', 'INHERIT', 3_050_000, 2_100_000, 92, '2026-08-06', '离婚协议约定归一方，须先办转移登记。', '核对协议骑缝章与登记状态。'],
], { dictionaries: [{ code: 'CASE_HARD', name: '案例难点', entries: [
  ['ABSENT', '当事人不能到场'], ['MORTGAGED', '房屋在押'], ['LIMIT', '额度不足'], ['INCOME', '收入与流水'], ['INHERIT', '继承与析产'], ['RENTED', '带租约'], ['REGISTER', '户口'], ['COMPANY', '公司主体'], ['AUCTION', '拍卖'], ['FOREIGN', '境外人士'],
] }] })
