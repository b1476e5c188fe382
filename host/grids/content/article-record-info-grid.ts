import {
  accountField,
  code,
  date,
  defineGrid,
  file,
  flag,
  image,
  integer,
  richtext,
  rowsFor,
  text,
} from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Articles customers read. @source ROU-005 (/ArticleRecordInfoGrid) */
export const articleRecordInfoGrid = defineGrid({
  name: 'ArticleRecordInfoGrid',
  title: '文章管理',
  about: '面向客户的文章，供分享时取用；发布人按积分规则获得积分。',
  entity: listEntity({
    service: 'ArticleRecordInfo',
    title: '文章',
    fields: {
      articleTitle: text('标题', { required: true, maxLength: 80, indexed: true }),
      articleClass: code('ARTICLE_CLASS', '栏目', { required: true, indexed: true }),
      articleAuthor: accountField('作者', { indexed: true }),
      articleCover: image('封面'),
      articleFilm: file('视频', { media: 'video' }),
      articleSound: file('音频', { media: 'audio' }),
      articleSummary: text('摘要', { maxLength: 200, indexed: true }),
      articleText: richtext('正文', { required: true }),
      articleDay: date('发布日期', { indexed: true }),
      articleReads: integer('阅读次数', { min: 0, indexed: true, default: 0 }),
      articleTop: flag('置顶', { default: 0, indexed: true }),
      enabled: flag('发布', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'articleTitle',
    'articleClass',
    'articleSummary',
    'articleDay',
    'articleReads',
    'articleTop',
    'enabled',
    'updTime',
  ],
  search: ['articleTitle', 'articleClass', 'articleDay', 'articleTop', 'enabled'],
  sort: { field: 'articleDay', order: 'desc' },
  scope: 'all',
  reason: 'What is published is read by customers of every city.',
  open: 'articleTitle',
  pinned: ['articleTitle'],
  form: { page: true, columns: 2 },
  ...SWITCHED,
})

const paragraph = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('')

// biome-ignore format: a table with one row a line
export const articleRecordInfoRows = rowsFor(articleRecordInfoGrid, ['articleTitle', 'articleClass', 'articleSummary', 'articleText', 'articleDay', 'articleReads', 'articleTop'], [
  ['二手房交易从签约到领证要走几步', 'GUIDE', '一张清单看懂签约、网签、贷款、缴税与过户的顺序。', paragraph('先核对产权与查册结果，再签居间合同。', '网签后银行才受理贷款；同意贷款通知书出来后预约缴税与递件。', '领证后银行办理抵押登记并放款，最后交楼。'), '2026-01-12', 1_284, 1],
  ['首套房利率怎么算', 'LOAN', 'LPR 加点的含义，以及重定价日的选择。', paragraph('利率等于最近一期五年期以上 LPR 加上合同约定的基点。', '重定价日可选每年一月一日或放款对应日。'), '2026-01-20', 932, 0],
  ['组合贷款什么时候划算', 'LOAN', '公积金额度不够时的两种补足办法。', paragraph('公积金部分按中心利率，商业部分按银行利率。', '两部分须在同一家银行办理，资料只交一次。'), '2026-02-03', 611, 0],
  ['赎楼的三种资金来源', 'REDEEM', '业主自筹、买家首付与垫资各自的风险。', paragraph('自筹最省钱，垫资最快但有利息。', '用买家首付赎楼须经银行资金监管。'), '2026-02-18', 547, 0],
  ['满二与满五唯一怎么认定', 'TAX', '年限从哪一天起算，唯一住房看什么范围。', paragraph('以契税完税证或不动产权证书登记日期在先者起算。', '唯一按家庭在本省范围认定，以税务机关核定为准。'), '2026-03-02', 1_530, 1],
  ['银行流水要准备几个月', 'PAPER', '工资流水、自由职业与经营收入分别怎么提供。', paragraph('工资代发一般近六个月，个人转账发薪的近十二个月。', '须带电子章或在柜台加盖业务章。'), '2026-03-16', 804, 0],
  ['征信查询次数多了会怎样', 'PAPER', '两个月内硬查询的影响与补救。', paragraph('硬查询过多会被要求说明用途。', '面签前避免点击各类网络贷款的额度查询。'), '2026-04-01', 690, 0],
  ['房屋里有户口没迁出怎么办', 'GUIDE', '签约前、递件前、交楼前各能做什么。', paragraph('签约前到派出所查询是否有户口。', '合同写明迁出期限与违约金，并预留尾款。'), '2026-04-14', 1_012, 0],
  ['继承房产出售的注意事项', 'TAX', '公证继承与非公证继承的差别。', paragraph('非公证继承须全部继承人到场。', '出售时个税按差额还是核定，以税务机关为准。'), '2026-05-06', 388, 0],
  ['公积金提取还贷能省多少', 'FUND', '按月提取与一次性提取的比较。', paragraph('按月提取不占用额度，随时可停。', '一次性提取须提供已还款凭证。'), '2026-05-25', 276, 0],
  ['商转公办理条件一览', 'FUND', '先还后贷与带押转贷。', paragraph('须连续足额缴存并还清原贷款，或由银行带押办理。'), '2026-06-10', 459, 0],
  ['交楼当天要核对的十件事', 'GUIDE', '从钥匙到水电表底数。', paragraph('逐项填写物业交割确认书，双方签名。'), '2026-06-30', 721, 0],
  ['国庆假期办件安排（旧）', 'NEWS', '2025 年国庆假期各机构办件时间。', paragraph('已过期，仅存档。'), '2025-09-26', 203, 0],
], { dictionaries: [{ code: 'ARTICLE_CLASS', name: '文章栏目', entries: [['GUIDE', '办事指南'], ['LOAN', '贷款知识'], ['FUND', '公积金'], ['TAX', '税费'], ['REDEEM', '赎楼'], ['PAPER', '资料准备'], ['NEWS', '通知公告']] }] })
