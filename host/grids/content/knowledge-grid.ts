import { code, date, defineGrid, flag, integer, richtext, rowsFor, text } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** What staff should know, filed by class. @source ROU-005 (/KnowledgeGrid) */
export const knowledgeGrid = defineGrid({
  name: 'KnowledgeGrid',
  title: '知识库',
  about: '员工须掌握的知识与依据，供学习、考核时查阅。',
  entity: listEntity({
    service: 'Knowledge',
    title: '知识',
    fields: {
      knowTitle: text('标题', { required: true, maxLength: 80, indexed: true }),
      knowClass: code('KNOWLEDGE_CLS', '分类', { required: true, indexed: true }),
      knowLevel: code('KNOW_LEVEL', '掌握要求', { required: true, indexed: true, default: 'KNOW' }),
      knowText: richtext('内容', { required: true }),
      knowSource: text('依据', { maxLength: 100, indexed: true }),
      knowUntil: date('复核日期', { indexed: true, hint: '到期须重新核对' }),
      knowReads: integer('学习人次', { min: 0, default: 0, indexed: true }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['knowTitle', 'knowClass', 'knowLevel', 'knowSource', 'knowUntil', 'knowReads', 'enabled', 'updTime'],
  search: ['knowTitle', 'knowClass', 'knowLevel', 'knowUntil', 'enabled'],
  sort: { field: 'knowTitle', order: 'asc' },
  scope: 'all',
  reason: 'What is published is read by customers of every city.',
  open: 'knowTitle',
  pinned: ['knowTitle'],
  form: { page: true, columns: 2 },
  ...SWITCHED,
})

const said = (text: string) => `<p>${text}</p>`

export const knowledgeRows = rowsFor(knowledgeGrid, ['knowTitle', 'knowClass', 'knowLevel', 'knowText', 'knowSource', 'knowUntil', 'knowReads'], [
  ['网签合同的付款方式要与贷款一致', 'CONTRACT', 'MASTER', said('付款方式选错须撤销重签，影响贷款进度。先确认首付、定金、监管金额，再提交网签。'), '内部操作规范 3.2', '2026-12-31', 42],
  ['定金条款的三个必填项', 'CONTRACT', 'MASTER', said('金额、支付日、违约责任缺一不可。'), '内部操作规范 3.1', '2026-12-31', 38],
  ['查册结果里的限制状态', 'TITLE', 'MASTER', said('查封、异议登记、预告登记须先解除；抵押不影响签约但影响付款安排。'), '登记机构查询说明', '2026-12-31', 35],
  ['共有产权须全部到场', 'TITLE', 'KNOW', said('共有人不能到场的，须公证委托。'), '登记机构指引', '2026-12-31', 29],
  ['贷款年限与房龄', 'LOAN', 'KNOW', said('多数银行要求房龄加贷款年限不超过五十年，请以银行当期政策为准。'), '银行产品说明', '2026-09-30', 31],
  ['收入证明的常见退件原因', 'LOAN', 'KNOW', said('未用银行版式、公章不清、联系电话无人接听。'), '银行退件统计（演示）', '2026-09-30', 44],
  ['公积金贷款额度的两个上限', 'FUND', 'MASTER', said('按账户余额倍数与最高额度取低者。'), '公积金中心指引', '2026-11-30', 27],
  ['赎楼前必须拿到的三份文件', 'REDEEM', 'MASTER', said('余额证明、提前还款受理回执、业主还款账户授权。'), '内部操作规范 5.1', '2026-12-31', 25],
  ['个税据实与核定怎么选', 'TAX', 'KNOW', said('有上手发票且差额小的据实更省，没有凭证的按核定。最终以税务机关核定为准。'), '税务机关指引', '2026-12-31', 33],
  ['递件当天的资料顺序', 'TRANSFER', 'KNOW', said('按受理窗口清单排列，复印件统一 A4。'), '登记机构指引', '2026-12-31', 30],
  ['客户资料的保存与销毁', 'PRIVACY', 'MASTER', said('结案后一年内归档，复印件集中销毁并登记。'), '个人信息保护制度', '2027-06-30', 51],
  ['识别拼接流水', 'RISK', 'MASTER', said('核对余额连续性、结息日与电子章。'), '风险提示（演示）', '2026-12-31', 48],
  ['催件电话怎么打', 'TALK', 'KNOW', said('先报项目编号，再说缺哪一份资料和最晚日期。'), '客服话术 1.4', '2026-12-31', 22],
], { dictionaries: [{ code: 'KNOW_LEVEL', name: '掌握要求', entries: [['MASTER', '必须掌握'], ['KNOW', '应当了解'], ['READ', '供参考']] }] })
