import { definePack } from '../../message-pack.ts'

/** What was decided about money; `reason` is empty for what was approved. */
interface Decided {
  readonly project: string
  readonly billNo: string
  readonly amount: string
  readonly reason: string
}

/** Texts of the history of an order or an expense and of its vouchers. */
export const feeExaminationMessages = definePack('feeExaminations', {
  title: '审核记录',
  count: ({ count }: { count: number }) => `${count} 条`,
  none: '暂无审核记录',
  loading: '正在加载审核记录',
  failed: '审核记录加载失败',
  showRest: ({ count }: { count: number }) => `展开其余 ${count} 条`,
  showLess: '收起',
  vouchers: '凭证',
  voucherAt: ({ at, count }: { at: number; count: number }) => `${at} / ${count}`,
  vouchersLoading: '正在加载凭证',
  vouchersFailed: '凭证没有加载出来',
  vouchersMissing: '凭证文件已不存在',
  enlarge: ({ name }: { name: string }) => `放大 ${name}`,
  /** Beside the reasons for returning. */
  returnHint: '选一个即退回，也可另写一句',
  skip: '跳过',
  decided: ({ project, billNo, amount, reason }: Decided) =>
    [project, billNo, amount, reason === '' ? '' : `理由：${reason}`].filter((part) => part !== '').join(' · '),
  showVoucher: ({ name }: { name: string }) => `查看 ${name}`,
})
