import { code, date, defineGrid, file, flag, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'

/** Contracts that are drawn up from a template: which version holds from when, who approved it. @source ROU-009 (/ContractGrid) */
export const contractTemplateGrid = defineGrid({
  name: 'ContractGrid',
  title: '合同模板',
  about: '各类合同文本的版本登记；项目中的买卖合同由“合同管理”生成。',
  entity: listEntity({
    service: 'ContractTemplate',
    title: '合同模板',
    fields: {
      tmplCode: text('模板编号', { required: true, maxLength: 32, indexed: true }),
      tmplName: text('模板名称', { required: true, maxLength: 100, indexed: true }),
      tmplKind: code('CONTRACT_KIND', '合同类别', { required: true, indexed: true }),
      tmplVersion: text('版本', { required: true, maxLength: 16, indexed: true }),
      tmplParties: integer('签约方', { min: 1, max: 9, indexed: true }),
      tmplArticles: integer('条款数', { min: 1, max: 99, indexed: true }),
      tmplCopies: integer('默认份数', { min: 1, max: 12, default: 3 }),
      tmplNotarised: flag('需公证', { default: 0, indexed: true }),
      tmplFrom: date('生效日期', { indexed: true }),
      tmplFile: file('模板文件'),
      tmplKey: textarea('核心条款', { maxLength: 2_000 }),
      tmplMemo: textarea('使用说明', { maxLength: 500 }),
      tmplState: code('TMPL_STATE', '状态', { default: 'DRAFT', indexed: true }),
      tmplReason: text('退回原因', { serverOwned: true, maxLength: 500 }),
    },
  }),
  columns: ['tmplCode', 'tmplName', 'tmplKind', 'tmplVersion', 'tmplParties', 'tmplArticles', 'tmplNotarised', 'tmplFrom', 'tmplState', 'updTime'],
  search: ['tmplCode', 'tmplName', 'tmplKind', 'tmplNotarised', 'tmplFrom', 'tmplState'],
  sort: { field: 'tmplCode', order: 'asc' },
  scope: 'all',
  reason: 'Forms and papers are asked for alike in every city.',
  open: 'tmplName',
  pinned: ['tmplCode'],
  form: { columns: 2 },
  unique: [['tmplCode', 'tmplVersion']],
  operations: ['view', 'add', 'edit', 'clone', 'confirm', 'examine', 'return', 'disable', 'delete'],
  states: { field: 'tmplState', moves: {
    confirm: { from: ['DRAFT', 'BACK'], to: 'REVIEW' },
    examine: { from: ['REVIEW'], to: 'USED' },
    return: { from: ['REVIEW'], to: 'BACK', reason: 'tmplReason' },
    disable: { from: ['USED'], to: 'OVER' },
    edit: { from: ['DRAFT', 'BACK'] },
    delete: { from: ['DRAFT', 'BACK'] },
  } },
})

export const contractTemplateRows = rowsFor(contractTemplateGrid, ['tmplCode', 'tmplName', 'tmplKind', 'tmplVersion', 'tmplParties', 'tmplArticles', 'tmplCopies', 'tmplNotarised', 'tmplFrom', 'tmplState', 'tmplKey'], [
  ['HT-MM-01', '存量房买卖合同（演示文本）', 'SALE', 'V3.0', 3, 11, 4, 0, '2026-03-01', 'USED', '价款与支付、资金监管、过户与交付、税费承担、违约责任、争议解决'],
  ['HT-MM-01', '存量房买卖合同（演示文本）', 'SALE', 'V2.2', 3, 10, 4, 0, '2025-01-01', 'OVER', '价款与支付、过户与交付、违约责任'],
  ['HT-MM-02', '存量房买卖补充协议', 'SALE', 'V1.4', 2, 6, 3, 0, '2026-03-01', 'USED', '家私家电、户口迁出、学位占用、租约处理'],
  ['HT-JJ-01', '居间服务合同', 'AGENCY', 'V2.1', 3, 9, 3, 0, '2025-09-01', 'USED', '服务内容、佣金与支付节点、独家期限、信息保密'],
  ['HT-JJ-02', '独家委托出售协议', 'AGENCY', 'V1.2', 2, 7, 2, 0, '2025-09-01', 'USED', '独家期限、底价、跳单责任'],
  ['HT-DK-01', '按揭服务委托协议', 'LOAN', 'V2.0', 2, 8, 2, 0, '2025-06-15', 'USED', '服务范围、收费标准、不获批的处理'],
  ['HT-DK-02', '抵押经营贷服务协议', 'LOAN', 'V1.3', 2, 8, 2, 0, '2026-05-01', 'REVIEW', '用途承诺、收费节点、资料真实性'],
  ['HT-SL-01', '赎楼服务与垫资协议', 'BRIDGE', 'V2.3', 3, 12, 4, 1, '2026-01-10', 'USED', '垫资本金与期限、费率披露、还款来源、公证委托'],
  ['HT-SL-02', '带押过户三方协议', 'BRIDGE', 'V1.0', 4, 10, 5, 0, '2026-07-01', 'USED', '资金监管、抵押登记衔接、银行配合'],
  ['HT-WT-01', '全权委托书（售房）', 'POWER', 'V1.5', 1, 5, 2, 1, '2025-03-20', 'USED', '委托权限、期限、收款限制'],
  ['HT-WT-02', '委托书（办理过户）', 'POWER', 'V1.1', 1, 4, 2, 1, '2026-08-01', 'BACK', '委托权限、期限'],
  ['HT-ZJ-01', '交易资金监管协议', 'ESCROW', 'V2.0', 3, 9, 4, 0, '2025-11-01', 'USED', '监管账户、放款条件、退款情形'],
  ['HT-ZJ-02', '定金托管协议', 'ESCROW', 'V1.1', 3, 5, 3, 0, '2026-08-20', 'DRAFT', '托管方、释放条件、违约处理'],
], { dictionaries: [
  { code: 'CONTRACT_KIND', name: '合同类别', entries: [['SALE', '买卖'], ['AGENCY', '居间'], ['LOAN', '贷款服务'], ['BRIDGE', '赎楼垫资'], ['POWER', '委托书'], ['ESCROW', '资金监管']] },
  { code: 'TMPL_STATE', name: '合同模板状态', entries: [['DRAFT', '草稿'], ['REVIEW', '待审核'], ['USED', '使用中'], ['BACK', '已退回'], ['OVER', '已停用']] },
] })
