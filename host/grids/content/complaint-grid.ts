import { accountField, code, date, datetime, defineGrid, millisecondsOf, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'

/** Customer complaints, from receipt to resolution. @source ROU-005 (/ComplaintGrid) */
export const complaintGrid = defineGrid({
  name: 'ComplaintGrid',
  title: '投诉处理',
  about: '客户投诉的登记、处理与办结；不影响项目的办理。',
  entity: listEntity({
    service: 'Complaint',
    title: '投诉',
    fields: {
      complaintTitle: text('投诉事项', { required: true, maxLength: 100, indexed: true }),
      complaintClass: code('COMPLAINT_CLASS', '类别', { required: true, indexed: true }),
      complaintLevel: code('COMPLAINT_LEVEL', '紧急程度', { required: true, indexed: true, default: 'NORMAL' }),
      complaintFrom: text('投诉人', { maxLength: 40, indexed: true, hint: '只记称呼' }),
      complaintDay: date('投诉日期', { required: true, indexed: true }),
      complaintText: textarea('内容', { maxLength: 2_000 }),
      complaintAbout: accountField('被投诉人', { indexed: true }),
      complaintAnswer: textarea('处理结果', { maxLength: 2_000 }),
      complaintDoneBy: accountField('处理人', { serverOwned: true, indexed: true }),
      complaintDoneAt: datetime('办结时间', { serverOwned: true, indexed: true }),
      complaintState: code('COMPLAINT_STATE', '状态', { default: 'NEW', indexed: true }),
    },
  }),
  columns: [
    'complaintTitle',
    'complaintClass',
    'complaintLevel',
    'complaintFrom',
    'complaintDay',
    'complaintDoneBy',
    'complaintState',
    'updTime',
  ],
  search: ['complaintTitle', 'complaintClass', 'complaintLevel', 'complaintDay', 'complaintState'],
  sort: { field: 'complaintDay', order: 'desc' },
  open: 'complaintTitle',
  pinned: ['complaintTitle'],
  operations: ['view', 'add', 'edit', 'confirm', 'finish', 'return', 'delete'],
  states: {
    field: 'complaintState',
    moves: {
      confirm: { from: ['NEW', 'AGAIN'], to: 'DOING', says: { label: '受理', prompt: '确定受理这条投诉吗？' } },
      finish: {
        from: ['DOING'],
        to: 'DONE',
        at: 'complaintDoneAt',
        by: 'complaintDoneBy',
        says: { label: '办结', prompt: '确定这条投诉已经办结吗？' },
      },
      return: {
        from: ['DONE'],
        to: 'AGAIN',
        says: { label: '退回重办', done: '已退回重办', prompt: '确定退回重办吗？请写明原因。' },
      },
      edit: { from: ['NEW', 'DOING', 'AGAIN'] },
    },
  },
})

/** Four in the afternoon of a day, as an instant. */
const day = (iso: string): number => millisecondsOf(iso) + 57_600_000

// biome-ignore format: a table with one row a line
export const complaintRows = rowsFor(complaintGrid, ['complaintTitle', 'complaintClass', 'complaintLevel', 'complaintFrom', 'complaintDay', 'complaintText', 'complaintAnswer', 'complaintDoneBy', 'complaintDoneAt', 'complaintState'], [
  ['面签时间改了没有通知', 'SERVICE', 'HIGH', '例女士', '2026-06-03', '到了银行才知道改期。', '跟进人已致歉，增加改期短信。', 'demo-manager', day('2026-06-05'), 'DONE'],
  ['评估费比报价高', 'FEE', 'NORMAL', '样先生', '2026-06-11', '报价1500元，实收1800元。', '评估公司多收，已退差额。', 'demo-manager', day('2026-06-13'), 'DONE'],
  ['资料原件遗失', 'PAPER', 'HIGH', '测女士', '2026-06-19', '户口簿原件找不到。', '在档案柜找到，改为交接单签收。', 'demo-manager', day('2026-06-20'), 'DONE'],
  ['放款太慢', 'PROGRESS', 'NORMAL', '演先生', '2026-06-27', '抵押登记后二十天未放款。', '银行额度紧张，已协调优先。', 'demo-manager', day('2026-06-30'), 'DONE'],
  ['电话打不通', 'SERVICE', 'LOW', '例先生', '2026-07-04', '连续两天无人接听。', '增加备用联系人。', 'demo-manager', day('2026-07-05'), 'DONE'],
  ['合同金额写错', 'CONTRACT', 'HIGH', '样女士', '2026-07-16', '网签价多写一位。', '当天撤销重签，费用由公司承担。', 'demo-manager', day('2026-07-17'), 'DONE'],
  ['要求退服务费', 'FEE', 'HIGH', '测先生', '2026-07-25', '贷款未批要求全额退款。', null, null, null, 'DOING'],
  ['过户资料重复提交', 'PAPER', 'NORMAL', '演女士', '2026-08-02', '同一份证明要了三次。', null, null, null, 'DOING'],
  ['预约号过号', 'PROGRESS', 'NORMAL', '例女士', '2026-08-13', '工作人员迟到导致过号。', '重新预约，补偿交通费。', null, null, 'AGAIN'],
  ['泄露手机号', 'PRIVACY', 'HIGH', '样先生', '2026-08-21', '签约后接到装修推销电话。', null, null, null, 'DOING'],
  ['客服态度差', 'SERVICE', 'NORMAL', '测女士', '2026-09-05', '催件时语气不好。', null, null, null, 'NEW'],
  ['收据没有开', 'FEE', 'LOW', '演先生', '2026-09-18', '交了定金没有收据。', null, null, null, 'NEW'],
], { dictionaries: [
  { code: 'COMPLAINT_CLASS', name: '投诉类别', entries: [['SERVICE', '服务态度'], ['FEE', '收费'], ['PROGRESS', '进度'], ['PAPER', '资料'], ['CONTRACT', '合同'], ['PRIVACY', '个人信息']] },
  { code: 'COMPLAINT_LEVEL', name: '紧急程度', entries: [['HIGH', '紧急'], ['NORMAL', '一般'], ['LOW', '不急']] },
  { code: 'COMPLAINT_STATE', name: '投诉状态', entries: [['NEW', '待受理'], ['DOING', '处理中'], ['DONE', '已办结'], ['AGAIN', '退回重办']] },
] })
