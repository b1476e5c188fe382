import {
  accountField,
  code,
  date,
  datetime,
  defineGrid,
  GRID_WRITERS,
  integer,
  mobile,
  rowsFor,
  text,
  textarea,
} from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'

/**
 * Applications of stores, agents and institutions to work with us, from submission to decision.
 * @source ROU-011 (ApplicationManage)
 */
export const applicationGrid = defineGrid({
  name: 'ApplicationManage',
  title: '合作申请',
  about: '合作方与门店的申请、跟进与审核登记；通过后在对应的列表中建立。',
  entity: listEntity({
    service: 'ApplicationManage',
    title: '合作申请',
    fields: {
      applyNo: text('申请编号', { required: true, maxLength: 20, indexed: true }),
      applyKind: code('APPLY_KIND', '申请类别', { required: true, indexed: true }),
      applyName: text('申请方', { required: true, maxLength: 60, indexed: true }),
      applyContact: text('联系人', { required: true, maxLength: 30 }),
      applyPhone: text('联系电话', { required: true, sensitive: 'phone', rules: [mobile] }),
      applySource: code('APPLY_SOURCE', '申请来源', { required: true, default: 'VISIT', indexed: true }),
      applyPeople: integer('人数', { min: 1, max: 9_999, indexed: true }),
      applyWork: textarea('合作意向', { required: true, maxLength: 500 }),
      applyDay: date('申请日期', { required: true, indexed: true }),
      applyFollower: accountField('跟进人', { indexed: true }),
      applyState: code('APPLY_STATE', '状态', { default: 'DRAFT', indexed: true }),
      applySentAt: datetime('提交时间', { serverOwned: true, indexed: true }),
      applyBy: accountField('审核人', { serverOwned: true }),
      applyAt: datetime('审核时间', { serverOwned: true, indexed: true }),
      applyReason: text('审核意见', { serverOwned: true, maxLength: 500 }),
    },
  }),
  columns: [
    'applyNo',
    'applyName',
    'applyKind',
    'applySource',
    'applyPeople',
    'applyDay',
    'applyFollower',
    'applyState',
    'applyAt',
    'applyReason',
    'updTime',
  ],
  search: ['applyNo', 'applyName', 'applyPhone', 'applyKind', 'applySource', 'applyDay', 'applyState'],
  sort: { field: 'applyDay', order: 'desc' },
  open: 'applyNo',
  pinned: ['applyNo'],
  scope: 'city',
  form: { columns: 2 },
  unique: [['applyNo']],
  operations: ['view', 'add', 'edit', 'clone', 'confirm', 'examine', 'return', 'cancel', 'delete'],
  states: {
    field: 'applyState',
    moves: {
      confirm: { from: ['DRAFT', 'RETURNED'], to: 'SENT', at: 'applySentAt' },
      examine: { from: ['SENT'], to: 'PASSED', at: 'applyAt', by: 'applyBy', reason: 'applyReason' },
      return: { from: ['SENT'], to: 'RETURNED', at: 'applyAt', by: 'applyBy', reason: 'applyReason' },
      cancel: { from: ['DRAFT', 'SENT', 'RETURNED'], to: 'CANCELLED', reason: 'applyReason' },
      delete: { from: ['DRAFT', 'CANCELLED'] },
      edit: { from: ['DRAFT', 'RETURNED'] },
    },
  },
  roles: { read: GRID_WRITERS },
})

const at = (day: number) => Date.UTC(2026, 10, day, 3)
// biome-ignore format: a table with one row a line
export const applicationRows = rowsFor(applicationGrid, ['$city', 'applyNo', 'applyKind', 'applyName', 'applyContact', 'applyPhone', 'applySource', 'applyPeople', 'applyWork', 'applyDay', 'applyFollower', 'applyState', 'applySentAt', 'applyBy', 'applyAt', 'applyReason'], [
  ['440100', 'SQ2611-01', 'STORE', '示例置业越秀店（演示）', '例店长', '15400006001', 'WEB', 6, '希望共享按揭与过户服务', '2026-11-18', 'demo-sales', 'SENT', at(18), null, null, null],
  ['440100', 'SQ2611-02', 'AGENT', '样经纪', '样经纪', '15400006002', 'FRIEND', 1, '五年海珠片区经验，申请加入', '2026-11-17', 'demo-staff07', 'SENT', at(17), null, null, null],
  ['440100', 'SQ2611-03', 'BANK', '示例丁银行天河支行', '测经理', '15400006003', 'VISIT', 4, '一手与二手按揭合作，专人驻点', '2026-11-16', 'demo-follow', 'PASSED', at(16), 'demo-manager', at(17), '同意，按标准协议签约'],
  ['440100', 'SQ2611-04', 'GUARANTEE', '演示赎楼担保（演示）', '演专员', '15400006004', 'PHONE', 3, '赎楼垫资，日息另议', '2026-11-14', 'demo-follow', 'RETURNED', at(14), 'demo-manager', at(15), '请补营业执照与资金来源说明'],
  ['440100', 'SQ2611-05', 'MEDIA', '示例生活号', '例编辑', '15400006005', 'WEB', 2, '文章互推与社群活动', '2026-11-12', 'demo-staff16', 'PASSED', at(12), 'demo-manager', at(13), null],
  ['440100', 'SQ2611-06', 'STORE', '样本房产番禺店（演示）', '样店长', '15400006006', 'VISIT', 9, '加盟，沿用现有门面', '2026-11-10', 'demo-staff08', 'DRAFT', null, null, null, null],
  ['440100', 'SQ2611-07', 'AGENT', '测经纪', '测经纪', '15400006007', 'WEB', 1, '兼职推荐客户', '2026-11-09', 'demo-staff05', 'CANCELLED', null, null, null, '本人撤回'],
  ['440100', 'SQ2611-08', 'ASSESS', '样例评估（演示）', '演评估师', '15400006008', 'PHONE', 5, '住宅与商铺评估，两日出预评', '2026-11-06', 'demo-follow', 'PASSED', at(6), 'demo-manager', at(9), '先合作三个月'],
  ['440100', 'SQ2610-09', 'STORE', '测试家园白云店（演示）', '例主管', '15400006009', 'FRIEND', 7, '共享房源与客户', '2026-10-28', 'demo-staff06', 'RETURNED', Date.UTC(2026, 9, 28, 3), 'demo-manager', Date.UTC(2026, 9, 30, 3), '片区已有门店，请说明分工'],
  ['440100', 'SQ2610-10', 'DECORATION', '演示装饰（演示）', '样设计师', '15400006010', 'WEB', 12, '交楼后装修优惠', '2026-10-22', 'demo-staff16', 'PASSED', Date.UTC(2026, 9, 22, 3), 'demo-manager', Date.UTC(2026, 9, 23, 3), null],
  ['440100', 'SQ2610-11', 'AGENT', '演经纪', '演经纪', '15400006011', 'VISIT', 1, '天河片区，持协理证', '2026-10-19', 'demo-staff05', 'PASSED', Date.UTC(2026, 9, 19, 3), 'demo-manager', Date.UTC(2026, 9, 20, 3), '安排天河店试用'],
  ['440100', 'SQ2610-12', 'BANK', '示例戊银行珠江支行', '测主任', '15400006012', 'PHONE', 3, '抵押经营贷合作', '2026-10-15', 'demo-follow', 'SENT', Date.UTC(2026, 9, 15, 3), null, null, null],
  ['440300', 'SQ2611-51', 'STORE', '示例置业罗湖店（演示）', '例店长', '15400006051', 'WEB', 5, '共享按揭服务', '2026-11-11', 'demo-staff25', 'SENT', at(11), null, null, null],
  ['440300', 'SQ2611-52', 'MEDIA', '深圳示例号', '样编辑', '15400006052', 'WEB', 2, '投放合作', '2026-11-05', 'demo-staff26', 'DRAFT', null, null, null, null],
], { dictionaries: [
  { code: 'APPLY_KIND', name: '合作申请类别', entries: [['STORE', '门店加盟'], ['AGENT', '经纪人入驻'], ['BANK', '银行合作'], ['GUARANTEE', '担保与垫资'], ['ASSESS', '评估合作'], ['MEDIA', '媒体合作'], ['DECORATION', '装修与搬家']] },
  { code: 'APPLY_SOURCE', name: '申请来源', entries: [['WEB', '网上提交'], ['PHONE', '来电'], ['VISIT', '上门'], ['FRIEND', '同事推荐']] },
  { code: 'APPLY_STATE', name: '合作申请状态', entries: [['DRAFT', '待提交'], ['SENT', '待审核'], ['PASSED', '已通过'], ['RETURNED', '已退回'], ['CANCELLED', '已取消']] },
] })
