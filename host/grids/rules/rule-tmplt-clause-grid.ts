import { code, defineGrid, flag, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Clauses for contracts. @source ROU-003 (/RuleTmplt*), ruling 2 */
export const ruleTmpltClauseGrid = defineGrid({
  name: 'RuleTmpltClauseGrid',
  title: '合同条款模板',
  about: '拟补充协议时取用的条款；项目的买卖合同使用固定的十一条。',
  entity: listEntity({
    service: 'RuleTmpltClause',
    title: '条款模板',
    fields: {
      clauseName: text('条款名称', { required: true, maxLength: 60, indexed: true }),
      clauseArticle: code('CLAUSE_ARTICLE', '所属章节', { required: true, indexed: true }),
      clauseUse: code('HFG5', '交易方式', { indexed: true }),
      clauseText: textarea('条款内容', { required: true, maxLength: 1_000 }),
      clauseMust: flag('必备条款', { default: 0, indexed: true }),
      clauseEdition: integer('版本', { min: 1, max: 99, indexed: true }),
      clauseSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'clauseName',
    'clauseArticle',
    'clauseUse',
    'clauseText',
    'clauseMust',
    'clauseEdition',
    'enabled',
    'updTime',
  ],
  search: ['clauseName', 'clauseArticle', 'clauseUse', 'clauseMust', 'enabled'],
  sort: { field: 'clauseSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'clauseName',
  pinned: ['clauseName'],
  ...SWITCHED,
})

export const ruleTmpltClauseRows = rowsFor(
  ruleTmpltClauseGrid,
  ['clauseSort', 'clauseName', 'clauseArticle', 'clauseUse', 'clauseText', 'clauseMust', 'clauseEdition'],
  [
    [10, '房屋基本情况', 'HOUSE', null, '房屋坐落、面积、权属证号以登记簿记载为准。', 1, 3],
    [20, '抵押与查封', 'HOUSE', 'HFG501', '业主保证房屋无查封；有抵押的，应于约定期限内注销。', 1, 3],
    [30, '成交价与付款', 'PRICE', null, '双方确认成交价，付款方式、期数与金额见附表。', 1, 4],
    [40, '资金监管', 'PRICE', 'HFG501', '首期款与尾款存入监管账户，按约定条件划付。', 0, 2],
    [50, '贷款未获批准', 'PRICE', 'HFG501', '贷款未获批准或额度不足的，买家应补足或双方协商解除。', 0, 3],
    [60, '税费承担', 'TAX', null, '税费按法律规定各自承担；另有约定的从其约定。', 1, 2],
    [70, '过户期限', 'TRANSFER', 'HFG501', '双方应于领取同意贷款通知书后十五个工作日内递件。', 1, 2],
    [80, '交楼标准', 'DELIVERY', null, '按现状交付，家私电器以清单为准。', 1, 2],
    [90, '户口迁出', 'DELIVERY', 'HFG501', '业主应于交楼前迁出户口，逾期按日支付违约金。', 0, 2],
    [100, '租约处理', 'DELIVERY', 'HFG501', '房屋已出租的，业主应提供放弃优先购买权声明。', 0, 1],
    [110, '违约责任', 'BREACH', null, '一方违约的，按成交价的一定比例支付违约金。', 1, 3],
    [120, '争议解决', 'BREACH', null, '协商不成的，向房屋所在地人民法院起诉。', 1, 2],
  ],
  {
    dictionaries: [
      {
        code: 'CLAUSE_ARTICLE',
        name: '合同章节',
        entries: [
          ['HOUSE', '房屋状况'],
          ['PRICE', '价款与贷款'],
          ['TAX', '税费'],
          ['TRANSFER', '过户'],
          ['DELIVERY', '交付'],
          ['BREACH', '违约与争议'],
        ],
      },
    ],
  },
)
