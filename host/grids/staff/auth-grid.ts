import { accountField, code, date, datetime, defineGrid, images, ROLE, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'

/** Names and qualifications of accounts, checked against the submitted documents. @source ROU-007 (/AuthMghtGrid) */
export const authGrid = defineGrid({
  name: 'AuthMghtGrid',
  title: '认证管理',
  about: '员工从业资格的提交与审核；审核人不能审核自己的认证。',
  entity: listEntity({
    service: 'AuthMght',
    title: '认证',
    fields: {
      authAcct: accountField('账号', { required: true, indexed: true }),
      authKind: code('AUTH_KIND', '认证类别', { required: true, indexed: true }),
      authHolder: text('证件姓名', { required: true, maxLength: 60, indexed: true }),
      authNo: text('证件号码', { required: true, maxLength: 40, sensitive: 'id' }),
      authIssuer: text('发证机关', { maxLength: 60, indexed: true }),
      authUntil: date('证件有效期至', { indexed: true, hint: '为空表示长期有效' }),
      authPages: images('证件照片', { maxCount: 4 }),
      authMemo: textarea('备注', { maxLength: 300 }),
      authState: code('AUTH_STATE', '状态', { default: 'DRAFT', indexed: true }),
      authSentAt: datetime('提交时间', { serverOwned: true, indexed: true }),
      authBy: accountField('审核人', { serverOwned: true }),
      authAt: datetime('审核时间', { serverOwned: true, indexed: true }),
      authReason: text('审核意见', { serverOwned: true, maxLength: 500 }),
    },
  }),
  columns: [
    'authAcct',
    'authKind',
    'authHolder',
    'authNo',
    'authIssuer',
    'authUntil',
    'authState',
    'authBy',
    'authAt',
    'updTime',
  ],
  search: ['authAcct', 'authKind', 'authHolder', 'authNo', 'authUntil', 'authState'],
  sort: { field: 'authSentAt', order: 'desc' },
  scope: 'all',
  reason: 'Accounts of customers and partners belong to no city of the staff.',
  open: 'authHolder',
  pinned: ['authAcct'],
  form: { columns: 2 },
  unique: [['authAcct', 'authKind']],
  operations: ['view', 'add', 'edit', 'confirm', 'examine', 'return', 'cancel', 'delete'],
  states: {
    field: 'authState',
    moves: {
      confirm: { from: ['DRAFT', 'RETURNED', 'CANCELLED'], to: 'SENT', at: 'authSentAt' },
      examine: { from: ['SENT'], to: 'PASSED', at: 'authAt', by: 'authBy', reason: 'authReason' },
      return: { from: ['SENT'], to: 'RETURNED', at: 'authAt', by: 'authBy', reason: 'authReason' },
      cancel: {
        from: ['PASSED'],
        to: 'CANCELLED',
        at: 'authAt',
        by: 'authBy',
        reason: 'authReason',
        says: { label: '撤销认证', done: '已撤销', prompt: '确定撤销这项认证吗？' },
      },
      delete: { from: ['DRAFT', 'RETURNED'] },
      edit: { from: ['DRAFT', 'RETURNED'] },
    },
  },
  roles: { read: [ROLE.manager, ROLE.service], write: [ROLE.manager, ROLE.service] },
})

const at = (day: number) => Date.UTC(2026, 9, day, 2)
// biome-ignore format: a table with one row a line
export const authRows = rowsFor(authGrid, ['authAcct', 'authKind', 'authHolder', 'authNo', 'authIssuer', 'authUntil', 'authState', 'authSentAt', 'authBy', 'authAt', 'authReason'], [
  ['demo-sales', 'REAL_NAME', '胡演示', '440199199002140016', '演示市公安局', '2036-02-14', 'PASSED', at(8), 'demo-service', at(9), null],
  ['demo-sales', 'AGENT', '胡演示', 'YS-AGENT-0006', '演示房地产中介协会', '2027-06-30', 'PASSED', at(8), 'demo-service', at(9), null],
  ['demo-follow', 'REAL_NAME', '朱示例', '440199198811020124', '示例市公安局', '2038-11-02', 'PASSED', at(6), 'demo-service', at(7), null],
  ['demo-staff05', 'REAL_NAME', '蔡示例', '440199199506300212', '示例市公安局', '2035-06-30', 'PASSED', at(10), 'demo-manager', at(11), null],
  ['demo-staff05', 'BROKER', '蔡示例', 'SL-BROKER-0105', '示例房地产中介协会', '2026-12-31', 'PASSED', at(10), 'demo-manager', at(11), null],
  ['demo-staff06', 'REAL_NAME', '潘演示', '440199199208170333', '演示市公安局', '2032-08-17', 'RETURNED', at(12), 'demo-service', at(13), '照片反光，号码看不清'],
  ['demo-staff07', 'AGENT', '于样本', 'YB-AGENT-0107', '样本房地产中介协会', '2027-03-31', 'SENT', at(20), null, null, null],
  ['demo-staff19', 'REAL_NAME', '姜样本', '440199198512250149', '样本市公安局', null, 'SENT', at(21), null, null, null],
  ['demo-staff20', 'NOTARY', '范测试', 'CS-AGENT-0120', '测试公证处', '2028-01-31', 'DRAFT', null, null, null, null],
  ['demo-partner01', 'COMPANY', '例样房产中介有限公司（演示）', 'YS-COMPANY-0001', '演示市场监督管理局', null, 'PASSED', at(3), 'demo-manager', at(5), null],
  ['demo-partner02', 'COMPANY', '样例评估有限公司（演示）', 'YS-COMPANY-0002', '演示市场监督管理局', null, 'SENT', at(22), null, null, null],
  ['demo-partner03', 'COMPANY', '测例担保有限公司（演示）', 'YS-COMPANY-0003', '演示市场监督管理局', null, 'CANCELLED', at(2), 'demo-manager', at(18), '营业执照已注销'],
  ['demo-customer01', 'REAL_NAME', '夏测试', '440199199704090252', '测试市公安局', '2037-04-09', 'PASSED', at(14), 'demo-service', at(14), null],
], { dictionaries: [
  { code: 'AUTH_KIND', name: '认证类别', entries: [['REAL_NAME', '实名认证'], ['AGENT', '经纪协理'], ['BROKER', '房地产经纪人'], ['NOTARY', '公证委托资格'], ['COMPANY', '企业认证']] },
  { code: 'AUTH_STATE', name: '认证状态', entries: [['DRAFT', '待提交'], ['SENT', '待审核'], ['PASSED', '已认证'], ['RETURNED', '已退回'], ['CANCELLED', '已撤销']] },
] })
