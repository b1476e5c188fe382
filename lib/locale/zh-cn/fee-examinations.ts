import { definePack } from '../message-pack.ts'

/** What happened to an order or an expense. */
export const feeExaminationMessages = definePack('feeExaminations', {
  title: '审核记录',
  count: ({ count }: { count: number }) => `${count} 条`,
  none: '暂无审核记录',
  loading: '正在加载审核记录',
  failed: '审核记录加载失败',
  showRest: ({ count }: { count: number }) => `展开其余 ${count} 条`,
  showLess: '收起',
})
