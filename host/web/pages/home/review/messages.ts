/** Texts of the review drawer. */
export const messages = {
  title: '审核',
  place: (at: number, count: number) => `第 ${at} / ${count} 条`,
  previous: '上一条',
  next: '下一条',
  kinds: { all: '全部', INCOME: '收入', EXPENSE: '支出', PAPER: '资料' },
  kindsLabel: '审核类别',
  list: '审核队列',
  waiting: (count: number) => `待审 ${count}`,
  order: '最早提交在前',
  approved: '你已通过',
  returned: '你已退回',
  rest: (count: number) => `再显示 ${count} 条`,
  openCase: '打开项目',
  loading: '正在加载审核',
  doneTitle: '都审完了',
  doneText: (count: number, approved: number, returned: number) =>
    `本次 ${count} 条：通过 ${approved}、退回 ${returned}`,
  noneTitle: '没有等您审核的事项',
  failed: '审核队列加载失败',
  close: '关闭',
}
