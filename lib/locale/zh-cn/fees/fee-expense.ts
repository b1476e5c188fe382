import { definePack } from '../../message-pack.ts'

/** Texts of the expenses of a case and their drawer. */
export const feeExpenseMessages = definePack('feeExpense', {
  list: '支出清单',
  actions: '操作',
  empty: '暂无支出',
  emptyText: '为该项目垫付或支付的费用在这里登记，由财务审核后计入支出。',
  add: '新增支出',
  review: '审核',
  reviewOf: ({ number }: { number: string }) => `审核支出 ${number}`,
  mend: '修改',
  mendOf: ({ number }: { number: string }) => `修改支出 ${number}`,
  open: ({ number }: { number: string }) => `查看支出 ${number}`,
  unnumbered: '未编号',
  toDo: '待财务审核',
  returnedBecause: ({ reason }: { reason: string }) => `退回理由：${reason}`,
  totals: ({
    count,
    approved,
    pending,
    returned,
  }: {
    count: number
    approved: string
    pending: string
    returned: string
  }) => `共 ${count} 笔 · 已审核 ${approved} · 待审核 ${pending} · 已退回 ${returned}`,
  addTitle: '新增支出',
  mendTitle: '修改支出',
  reviewTitle: '支出审核',
  detailTitle: '支出详情',
  position: ({ at, count }: { at: number; count: number }) => `第 ${at} / ${count} 条待审`,
  previous: '上一条待审',
  next: '下一条待审',
  submit: '提交',
  approve: '通过',
  giveBack: '退回',
  close: '关闭',
  returnTitle: '退回支出',
  returned: '已退回给提交人',
  overtaken: '这笔支出已由他人处理',
  missing: ({ fields }: { fields: string }) => `还缺：${fields}`,
  proposed: ({ fields }: { fields: string }) => `${fields}已预填，请核对。`,
  approveQuestion: '当前支出数据无误，确认审核通过？',
  warning: ({ complaint }: { complaint: string }) => `${complaint}!`,
  blocked: '当前不能登记或审核',
  mayNotAdd: '您不能为该项目登记支出',
  loadFailed: '支出加载失败',
  refused: '未能提交',
})
