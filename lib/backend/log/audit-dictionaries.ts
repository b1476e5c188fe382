import type { Dictionary, EntryRow } from '../../domain/settings/dictionary.ts'
import { entities } from '../../domain/entities.ts'
import { isRowOperation, ROW_OPERATION, ROW_OPERATIONS } from '../../domain/grid/row-operation.ts'
import type { Table } from '../store.ts'

/** Short names of methods for the audit log; the operations of lists bring theirs. */
const ACTIONS: Readonly<Record<string, string>> = {
  doSave: '保存',
  doCreate: '新增',
  doDelete: '删除',
  doLogin: '登录',
  doLogout: '退出登录',
  doExport: '导出',
  revealField: '查看完整信息',
  searchNumber: '按号码查询',
  saveChanges: '批量保存',
  doSetAll: '批量修改',
  deleteMember: '删除成员',
  uploadDocument: '上传文件',
  upload: '上传文件',
  removeDocument: '移除文件',
  switchLocationCity: '切换城市',
  doRefresh: '刷新参数',
  doConfirm: '提交',
  doReturn: '退回',
  doExamine: '审核',
  payExamine: '审核订单',
  addPrepaidOrder: '登记抵扣订单',
  takeBackPrepaidOrder: '撤销抵扣订单',
  doGiveBack: '退还来款',
  doBookElsewhere: '来款转入项目',
  importPrepaidOrders: '导入抵扣订单',
  submitIncomeInfo: '提交收入',
  doCostFeeRecord: '提交支出',
  updateObligationUsers: '变更责任人',
  doBatchFinishJob: '批量完结',
  doAddFlowJobs: '添加流程',
  redoNodeJobs: '撤销完结',
  addMemberFile: '添加资料',
  updateMemberFile: '修改资料',
  removeMemberFile: '移除资料',
  checkMemberFiles: '核对资料',
  takeBackCheck: '撤销核对',
  setPaperWaived: '设为无需提供',
  createCombineNativeQrCode: '生成收款码',
  notify: '线上支付',
  initOrUpdateNearestPoint: '指定机构',
  updateRecommand: '更新推荐',
  doRefreshPrjCommissionState: '重算提成',
  getOnePoint: '指定机构',
  word: '生成申请表',
  fund: '生成申请表',
  merged: '合并申请表',
  changePassword: '修改密码',
  startSecondFactor: '准备两步验证',
  confirmSecondFactor: '开启两步验证',
  endSecondFactor: '关闭两步验证',
  resetSecondFactor: '重置两步验证',
  endSession: '结束登录',
  endOtherSessions: '结束其他登录',
  resetPassword: '重置密码',
  doReset: '重置密码',
  doUnlock: '解除锁定',
  unlock: '解除锁定',
  doPlanJob: '调整计划日期',
  doPlanJobs: '调整计划日期',
  doRead: '标为已读',
  doReadChanges: '查看变化',
  doIssueSession: '签发嵌入会话',
  doHandInOrder: '提交抵扣订单',
  // Changes that no call makes: the sweep of reminders, and demo data.
  sweep: '到期提醒',
  demo: '演示数据',
  print: '打印',
  recommend: '推荐机构',
  create: '新增',
  files: '清理文件',
}
/** Tables without an entity of their own. */
const OBJECTS: Readonly<Record<string, string>> = {
  hf20_prj_base: '项目',
  ss11_sys_users: '用户',
  ss13_usr_roles: '用户角色',
  ss12_sys_roles: '角色',
  ss45_dict: '字典',
  ss45_dict_entry: '字典值',
  hf31_division_detail: '机构',
  grid_view: '列表视图',
  form_print: '申请表打印',
  pay_code: '收款码',
  unmatched_payment: '待处理来款',
  prj_recommand: '推荐结果',
  paper_waiver: '无需提供的资料',
  session: '会话',
  second_factor: '两步验证',
  idempotency: '重复请求',
  field_reveal: '查看完整信息',
  number_search: '按号码查询',
  voucher_reading: '票据识别',
  picture_print: '图片特征',
  community: '楼盘小区',
  hf1a_common_appendix: '文件',
  notice_cfg: '消息配置',
  remind_log: '提醒记录',
  share_log: '分享记录',
  chat_m: '会话',
  chat_record: '聊天记录',
  usr_login_logs: '登录日志',
  audit_line: '操作日志',
  case_look: '项目查看',
}

/** Words for what calls did: the word of their operation, or of the list above. */
export function auditActions(): Dictionary {
  const operations = ROW_OPERATIONS.flatMap((operation): readonly (readonly [string, string])[] => {
    const { method, bulkMethod, label } = ROW_OPERATION[operation]
    return [
      [method, label],
      [bulkMethod, `批量${isRowOperation(operation) ? label : ''}`],
    ]
  })
  const entries = entriesOf(new Map([...operations, ...Object.entries(ACTIONS)]))
  return { code: 'TRAIL_ACTION', name: '操作动作', entries }
}

/** Names of stored objects. @param lists titles of declared lists by the tables they are stored in */
export function auditObjects(tables: readonly Table[], lists: ReadonlyMap<string, string> = new Map()): Dictionary {
  const own = tables.flatMap(({ name, topic }): readonly (readonly [string, string])[] => {
    const title = OBJECTS[name] ?? entities[topic ?? '']?.title
    return title === undefined ? [] : [[name, title]]
  })
  return { code: 'TRAIL_OBJECT', name: '操作对象', entries: entriesOf(new Map([...lists, ...own])) }
}

const entriesOf = (words: ReadonlyMap<string, string>): readonly EntryRow[] =>
  [...words].map(([key, value]): EntryRow => [key.toUpperCase(), value])
