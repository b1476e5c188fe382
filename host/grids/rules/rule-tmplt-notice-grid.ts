import { defineGrid, noticeTemplate, rowsFor } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/** Texts of notices to staff. @source ROU-003 (/RuleTmplt*), ruling 2 */
export const ruleTmpltNoticeGrid = defineGrid({
  name: 'RuleTmpltNoticeGrid',
  title: '站内消息模板',
  about: '系统发出的消息按这里启用的模板行文；没有模板的类别用系统原来的文字。',
  entity: noticeTemplate,
  columns: ['tmplName', 'tmplNotice', 'tmplScheme', 'tmplRole', 'tmplTitle', 'tmplText', 'enabled', 'updTime'],
  search: ['tmplName', 'tmplNotice', 'tmplScheme', 'tmplRole', 'enabled'],
  sort: { field: 'tmplSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'tmplName',
  pinned: ['tmplName'],
  ...SWITCHED,
})

export const ruleTmpltNoticeRows = rowsFor(
  ruleTmpltNoticeGrid,
  ['tmplSort', 'tmplName', 'tmplNotice', 'tmplScheme', 'tmplRole', 'tmplTitle', 'tmplText'],
  [
    [10, '流程指派', 'ASSIGNED', null, null, '{标题}', '{内容}。请在项目进度中确认计划日期。'],
    [20, '赎楼流程指派', 'ASSIGNED', 'HF9905', null, '{标题}', '{内容}。赎楼项目请先与业主核对还款日。'],
    [30, '资料退回', 'PAPER_RETURNED', null, null, '{标题}', '{内容}。请在资料准备中重新上传。'],
    [40, '收入待审核', 'INCOME_WAITING', null, 'HX5904', '{标题}', '{内容}。请核对凭证与到账后审核。'],
    [50, '收入退回', 'INCOME_RETURNED', null, null, '{标题}', '{内容}。请在收支中修改后重新提交。'],
    [60, '收入审核通过', 'INCOME_APPROVED', null, null, '{标题}', '{内容}。收据可在收支中查看。'],
    [70, '支出待审核', 'EXPENSE_WAITING', null, 'HX5904', '{标题}', '{内容}。请核对收款账户与发票后审核。'],
    [80, '支出退回', 'EXPENSE_RETURNED', null, null, '{标题}', '{内容}。请在收支中修改后重新提交。'],
    [90, '支出审核通过', 'EXPENSE_APPROVED', null, null, '{标题}', '{内容}。请通知收款方查收。'],
    [100, '项目指派', 'CASE_ASSIGNED', null, null, '{标题}', '{内容}。请尽快联系客户并安排首个流程。'],
    [110, '项目终止', 'CASE_STOPPED', null, null, '{标题}', '{内容}。未完的流程不再提醒，已收款项请与财务核对。'],
    [120, '线上支付到账', 'PAID', null, null, '{标题}', '{内容}。请等待财务确认。'],
    [130, '项目邀请', 'INVITED', null, null, '{标题}', '{内容}。项目编号 {编号}。'],
  ],
)
