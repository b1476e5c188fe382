import { definePack } from '../../message-pack.ts'

/** Texts for finishing jobs whose papers are missing. */
export const flowFinishMessages = definePack('flowFinish', {
  title: ({ count }: { count: number }) => `还缺 ${count} 份资料，仍要完结？`,
  papers: '缺少的资料',
  reason: '原因',
  hint: '原因会记入操作日志，缺少的资料继续计入待收',
  reasonMissing: '请填写原因',
  phrasesLabel: '常用原因',
  phrases: '客户承诺补交；银行已留存；原件已当面核对',
  confirm: '仍要完结',
  cancel: '先收资料',
})
