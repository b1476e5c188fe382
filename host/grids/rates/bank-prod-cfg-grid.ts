import { code, defineGrid, flag, integer, number, percent, rowsFor, text, textarea, yuan } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Loans that banks offer: for what, how much, how long, at what. @source ROU-010 (BankProdCfgGrid) */
export const bankProdCfgGrid = defineGrid({
  name: 'BankProdCfgGrid',
  title: '银行产品',
  about: '各银行的贷款产品，推荐方案时查阅；机构推荐按办理机构与权重计算。',
  entity: listEntity({
    service: 'BankProdCfg',
    title: '银行产品',
    fields: {
      prodBank: code('BANK_HEAD', '银行', { required: true, indexed: true }),
      prodName: text('产品名称', { required: true, maxLength: 60, indexed: true }),
      prodScheme: code('HF99', '贷款方案', { required: true, indexed: true }),
      prodRepay: code('HX03', '还款方式', { indexed: true }),
      prodMost: yuan('最高金额', { shown: 'wan', indexed: true }),
      prodShare: percent('最高成数', { min: 0, max: 1, indexed: true }),
      prodYears: integer('最长年限', { stored: 'year', shown: 'year', min: 1, max: 30, indexed: true }),
      prodRate: number('参考年利率', { stored: 'percent', shown: 'percent', precision: 3, min: 0, max: 20, indexed: true }),
      prodAge: integer('借款人最高年龄', { stored: 'age', shown: 'age', min: 18, max: 85 }),
      prodNeeds: textarea('准入条件', { maxLength: 300 }),
      prodSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'prodBank', 'prodName', 'prodScheme', 'prodMost', 'prodShare', 'prodYears', 'prodRate', 'enabled', 'updTime',
  ],
  search: ['prodBank', 'prodName', 'prodScheme', 'prodRepay', 'enabled'],
  sort: { field: 'prodSort', order: 'asc' },
  scope: 'all',
  reason: 'Rates, taxes and standards are laid down for the whole country.',
  open: 'prodName',
  pinned: ['prodBank', 'prodName'],
  unique: [['prodBank', 'prodName']],
  ...SWITCHED,
})

export const bankProdCfgRows = rowsFor(bankProdCfgGrid, ['prodSort', 'prodBank', 'prodName', 'prodScheme', 'prodRepay', 'prodMost', 'prodShare', 'prodYears', 'prodRate', 'prodAge', 'prodNeeds'], [
  [10, 'DEMO01', '二手房按揭', 'HF9901', 'HX0301', 15_000_000, 0.7, 30, 3.05, 70, '征信近两年无连三累六；收入不低于月供的两倍。'],
  [20, 'DEMO01', '公积金贷款', 'HF9902', 'HX0301', 1_600_000, 0.7, 30, 2.6, 65, '连续足额缴存6个月。'],
  [30, 'DEMO01', '组合贷款', 'HF9903', 'HX0301', 16_000_000, 0.7, 30, 3.05, 65, '公积金额度不足时由商业贷款补足。'],
  [40, 'DEMO02', '优居二手房贷', 'HF9901', 'HX0302', 10_000_000, 0.7, 30, 3.04, 70, '须在本行开立还款账户。'],
  [50, 'DEMO02', '经营抵押贷', 'HF9908', 'HX0304', 10_000_000, 0.7, 10, 2.85, 65, '营业执照满一年，用途真实，受托支付。'],
  [60, 'DEMO03', '安家贷', 'HF9901', 'HX0301', 8_000_000, 0.65, 25, 3.03, 65, '房龄加贷款年限不超过50年。'],
  [70, 'DEMO03', '住房抵押消费贷', 'HF9907', 'HX0301', 2_000_000, 0.6, 10, 3.4, 65, '须提供消费用途凭证。'],
  [80, 'DEMO04', '惠房贷', 'HF9901', 'HX0301', 12_000_000, 0.7, 30, 3.02, 75, '可追加成年子女为共同借款人。'],
  [90, 'DEMO04', '商转公过桥', 'HF9901', 'HX0304', 3_000_000, 0.7, 1, 4.2, 65, '须已取得公积金贷款预审。'],
  [100, 'DEMO05', '极速按揭', 'HF9901', 'HX0301', 6_000_000, 0.7, 30, 3.01, 70, '资料齐全，预计九个工作日放款。'],
  [110, 'DEMO91', '外籍人士按揭', 'HF9901', 'HX0301', 20_000_000, 0.6, 25, 3.1, 65, '须提供境外收入证明与在华居留证明。'],
  [120, 'DEMO92', '双周供按揭', 'HF9901', 'HX0306', 10_000_000, 0.6, 25, 3.09, 65, '每两周还款一次。'],
])
