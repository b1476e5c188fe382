import type { Dictionary } from '../../../domain/settings/dictionary.ts'

/** Dictionaries of notices, conversations and logs. */
export const TALK_DICTIONARIES: readonly Dictionary[] = [
  {
    code: 'NOTICE_KIND',
    name: '消息类别',
    entries: [
      ['DUE', '流程到期'],
      ['ASSIGNED', '流程指派'],
      ['PAPER_RETURNED', '资料退回'],
      ['ANNOUNCEMENT', '通知公告'],
      ['INCOME_WAITING', '收入待审核'],
      ['INCOME_RETURNED', '收入退回'],
      ['INCOME_APPROVED', '收入审核通过'],
      ['EXPENSE_WAITING', '支出待审核'],
      ['EXPENSE_RETURNED', '支出退回'],
      ['EXPENSE_APPROVED', '支出审核通过'],
      ['CASE_ASSIGNED', '项目指派'],
      ['CASE_STOPPED', '项目终止'],
      ['PAID', '线上支付到账'],
      ['CHAT', '会话消息'],
      ['INVITED', '项目邀请'],
      ['FLOW_RULE', '流程触发'],
      ['NEW_PLACE', '新设备登录'],
    ],
  },
  {
    code: 'NOTICE_STATE',
    name: '消息状态',
    entries: [
      ['DRAFT', '草稿'],
      ['PUBLISHED', '已发布'],
      ['WITHDRAWN', '已撤回'],
      ['SENT', '已发送'],
    ],
  },
  {
    code: 'NOTICE_RECEIVER',
    name: '消息抄送对象',
    entries: [
      ['MANAGER', '跟进经理'],
      ['SALES', '业务员'],
      ['SERVICE', '客服'],
    ],
  },
  {
    code: 'REMIND_STATE',
    name: '提醒状态',
    entries: [
      ['OPEN', '待处理'],
      ['OVER', '已了结'],
    ],
  },
  {
    code: 'REMIND_END',
    name: '提醒了结原因',
    entries: [
      ['FINISHED', '流程已办结'],
      ['PUT_OFF', '已改期'],
      ['GONE', '流程已移除'],
      ['CLOSED', '项目已结束'],
    ],
  },
  {
    code: 'LOGIN_EVENT',
    name: '登录事件',
    entries: [
      ['IN', '登录'],
      ['FAILED', '登录失败'],
      ['OUT', '退出'],
      ['OVER', '超时退出'],
      ['ENDED', '被强制退出'],
    ],
  },
  {
    code: 'SHARE_KIND',
    name: '分享内容',
    entries: [
      ['PAY_CODE', '收款码'],
      ['FORM', '申请表'],
      ['POSTER', '房源海报'],
      ['QR_CODE', '名片二维码'],
      ['ARTICLE', '文章'],
      ['CASE', '成交案例'],
    ],
  },
  {
    code: 'SHARE_WAY',
    name: '分享途径',
    entries: [
      ['SCREEN', '当面出示'],
      ['DOWNLOAD', '下载'],
      ['PRINT', '打印'],
      ['WECHAT', '微信'],
      ['GROUP', '客户群'],
      ['PAPER', '线下张贴'],
    ],
  },
  {
    code: 'CHAT_KIND',
    name: '会话类别',
    entries: [
      ['STAFF', '内部协同'],
      ['CUSTOMER', '客户沟通'],
    ],
  },
  {
    code: 'CHAT_STATE',
    name: '会话状态',
    entries: [
      ['OPEN', '进行中'],
      ['CLOSED', '已结束'],
    ],
  },
  {
    code: 'CHAT_SIDE',
    name: '发言方',
    entries: [
      ['STAFF', '我方'],
      ['CUSTOMER', '客户'],
    ],
  },
  {
    code: 'MESSAGE_STATE',
    name: '消息状态（会话）',
    entries: [
      ['SENT', '已发送'],
      ['TAKEN_BACK', '已撤回'],
    ],
  },
  {
    code: 'TRAIL_RESULT',
    name: '操作结果',
    entries: [
      ['DONE', '成功'],
      ['REFUSED', '被拒绝'],
    ],
  },
  // Filled at the start with the calls and tables of the installation.
  { code: 'TRAIL_ACTION', name: '操作动作', entries: [] },
  { code: 'TRAIL_OBJECT', name: '操作对象', entries: [] },
]
